import type { MenuCategory } from '#domain/catalogue/page-catalogue.ts';
import { menuNumber } from '../parts/category-plate.tsx';
import styles from './neighbour-galleries.module.css';

type NeighbourGalleriesProps = { category: MenuCategory; categories: readonly MenuCategory[] };

/** Links to the previous and the next gallery, in the order of the menu; after the last comes the first. */
export function NeighbourGalleries({ category, categories }: NeighbourGalleriesProps) {
  const at = categories.findIndex(({ id }) => id === category.id);
  return (
    <nav className={styles.leaves} aria-label="More products">
      <Leaf category={categories.at(at - 1)} label="Previous" />
      <Leaf category={categories[(at + 1) % categories.length]} label="Next" />
    </nav>
  );
}

function Leaf({ category, label }: { category: MenuCategory | undefined; label: string }) {
  return (
    category && (
      <a className={styles.leaf} href={category.route}>
        <span className={styles.said}>
          {label}, {menuNumber(category.id)}
        </span>
        {category.title}
      </a>
    )
  );
}
