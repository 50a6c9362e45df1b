import { sitePaths } from '#contract/site-paths.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { named, noPhotos, type Site, type SitePage } from '../parts/site-page.ts';
import { WhatComesNext } from '../parts/what-comes-next.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './callback-page.module.css';

function Thanks({ site }: { site: Site }) {
  const { words, to } = useWords();
  return (
    <SiteFrame site={site}>
      <div className={styles.page}>
        <div className={styles.words}>
          <h1>{words.callback.thanksTitle}</h1>
          <p>{words.callback.thanks}</p>
          <WhatComesNext contact={site.company.contact} />
        </div>
        <ul className={styles.rest}>
          <li>
            <a href={to(sitePaths.products)}>{words.site.allProducts}</a>
          </li>
          <li>
            <a href={to(sitePaths.home)}>{words.site.home}</a>
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
