import { paths } from '#contract/paths.ts';
import { categories } from '#domain/catalogue/categories.ts';
import header from './site-header.module.css';
import styles from './site-menu.module.css';

/** The menu of the categories, with their numbers. */
export function ProductMenu({ path }: { path: string }) {
  const within = path === paths.products || categories.some(({ route }) => route === path);
  return (
    <>
      <button
        type="button"
        className={`${header.link} ${header.opens}`}
        popoverTarget="menu-products"
        data-within={within || undefined}
      >
        Products
      </button>
      <div className={`${styles.panel} ${styles.products}`} id="menu-products" popover="auto">
        <p className={styles.first}>
          <a href={paths.products} aria-current={path === paths.products ? 'page' : undefined}>
            All products
          </a>
          <button type="button" className={styles.back} popoverTarget="menu-products" popoverTargetAction="hide">
            Back
          </button>
        </p>
        <ul className={styles.columns}>
          {categories.map(({ id, title, route }) => (
            <li key={id}>
              <a className={styles.entry} href={route} aria-current={path === route ? 'page' : undefined}>
                {title}
                <span className={styles.number}>{String(id).padStart(2, '0')}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
