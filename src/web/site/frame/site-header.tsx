import { path } from '#contract/path.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { Site } from '../parts/site-page.ts';
import { TalkButton } from '../parts/talk-button.tsx';
import { useWords } from '../words/site-words.tsx';
import { ProductMenu } from './product-menu.tsx';
import { SearchMenu } from './search-menu.tsx';
import styles from './site-header.module.css';
import { StaffLinks } from './staff-links.tsx';

/**
 * Logo and navigation bar, in the specification's order. Its menus are native popovers, which open without script. On a narrow
 * screen everything is in one menu; Talk to Us !! is in the bar too.
 */
export function SiteHeader({ site }: { site: Site }) {
  const { words, to } = useWords();
  const link = (page: string, text: string) => (
    <a className={styles.link} href={to(page)} aria-current={site.path === page ? 'page' : undefined}>
      {text}
    </a>
  );
  return (
    <header id="header" className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.brand} title={site.company.name} href={to(sitePaths.home)}>
          <img src={path(sitePaths.download, { category: 'general', file: 'logo' })} width={44} height={44} alt="" />
          <span className="two-lines">{site.company.name}</span>
        </a>
        <div className={styles.menu} id="menu" popover="auto">
          <nav className={styles.main} aria-label={words.site.main}>
            <ul className={styles.entries}>
              <li>
                <SearchMenu categories={site.catalogue.categories} />
              </li>
              <li>{link(sitePaths.newProducts, words.site.newArrivals)}</li>
              <li>{link(sitePaths.about, words.site.about)}</li>
              <li>
                <ProductMenu path={site.path} categories={site.catalogue.categories} />
              </li>
              <li>{link(sitePaths.brochures, words.site.brochures)}</li>
              <li className={styles.talk}>
                <TalkButton />
              </li>
            </ul>
          </nav>
          <StaffLinks />
        </div>
        <div className={styles.near}>
          <a className={styles.seek} href={to(sitePaths.search)}>
            <span className="sr">{words.site.search}</span>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path
                d="M13 13l5.5 5.5M8.5 15a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13z"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              />
            </svg>
          </a>
          <TalkButton />
        </div>
        <button type="button" className={styles.open} popoverTarget="menu">
          {words.site.menu}
        </button>
      </div>
    </header>
  );
}
