import { paths } from '#contract/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './customers-page.module.css';

/** The book before its first customer: three ways to begin. */
export function EmptyBook() {
  return (
    <section className={styles.empty} aria-labelledby="begin">
      <h2 id="begin">Nobody is in the book yet</h2>
      <p>A customer is typed once. Every form then offers the address, the GSTIN and the last price.</p>
      <ul>
        <li>
          <ButtonLink href={paths.customerImport}>Import</ButtonLink>
          <span>
            From a sheet (CSV or XLSX), from the clipboard, or from Tally. You see each row before it is written.
          </span>
        </li>
        <li>
          <ButtonLink href={paths.newCustomer}>
            New customer <kbd>Ctrl Enter</kbd>
          </ButtonLink>
          <span>Type one.</span>
        </li>
      </ul>
    </section>
  );
}
