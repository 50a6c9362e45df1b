import { sitePaths } from '#contract/site-paths.ts';
import { nearestItems } from '#domain/catalogue/search-catalogue.ts';
import { Button } from '../../ui/button.tsx';
import type { Site } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './not-found-page.module.css';
import { SiteFrame } from './site-frame.tsx';

/** The page for an unknown address: similar pages, a search and links. */
export function NotFoundPage({ site }: { site: Site }) {
  const { words, to } = useWords();
  const near = nearestItems(site.catalogue.categories, site.path);
  return (
    <SiteFrame site={site}>
      <div className={styles.lost}>
        <h1>{words.lost.title}</h1>
        <div className={styles.words}>
          <p>{words.lost.text}</p>
          {near.length > 0 && (
            <>
              <h2>{words.lost.perhaps}</h2>
              <ul className={styles.near}>
                {near.map(({ id, name, link }) => (
                  <li key={id}>
                    <a href={to(link)}>{name}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <form className={styles.ask} action={to(sitePaths.search)}>
            <label htmlFor="lost-search">{words.lost.search}</label>
            <input id="lost-search" type="search" name="q" autoComplete="off" />
            <Button type="submit">{words.search.button}</Button>
          </form>
          <ul className={styles.ways}>
            <li>
              <a href={to(sitePaths.products)}>{words.site.allProducts}</a>
            </li>
            <li>
              <a href={to(sitePaths.newProducts)}>{words.site.newArrivals}</a>
            </li>
            <li>
              <a href={to(sitePaths.home)}>{words.site.home}</a>
            </li>
            <li>
              <a href={sitePaths.operations}>{words.lost.operations}</a>
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
