import { paths } from '#contract/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './customers-page.module.css';

/** The book before its first customer: the ways to begin. `unknownBuyers`: number of buyers on documents who are not in the book. */
export function EmptyBook({ unknownBuyers }: { unknownBuyers: number }) {
  return (
    <section className={styles.empty} aria-labelledby="begin">
      <h2 id="begin">Nobody is in the book yet</h2>
      <p>Enter each customer once. Every form then offers the address, the GSTIN and the last price.</p>
      <ul>
        {unknownBuyers > 0 && (
          <li>
            <ButtonLink look="go" href={paths.customersFromDocuments}>
              Add {unknownBuyers} from documents
            </ButtonLink>
            <span>They are on your documents already. You check each one first.</span>
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
          <span>Enter one customer.</span>
        </li>
      </ul>
    </section>
  );
}
