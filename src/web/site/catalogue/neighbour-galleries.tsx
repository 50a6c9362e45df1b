import { type Category, categories } from '#domain/catalogue/categories.ts';
import { menuNumber } from '../parts/category-plate.tsx';
import styles from './neighbour-galleries.module.css';

/** The leaves before and after this one: the menu's order, round and round. */
export function NeighbourGalleries({ category }: { category: Category }) {
  const at = categories.indexOf(category);
  return (
    <nav className={styles.leaves} aria-label="More products">
      <Leaf category={categories.at(at - 1)} said="Previous" />
      <Leaf category={categories[(at + 1) % categories.length]} said="Next" />
    </nav>
  );
}

function Leaf({ category, said }: { category: Category | undefined; said: string }) {
  return (
    category && (
      <a className={styles.leaf} href={category.route}>
        <span className={styles.said}>
          {said}, {menuNumber(category.id)}
        </span>
        {category.title}
      </a>
    )
  );
}
