import type { CataloguePhoto } from '#domain/catalogue/catalogue.ts';
import type { Category } from '#domain/catalogue/categories.ts';
import { photoAlt } from '#domain/photos/photo.ts';
import { PhotoPicture } from '../../ui/photo-picture.tsx';
import styles from './category-plate.module.css';
import { ExploreLink } from './explore-link.tsx';

type CategoryPlateProps = {
  category: Pick<Category, 'id' | 'title' | 'route' | 'folder'>;
  /** Undefined while the category has no picture. */
  photo: CataloguePhoto | undefined;
  sizes: string;
  /** Whether it stands at the top of the page. */
  first: boolean;
  /** It takes all the height there is, and its name is set large. */
  large?: boolean;
};

/** A category as a plate of the book: photograph, name, number. The whole plate leads to its gallery. */
export function CategoryPlate({ category, photo, sizes, first, large = false }: CategoryPlateProps) {
  return (
    <article className={large ? `${styles.plate} ${styles.large}` : styles.plate}>
      <div className={styles.photo}>
        {photo ? (
          <PhotoPicture
            photo={photo}
            alt={photoAlt({ title: photo.title, folder: category.folder }, 1)}
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
        <span className={styles.number}>{menuNumber(category.id)}</span>
      </div>
      <ExploreLink href={category.route} name={category.title} whole />
    </article>
  );
}

/** Plates side by side, two or three in a row. */
export const plateGrid = styles.plates;

/** `menuNumber(4)` → 'No. 04': its number in the menu. */
export function menuNumber(id: number): string {
  return `No. ${String(id).padStart(2, '0')}`;
}

/** As a draughtsman marks a void: a rectangle with its diagonals. */
function EmptyPlate() {
  return (
    <svg className={styles.empty} viewBox="0 0 400 300" aria-hidden="true">
      <path d="M0 0l400 300M400 0L0 300M.5.5h399v299H.5z" fill="none" stroke="currentColor" />
    </svg>
  );
}
