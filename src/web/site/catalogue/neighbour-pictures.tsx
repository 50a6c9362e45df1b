import type { ShownPicture } from '#domain/catalogue/picture-at.ts';
import { picturePath } from '#domain/catalogue/picture-path.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './neighbour-galleries.module.css';

/** Links to the previous and the next picture of the folder. */
export function NeighbourPictures({ shown: { gallery, previous, next } }: { shown: ShownPicture }) {
  const { words, to } = useWords();
  if (!previous && !next) return null;
  const leaf = (photo: ShownPicture['next'], label: string, rel: string) =>
    photo ? (
      <a className={styles.leaf} href={to(picturePath(gallery, photo.name))} rel={rel}>
        <span className={styles.said}>{label}</span>
        <span lang={photo.lang}>{photo.title || photo.name.replace(/\.jpg$/, '')}</span>
      </a>
    ) : (
      <span />
    );
  return (
    <nav className={styles.leaves} aria-label={words.picture.more}>
      {leaf(previous, words.site.previous, 'prev')}
      {leaf(next, words.site.next, 'next')}
    </nav>
  );
}
