import { formatRupees } from '#domain/money/format-rupees.ts';
import { type Entry, leftOver } from './entry-of-draft.ts';
import type { EntryKind } from './money-draft.ts';
import styles from './money-form.module.css';

/** What the amounts mean, beside the last fields. */
export function MoneyFacts({ kind, entry }: { kind: EntryKind; entry: Entry }) {
  const [first, second] = factsOf(kind, entry);
  return (
    <p className={styles.facts}>
      <span>{first}</span>
      <span>{second}</span>
    </p>
  );
}

function factsOf(kind: EntryKind, entry: Entry) {
  const { draft, source, taken, total } = entry;
  const [amount, tds] = [draft.amount || 0, draft.tds || 0];
  if (kind === 'refund')
    return ['Money goes back to the customer.', 'Only the unused part of an advance can be paid back.'];
  if (kind === 'settlement' && !source)
    return ['No money moves: the debt ends.', 'Type below what is settled, = for all.'];
  if (kind !== 'receipt')
    return [
      source ? figures('The advance has', source.open, 'left') : 'Choose the advance that pays.',
      source ? figures('After this', source.open - taken, 'stays an advance') : '',
    ];
  if (amount === 0 && tds === 0) return ['What came and what was held back', 'count as paid together'];
  if (leftOver(entry) < 0) return [figures('', total, 'counts as paid'), figures('The invoices below take', taken)];
  if (tds === 0) return [figures('', amount, 'came, nothing was held back'), figures('Counts as paid:', total)];
  return ['Both together count', figures('as paid:', total)];
}

function figures(before: string, paise: number, after = '') {
  return (
    <>
      {before} <b>{formatRupees(paise)}</b> {after}
    </>
  );
}
