import type { PagePhoto } from '#domain/catalogue/catalogue.ts';
import type { MenuCategory } from '#domain/catalogue/page-catalogue.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { useWords } from '../words/site-words.tsx';
import type { Words } from '../words/words.ts';
import styles from './category-plate.module.css';
import { ExploreLink } from './explore-link.tsx';
import { pictureAlt } from './picture-alt.ts';

type CategoryPlateProps = {
  category: Pick<MenuCategory, 'id' | 'title' | 'lang' | 'route'>;
  /** Undefined while the category has no picture. */
  photo: PagePhoto | undefined;
  sizes: string;
  /** Whether it is at the top of the page. */
  first: boolean;
  /** Uses the full height, with a large name. */
  large?: boolean;
};

/** A card of a category: photograph, name, number. The whole card is a link to its gallery. */
export function CategoryPlate({ category, photo, sizes, first, large = false }: CategoryPlateProps) {
  const { words } = useWords();
  return (
    <article className={large ? `${styles.plate} ${styles.large}` : styles.plate}>
      <div className={styles.photo}>
        {photo ? (
          <PhotoPicture
            photo={photo}
            alt={pictureAlt(photo.title, category.title, 1, words)}
            sizes={sizes}
            width={4}
            height={3}
            first={first}
            large={large}
          />
        ) : (
          <EmptyPlate />
        )}
      </div>
      <div className={styles.caption}>
        <h3>{category.title}</h3>
        <span className={styles.number}>{menuNumber(category.id, words)}</span>
      </div>
      <ExploreLink href={category.route} name={category.title} whole />
    </article>
  );
}

/** The class of a list of cards, two or three in a row. */
export const plateGrid = styles.plates;

/** `menuNumber(4, words)` → 'No. 04': its number in the menu. */
export function menuNumber(id: number, { site }: Words): string {
  return fillWords(site.number, { n: String(id).padStart(2, '0') });
}

/** A rectangle with its diagonals, the sign for an empty space in drawings. */
function EmptyPlate() {
  return (
    <svg className={styles.empty} viewBox="0 0 400 300" aria-hidden="true">
      <path d="M0 0l400 300M400 0L0 300M.5.5h399v299H.5z" fill="none" stroke="currentColor" />
    </svg>
  );
}
