import { fillWords } from '#domain/text/fill-words.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './explore-link.module.css';

type ExploreLinkProps = {
  href: string;
  /** The target's name, for screen readers. */
  name: string;
  /** The link covers the whole positioned element around it. */
  whole?: boolean;
};

/** 'Explore', with an arrow. `href` is a page of the site. */
export function ExploreLink({ href, name, whole = false }: ExploreLinkProps) {
  const { words, to } = useWords();
  return (
    <a
      className={whole ? `${styles.explore} ${styles.whole} covers` : styles.explore}
      href={to(href)}
      aria-label={fillWords(words.site.exploreName, { name })}
    >
      {words.site.explore}
    </a>
  );
}
