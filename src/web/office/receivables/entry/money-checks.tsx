import type { Problem } from '#domain/outcome.ts';
import { type Entry, leftOver } from './entry-of-draft.ts';
import type { EntryKind } from './money-draft.ts';
import styles from './money-form.module.css';

type MoneyChecksProps = {
  kind: EntryKind;
  entry: Entry;
  warnings: readonly Problem[];
  /** When the account was loaded, where it was kept because there is no network; else ''. */
  keptAt: string;
};

/** Warnings and reminders of the law. They never stop the entry. */
export function MoneyChecks({ kind, entry, warnings, keptAt }: MoneyChecksProps) {
  const remarks = remarksOf(kind, entry);
  if (keptAt)
    remarks.unshift(['No connection', `what is open is as it was at ${keptAt}. The server checks it when it is sent.`]);
  return (
    <section className={styles.checks} aria-labelledby="checks">
      <h2 id="checks">Checks</h2>
      <div role="status">
        {warnings.length + remarks.length === 0 && (
          <p>{entry.total === 0 ? 'Nothing to check yet.' : 'No warnings.'}</p>
        )}
        <ul>
          {warnings.map(({ field, message }) => (
            <li key={`${field} ${message}`} className={styles.warning}>
              {message}
            </li>
          ))}
          {remarks.map(([subject, sentence]) => (
            <li key={subject}>
              <b>{subject}:</b> {sentence}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function remarksOf(kind: EntryKind, entry: Entry): [subject: string, sentence: string][] {
  const { draft } = entry;
  const remarks: [string, string][] = [];
  if (kind === 'receipt' && leftOver(entry) > 0)
    remarks.push([
      'Advance',
      'for goods no GST is due on it (Notification 66/2017). For services it is: mark it in Returns at the end of the month, and use a receipt voucher.',
    ]);
  if (kind === 'receipt' && draft.tds > 0)
    remarks.push(['TDS', 'ask for the certificate of the tax that was held back.']);
  if (kind === 'settlement' && draft.reason === 'discount')
    remarks.push(['Discount', 'the GST stays as it was billed. Only a credit note lowers it.']);
  if (kind === 'settlement' && draft.reason === 'bad-debt')
    remarks.push(['Bad debt', 'the GST of the invoice stays due.']);
  return remarks;
}
