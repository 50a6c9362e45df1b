import type { MenuCategory } from '#domain/catalogue/page-catalogue.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { menuNumber } from '../parts/category-plate.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './neighbour-galleries.module.css';

type NeighbourGalleriesProps = { category: MenuCategory; categories: readonly MenuCategory[] };

/** Links to the previous and the next gallery, in the order of the menu; after the last comes the first. */
export function NeighbourGalleries({ category, categories }: NeighbourGalleriesProps) {
  const { words } = useWords();
  const at = categories.findIndex(({ id }) => id === category.id);
  return (
    <nav className={styles.leaves} aria-label={words.site.moreProducts}>
      <Leaf category={categories.at(at - 1)} label={words.site.previous} />
      <Leaf category={categories[(at + 1) % categories.length]} label={words.site.next} />
    </nav>
  );
}

function Leaf({ category, label }: { category: MenuCategory | undefined; label: string }) {
  const { words, to } = useWords();
  return (
    category && (
      <a className={styles.leaf} href={to(category.route)}>
        <span className={styles.said}>
          {fillWords(words.gallery.neighbour, { label, number: menuNumber(category.id, words) })}
        </span>{' '}
        {category.title}
      </a>
    )
  );
}
