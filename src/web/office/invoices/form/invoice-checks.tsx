import type { ReactNode } from 'react';
import type { SuggestedCustomer } from '#contract/customers.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceTotals } from '#domain/invoices/invoice-totals.ts';
import { payableWords } from '#domain/invoices/payable-words.ts';
import type { Problem } from '#domain/outcome.ts';
import { Said } from '../../parts/said.tsx';
import { usePart } from '../../parts/use-part.ts';
import { groupWarnings } from './group-warnings.ts';
import { fieldId, valueAt } from './invoice-fields.ts';
import styles from './invoice-form.module.css';

type InvoiceChecksProps = {
  draft: InvoiceDraft;
  customer: SuggestedCustomer | null;
  warnings: Problem[];
  totals: InvoiceTotals;
  /** What a button can correct before it is issued. */
  corrections: ReactNode;
};

/** Warnings about law and plausibility. They never stop the document. */
export function InvoiceChecks({ draft, customer, warnings, totals, corrections }: InvoiceChecksProps) {
  const parts = usePart(customer !== null, () => import('../customer/customer-check.tsx'));
  const grouped = groupWarnings(warnings);
  // A line '1 more' takes as much space as the warning itself.
  const shown = grouped.length > MAX_SHOWN + 1 ? MAX_SHOWN : grouped.length;
  return (
    <>
      <section className={styles.checks} aria-labelledby="checks">
        <h2 id="checks" tabIndex={-1}>
          Checks
        </h2>
        {corrections}
        {parts && customer && <parts.CustomerCheck customer={customer} />}
        {grouped.length === 0 && <p className="quiet">No warnings.</p>}
        {grouped.length > 0 && <Warnings draft={draft} warnings={grouped.slice(0, shown)} />}
        {grouped.length > shown && (
          <details>
            <summary>{grouped.length - shown} more</summary>
            <Warnings draft={draft} warnings={grouped.slice(shown)} />
          </details>
        )}
      </section>
      {totals.payable > 0 && (
        <section className={styles.checks} aria-labelledby="words">
          <h2 id="words">{payableWords[draft.kind]} in words</h2>
          <p>{totals.words}</p>
        </section>
      )}
    </>
  );
}

/** The most important warnings come first. */
const MAX_SHOWN = 4;

function Warnings({ draft, warnings }: { draft: InvoiceDraft; warnings: Problem[] }) {
  return (
    <ul>
      {warnings.map(({ field, message }) => (
        <li key={`${field} ${message}`} className={styles.warning}>
          {valueAt(draft, field) === '' ? (
            <Said text={message} />
          ) : (
            <a href={`#${fieldId(field)}`}>
              <Said text={message} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
