import { type Category, categories } from '#domain/catalogue/categories.ts';
import { menuNumber } from '../parts/category-plate.tsx';
import styles from './neighbour-galleries.module.css';

/** Links to the previous and the next gallery, in the order of the menu; after the last comes the first. */
export function NeighbourGalleries({ category }: { category: Category }) {
  const at = categories.indexOf(category);
  return (
    <nav className={styles.leaves} aria-label="More products">
      <Leaf category={categories.at(at - 1)} label="Previous" />
      <Leaf category={categories[(at + 1) % categories.length]} label="Next" />
    </nav>
  );
}

function Leaf({ category, label }: { category: Category | undefined; label: string }) {
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
