import type { Site } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import { LanguageLinks } from './language-links.tsx';
import styles from './language-strip.module.css';

/** The languages, above the bar; nothing where there is one. It scrolls away, the bar stays. */
export function LanguageStrip({ site }: { site: Site }) {
  const { words } = useWords();
  if (site.languages.length < 2) return null;
  return (
    <div className={styles.strip}>
      <div className={styles.page}>
        <nav className={styles.languages} aria-label={words.site.language}>
          <LanguageLinks site={site} />
        </nav>
      </div>
    </div>
  );
}
