import { formatRupees } from '#domain/money/format-rupees.ts';
import type { Account, Entry } from './entry-of-draft.ts';
import { leftOver } from './entry-of-draft.ts';
import type { EntryKind } from './money-draft.ts';
import styles from './money-form.module.css';

type AccountAfterProps = {
  kind: EntryKind;
  name: string;
  account: Account;
  entry: Entry;
  today: string;
  /** It is entered already. */
  isDone?: boolean;
};

/** What the customer owes before and after this, and what of it is due. */
export function AccountAfter({ kind, name, account, entry, today, isDone = false }: AccountAfterProps) {
  const { debts, advances } = account;
  const paid = new Map(entry.rows.map(({ item, pays }) => [item.id, pays ?? 0]));
  const owed = debts.map(({ id, due, open }) => ({ due, open: open - (kind === 'refund' ? 0 : (paid.get(id) ?? 0)) }));
  const sumOf = (items: { open: number }[]) => items.reduce((sum, { open }) => sum + open, 0);
  const [before, had] = [sumOf(debts), sumOf(advances)];
  const overdue = sumOf(owed.filter(({ due }) => due < today));
  const advance = had + advanceOf(kind, entry);
  const change = { receipt: -entry.total, refund: entry.total, settlement: entry.source ? 0 : -entry.taken, use: 0 }[
    kind
  ];
  return (
    <section aria-labelledby="after">
      <h2 id="after" className={styles.beside}>
        {name} {isDone ? 'now' : 'after this'}
      </h2>
      <dl className={styles.account}>
        {line('Owed before', before - had)}
        {line(names[kind], change)}
        {line(isDone ? 'Owes now' : 'Owed after', before - had + change, styles.all)}
        {line('Not yet due', sumOf(owed) - overdue)}
        {line('Less advance', -advance)}
        {line('Overdue', overdue)}
      </dl>
    </section>
  );
}

const names = {
  receipt: 'This receipt',
  refund: 'This refund',
  settlement: 'This settlement',
  use: 'Use of the advance',
};

/** How the advances change. */
function advanceOf(kind: EntryKind, entry: Entry) {
  if (kind === 'receipt') return Math.max(0, leftOver(entry));
  if (kind === 'refund') return -entry.taken;
  return entry.source ? -entry.taken : 0;
}

function line(name: string, paise: number, className?: string) {
  return (
    <div key={name} className={className}>
      <dt>{name}</dt>
      <dd>{formatRupees(paise).replace('-', '−')}</dd>
    </div>
  );
}
