import { mediaPath } from '#contract/path.ts';
import type { CategoryCloseUp } from '#domain/catalogue/page-catalogue.ts';
import { pictureSrcSet } from '../../ui/picture-src-set.ts';
import styles from './material-square.module.css';

type MaterialSquareProps = {
  square: CategoryCloseUp;
  /** How wide the whole picture would be: four times the square. */
  sizes: string;
};

/** A square of a category's cover that shows its material. It says nothing that the name beside it does not say. */
export function MaterialSquare({ square, sizes }: MaterialSquareProps) {
  const { hash, jpg, left, top } = square;
  return (
    <span className={styles.square} data-left={left} data-top={top}>
      <picture>
        <source type="image/avif" srcSet={pictureSrcSet(square, 'avif')} sizes={sizes} />
        <img src={mediaPath(hash, jpg[0] ?? 0, 'jpg')} alt="" loading="lazy" decoding="async" draggable={false} />
      </picture>
    </span>
  );
}
