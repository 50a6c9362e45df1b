import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import inkLink from '../../ui/ink-link.module.css';
import styles from './returns.module.css';

/** Invoices of which more was credited than they came to: the tax of the firm is too low, and the customer has an advance that nobody paid. */
export function OverCreditedInvoices({ shown: { overCredited } }: { shown: ReturnAnswer }) {
  if (overCredited.length === 0) return null;
  const excess = overCredited.reduce((sum, { value, credited }) => sum + credited - value, 0);
  const are = overCredited.length === 1 ? '1 invoice is' : `${overCredited.length} invoices are`;
  return (
    <section className={`${styles.mend} ${styles.toMend}`} aria-labelledby="over-credited">
      <h2 id="over-credited">
        {are} credited with ₹ {formatRupees(excess)} more than billed
      </h2>
      <p>
        Cancel the credit notes that are too much. One whose return is filed stays: bill the difference with a tax
        invoice, and ask your accountant.
      </p>
      <ul>
        {overCredited.map(({ id, number, date, value, credited, notes }) => (
          <li key={id} className={styles.overCredited}>
            <DocumentLink id={id} number={number} />
            <span>
              {formatDate(date)}: ₹ {formatRupees(value)} billed, ₹ {formatRupees(credited)} credited.{' '}
              <span className="remark">
                {notes.map((note, index) => (
                  <span key={note.id}>
                    {index > 0 && '; '}
                    <DocumentLink id={note.id} number={note.number} /> of {formatDate(note.date)}, ₹{' '}
                    {formatRupees(note.value)}
                    {note.filed && ', filed'}
                  </span>
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DocumentLink({ id, number }: { id: string; number: string }) {
  return (
    <a className={`${inkLink.link} whole`} href={path(paths.documentPage, { id })}>
      {number}
    </a>
  );
}
