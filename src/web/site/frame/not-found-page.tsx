import { paths } from '#contract/paths.ts';
import { nearestItems } from '#domain/catalogue/search-catalogue.ts';
import { Button } from '../../ui/button.tsx';
import type { Site } from '../parts/site-page.ts';
import styles from './not-found-page.module.css';
import { SiteFrame } from './site-frame.tsx';

/** The page for an unknown address: similar pages, a search and links. */
export function NotFoundPage({ site }: { site: Site }) {
  const near = nearestItems(site.path);
  return (
    <SiteFrame site={site}>
      <div className={styles.lost}>
        <h1>There is no page here</h1>
        <div className={styles.words}>
          <p>The address may have been mistyped, or the page may have moved.</p>
          {near.length > 0 && (
            <>
              <h2>Perhaps you meant</h2>
              <ul className={styles.near}>
                {near.map(({ id, name, link }) => (
                  <li key={id}>
                    <a href={link}>{name}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <form className={styles.ask} action={paths.search}>
            <label htmlFor="lost-search">Search products</label>
            <input id="lost-search" type="search" name="q" autoComplete="off" />
            <Button type="submit">Search</Button>
          </form>
          <ul className={styles.ways}>
            <li>
              <a href={paths.products}>All products</a>
            </li>
            <li>
              <a href={paths.newProducts}>New Arrivals</a>
            </li>
            <li>
              <a href={paths.home}>Home</a>
            </li>
            <li>
              <a href={paths.operations}>Operations, for staff</a>
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
