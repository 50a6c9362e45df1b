import { paths } from '#contract/paths.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { named, noPhotos, type Site, type SitePage } from '../parts/site-page.ts';
import styles from './callback-page.module.css';

function Thanks({ site }: { site: Site }) {
  return (
    <SiteFrame site={site}>
      <div className={styles.page}>
        <div className={styles.words}>
          <h1>Thank you</h1>
          <p>Request Submitted Successfully !!</p>
        </div>
        <ul className={styles.rest}>
          <li>
            <a href={paths.products}>All products</a>
          </li>
          <li>
            <a href={paths.home}>Home</a>
          </li>
        </ul>
      </div>
    </SiteFrame>
  );
}

/** The answer to a form that was sent without script. */
export const thanksPage: SitePage = {
  ...named(({ callback }) => callback.thanksTitle),
  description: (_, { callback }) => callback.thanks,
  select: noPhotos,
  picture: () => null,
  hidden: true,
  Body: Thanks,
};
