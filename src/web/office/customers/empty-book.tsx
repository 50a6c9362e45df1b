import { paths } from '#contract/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './customers-page.module.css';

/** The book before its first customer: the ways to begin. `unknown`: how many buyers stand on documents. */
export function EmptyBook({ unknown }: { unknown: number }) {
  return (
    <section className={styles.empty} aria-labelledby="begin">
      <h2 id="begin">Nobody is in the book yet</h2>
      <p>A customer is typed once. Every form then offers the address, the GSTIN and the last price.</p>
      <ul>
        {unknown > 0 && (
          <li>
            <ButtonLink look="go" href={paths.customersFromDocuments}>
              Add {unknown} from documents
            </ButtonLink>
            <span>They stand on your documents already. You look at each one first.</span>
          </li>
        )}
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
