import { paths } from '#contract/paths.ts';
import styles from './catalogue.module.css';

/** The two screens of the catalogue as a whole. */
export function CatalogueTabs({ current }: { current: string }) {
  return (
    <nav className={styles.tabs} aria-label="Catalogue">
      {tabs.map(({ path, text }) => (
        <a key={path} href={path} aria-current={path === current ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

const tabs = [
  { path: paths.catalogue, text: 'Categories and products' },
  { path: paths.catalogueHome, text: 'Home page' },
];
