import { paths } from '#contract/paths.ts';
import styles from './site.module.css';
import { SiteFrame } from './site-frame.tsx';
import type { Site } from './site-page.ts';

export const NotFoundPage = ({ site }: { site: Site }) => (
  <SiteFrame site={site}>
    <div className={styles.hero}>
      <h1>There is no page here</h1>
      <p className={styles.lead}>The address may have been mistyped, or the page may have moved.</p>
      <p className={styles.ways}>
        <a href={paths.home}>Home: what {site.company.name} supplies</a>
        <a href={paths.operations}>Operations, for staff</a>
      </p>
    </div>
  </SiteFrame>
);
