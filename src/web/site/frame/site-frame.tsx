import type { ReactNode } from 'react';
import { CallbackDialog } from '../parts/callback-dialog.tsx';
import { InTurn } from '../parts/in-turn.tsx';
import type { Site } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import { LanguageStrip } from './language-strip.tsx';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header.tsx';
import '../parts/layout.css';

/** Header and footer of every public page. */
export function SiteFrame({ site, children }: { site: Site; children: ReactNode }) {
  const { words } = useWords();
  return (
    <div className={styles.site}>
      <a className="skip" href="#main">
        {words.site.skip}
      </a>
      <LanguageStrip site={site} />
      <InTurn>
        <SiteHeader site={site} />
      </InTurn>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <InTurn>
        <SiteFooter company={site.company} />
      </InTurn>
      <InTurn>
        <CallbackDialog site={site} />
      </InTurn>
    </div>
  );
}
