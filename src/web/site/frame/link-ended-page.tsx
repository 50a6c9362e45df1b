import { sitePaths } from '#contract/site-paths.ts';
import type { Site } from '../parts/site-page.ts';
import styles from './not-found-page.module.css';
import { SiteFrame } from './site-frame.tsx';

/** The page of an expired or unknown link to a document: the same text for both. Rendered only on the server, without script. */
export function LinkEndedPage({ site }: { site: Site }) {
  return (
    <SiteFrame site={site}>
      <div className={styles.lost}>
        <h1>This link no longer works</h1>
        <div className={styles.words}>
          <p>It may have expired, or part of the address is missing.</p>
          <p>Ask {site.company.name} for the document again. Staff open it from the reports.</p>
          <ul className={styles.ways}>
            <li>
              <a href={sitePaths.contact}>Contact</a>
            </li>
            <li>
              <a href={sitePaths.home}>Home</a>
            </li>
            <li>
              <a href={sitePaths.invoiceReports}>Reports, for staff</a>
            </li>
          </ul>
        </div>
        <svg className={styles.void} viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0L400 300M400 0L0 300" stroke="currentColor" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
    </SiteFrame>
  );
}
