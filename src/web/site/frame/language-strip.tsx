import type { Site } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import { LanguageLinks } from './language-links.tsx';
import styles from './language-strip.module.css';
import { StaffLinks } from './staff-links.tsx';

/** The languages, above the bar, and at the right end the links of staff. It scrolls away, the bar stays. */
export function LanguageStrip({ site }: { site: Site }) {
  const { words } = useWords();
  return (
    <div className={styles.strip}>
      <div className={styles.page}>
        <nav className={styles.languages} aria-label={words.site.language}>
          <LanguageLinks site={site} />
        </nav>
        <div className={styles.staff}>
          <StaffLinks />
        </div>
      </div>
    </div>
  );
}
