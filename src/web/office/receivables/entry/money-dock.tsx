import { formatRupees } from '#domain/money/format-rupees.ts';
import dock from '../../../ui/dock.module.css';
import { EntryDock, Next } from '../../parts/entry/entry-dock.tsx';
import { type Entry, leftOver, payingRows } from './entry-of-draft.ts';
import { entryWording } from './entry-wording.ts';
import type { EntryKind } from './money-draft.ts';
import styles from './money-form.module.css';

type MoneyDockProps = {
  kind: EntryKind;
  entry: Entry;
  warnings: number;
  busy: boolean;
};

/** What is still missing, the sums and the main button: always visible. */
export function MoneyDock({ kind, entry, warnings, busy }: MoneyDockProps) {
  const { problems, total } = entry;
  const words = entryWording[kind];
  const sumName = kind === 'receipt' ? 'Counts as paid' : sumNames[kind];
  return (
    <EntryDock announced={`${sumName} ${formatRupees(total)} rupees`} go={busy ? words.busy : words.go} isBusy={busy}>
      <p className={`${dock.need} ${styles.need}`}>
        <Next problems={problems.map(({ message }) => `${message}.`)}>
          {readyWords(kind, entry)} {warnings > 0 && <span className={styles.warning}>See Checks.</span>}
        </Next>
      </p>
      <dl className={dock.figures}>
        {kind === 'receipt' && receiptFigures(entry)}
        {figure(sumName, `₹ ${formatRupees(total)}`, dock.sum)}
      </dl>
    </EntryDock>
  );
}

const sumNames = { refund: 'Paid back', settlement: 'Settles', use: 'Uses' };

function receiptFigures(entry: Entry) {
  const over = leftOver(entry);
  return (
    <>
      {figure('Amount received', formatRupees(entry.draft.amount || 0))}
      {figure('TDS held back', formatRupees(entry.draft.tds || 0))}
      {figure('On invoices', formatRupees(entry.taken))}
      {figure(over < 0 ? 'Short' : 'Advance', formatRupees(Math.abs(over)))}
    </>
  );
}

function readyWords(kind: EntryKind, entry: Entry) {
  const paying = payingRows(entry.rows);
  const whole = paying.filter(({ item, pays }) => pays === item.open).length;
  const part = paying.length - whole;
  const noun = kind === 'refund' ? 'advance' : 'invoice';
  const verb = { receipt: 'paid', refund: 'paid back', settlement: 'settled', use: 'paid' }[kind];
  const counted = (count: number) => `${count} ${count === 1 ? noun : `${noun}s`}`;
  const parts = [
    whole > 0 && `${counted(whole)} ${verb} in full`,
    part > 0 && `${counted(part)} ${verb} in part`,
    kind === 'receipt' &&
      leftOver(entry) > 0 &&
      (paying.length > 0 ? 'the rest is an advance' : 'all of it is an advance'),
  ].filter(Boolean);
  const sentence = parts.join(', ');
  return sentence && `${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`;
}

function figure(name: string, amount: string, className?: string) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
