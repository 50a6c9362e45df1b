import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceTotals } from '#domain/invoices/invoice-totals.ts';
import type { Problem } from '#domain/outcome.ts';
import { groupWarnings } from './group-warnings.ts';
import { fieldId, valueAt } from './invoice-fields.ts';
import styles from './invoice-form.module.css';

type InvoiceChecksProps = { draft: InvoiceDraft; warnings: Problem[]; totals: InvoiceTotals };

/** What the law has to say about the document: to be seen, never a refusal. */
export function InvoiceChecks({ draft, warnings, totals }: InvoiceChecksProps) {
  const said = groupWarnings(warnings);
  // One more takes no more room than the line that says so.
  const shown = said.length > MOST + 1 ? MOST : said.length;
  return (
    <>
      <section className={styles.checks} aria-labelledby="checks">
        <h2 id="checks" tabIndex={-1}>
          Checks
        </h2>
        {said.length === 0 && <p className="quiet">Nothing to remark so far.</p>}
        {said.length > 0 && <Warnings draft={draft} warnings={said.slice(0, shown)} />}
        {said.length > shown && (
          <details>
            <summary>{said.length - shown} more</summary>
            <Warnings draft={draft} warnings={said.slice(shown)} />
          </details>
        )}
      </section>
      {totals.payable > 0 && (
        <section className={styles.checks} aria-labelledby="words">
          <h2 id="words">Amount payable in words</h2>
          <p>{totals.words}</p>
        </section>
      )}
    </>
  );
}

/** The gravest stand first; behind so many they would hide each other. */
const MOST = 4;

function Warnings({ draft, warnings }: { draft: InvoiceDraft; warnings: Problem[] }) {
  return (
    <ul>
      {warnings.map(({ field, message }) => (
        <li key={`${field} ${message}`} className={styles.warning}>
          {valueAt(draft, field) === '' ? message : <a href={`#${fieldId(field)}`}>{message}</a>}
        </li>
      ))}
    </ul>
  );
}
