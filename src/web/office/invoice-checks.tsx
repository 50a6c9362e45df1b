import type { InvoiceDraft } from '#domain/invoice/invoice.ts';
import type { InvoiceTotals } from '#domain/invoice/invoice-totals.ts';
import type { Problem } from '#domain/outcome.ts';
import { fieldId, valueAt } from './invoice-fields.ts';
import styles from './invoice-form.module.css';

type InvoiceChecksProps = { draft: InvoiceDraft; warnings: Problem[]; totals: InvoiceTotals };

/** What the law has to say about the document: to be seen, never a refusal. */
export const InvoiceChecks = ({ draft, warnings, totals }: InvoiceChecksProps) => {
  return (
    <>
      <section className={styles.checks} aria-labelledby="checks">
        <h2 id="checks" tabIndex={-1}>
          Checks
        </h2>
        {warnings.length > 0 ? (
          <ul>
            {warnings.map(({ field, message }) => (
              <li key={`${field} ${message}`} className={styles.warning}>
                {valueAt(draft, field) === '' ? message : <a href={`#${fieldId(field)}`}>{message}</a>}
              </li>
            ))}
          </ul>
        ) : (
          <p className="quiet">Nothing to remark so far.</p>
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
};
