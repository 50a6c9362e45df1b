import type { PagePhoto } from '#domain/catalogue/catalogue.ts';
import type { MenuCategory, PageCatalogue } from '#domain/catalogue/page-catalogue.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import { useWords } from '../words/site-words.tsx';
import type { Words } from '../words/words.ts';
import styles from './category-plate.module.css';
import { ExploreLink } from './explore-link.tsx';
import { pictureAlt } from './picture-alt.ts';

type CategoryPlateProps = {
  category: Pick<MenuCategory, 'id' | 'title' | 'lang' | 'route'>;
  /** Undefined while the category has no picture, null while none of its list has one. */
  photo: Covered['photo'];
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
      {photo !== null && (
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
      )}
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

export type Covered = { photo: PagePhoto | undefined | null };

/** Each with the first picture of its folder. Where none has one, null: such a list is of names alone. */
export function withCovers<Kept extends { folder: string }>(
  list: readonly Kept[],
  folders: PageCatalogue['folders'],
): (Kept & Covered)[] {
  const covers = list.map(({ folder }) => folders[folder]?.[0]);
  return list.map((each, nth) => ({ ...each, photo: covers.some(Boolean) ? covers[nth] : null }));
}

type NameLinksProps = { names: readonly { id?: number; title: string; route: string }[] };

/** NameLinks in columns, each a link; of categories with their numbers. */
export function NameLinks({ names }: NameLinksProps) {
  const { words, to } = useWords();
  return (
    <ul className={styles.names}>
      {names.map(({ id, title, route }) => (
        <li key={title}>
          <a href={to(route)}>
            {title} {id && <span className={styles.number}>{menuNumber(id, words)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** From A to Z. */
export function byTitle<Kept extends { title: string }>(list: readonly Kept[]): Kept[] {
  return list.toSorted((a, b) => (a.title < b.title ? -1 : 1));
}

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
