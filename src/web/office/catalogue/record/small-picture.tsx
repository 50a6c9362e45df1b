import type { CataloguePicture } from '#contract/catalogue.ts';
import { mediaPath } from '#contract/path.ts';
import styles from './catalogue.module.css';

/** A picture in a row; an empty box with diagonals where there is none. */
export function SmallPicture({ picture }: { picture: CataloguePicture | undefined }) {
  if (!picture) return <span className={styles.none} />;
  return <TinyPicture picture={picture} className={styles.small} width={64} height={48} />;
}

type TinyPictureProps = { picture: CataloguePicture; className?: string | undefined; width: number; height: number };

/** A picture in its smallest size. */
export function TinyPicture({ picture: { hash, avif, jpg }, ...rest }: TinyPictureProps) {
  return (
    <picture>
      {avif[0] && <source type="image/avif" srcSet={mediaPath(hash, avif[0], 'avif')} />}
      <img {...rest} src={mediaPath(hash, jpg[0] ?? 0, 'jpg')} alt="" loading="lazy" />
    </picture>
  );
}
