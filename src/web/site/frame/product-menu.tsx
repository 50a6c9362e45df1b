import { sitePaths } from '#contract/site-paths.ts';
import type { MenuCategory } from '#domain/catalogue/page-catalogue.ts';
import { MaterialSquare } from '../parts/material-square.tsx';
import { useWords } from '../words/site-words.tsx';
import header from './site-header.module.css';
import styles from './site-menu.module.css';

/** The menu of the categories, with their numbers. */
export function ProductMenu({ path, categories }: { path: string; categories: readonly MenuCategory[] }) {
  const { words, to } = useWords();
  const within = path === sitePaths.products || categories.some(({ route }) => route === path);
  return (
    <>
      <button
        type="button"
        className={`${header.link} ${header.opens}`}
        popoverTarget="menu-products"
        data-within={within || undefined}
      >
        {words.site.products}
      </button>
      <div className={`${styles.panel} ${styles.products}`} id="menu-products" popover="auto">
        <p className={styles.first}>
          <a href={to(sitePaths.products)} aria-current={path === sitePaths.products ? 'page' : undefined}>
            {words.site.allProducts}
          </a>
          <button type="button" className={styles.back} popoverTarget="menu-products" popoverTargetAction="hide">
            {words.site.back}
          </button>
        </p>
        <ul className={styles.columns}>
          {categories.map(({ id, title, route, closeUp }) => (
            <li key={id}>
              <a className={styles.entry} href={to(route)} aria-current={path === route ? 'page' : undefined}>
                <span className={styles.material}>{closeUp && <MaterialSquare square={closeUp} sizes="128px" />}</span>
                <span className={styles.name}>{title}</span>{' '}
                <span className={styles.number}>{String(id).padStart(2, '0')}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
