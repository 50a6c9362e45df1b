import { paths } from '#contract/paths.ts';
import styles from '../drop-area.module.css';

/** The five screens on which a shop moves in from files, in the order in which they build on each other. */
export function MoveInLinks({ current }: { current: string }) {
  return (
    <nav className={styles.links} aria-label="Moving in">
      {screens.map(({ path, text }) => (
        <a key={path} href={path} aria-current={path === current ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

const screens = [
  { path: paths.customerImport, text: 'Customers' },
  { path: paths.moveIn, text: 'Products' },
  { path: paths.moveInMaterialsPage, text: 'Materials' },
  { path: paths.moveInNumbersPage, text: 'Last numbers' },
  { path: paths.moveInBillsPage, text: 'Open bills' },
];
