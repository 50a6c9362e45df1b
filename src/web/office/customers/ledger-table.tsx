import type { ReactNode } from 'react';
import type { LedgerAnswer } from '#contract/customer-documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import inkLink from '../../ui/ink-link.module.css';
import { signedRupees } from '../parts/signed-rupees.ts';
import type { Column } from '../parts/table/column.ts';
import { DataTable } from '../parts/table/data-table.tsx';
import type { LoadState } from '../parts/use-load.ts';
import { EntryWords, type EntryWordsProps, type OpenDebt } from './entry-words.tsx';

type LedgerTableProps = {
  /** The name of the customer. */
  name: string;
  ledger: LoadState<LedgerAnswer>;
  /** What is open today. */
  debts: readonly OpenDebt[];
  /** The first day; '' for all. */
  from: string;
  today: string;
  /** From 1. */
  page: number;
  onRetry: () => void;
};

type Entry = Pick<EntryWordsProps['entry'], 'date' | 'due' | 'amount' | 'balance' | 'counts'>;
type LedgerRow = Entry & { id: string; link: ReactNode; words: ReactNode };

export function LedgerTable({ name, ledger: state, debts, from, today, page, onRetry }: LedgerTableProps) {
  const ledger = state.kind === 'ready' ? state.value : null;
  const entries = ledger?.entries.map((entry) =>
    rowOf({ entry, debt: debts.find(({ id }) => id === entry.id), today }),
  );
  const isForward = ledger !== null && ledger.opening !== 0 && page === 1;
  return (
    <DataTable
      frame="Entries"
      label={`Ledger of ${name}`}
      least={84}
      columns={ledger ? columnsOf(ledger) : columns}
      rows={[...(isForward ? [broughtForward(ledger.opening, from)] : []), ...(entries ?? [])]}
      keyOf={({ id }) => id}
      state={state}
      isEmpty={entries?.length === 0}
      empty={emptyText(from)}
      totals={
        ledger && ledger.count > 0 && (from === '' ? 'All entries' : `Since ${formatDate(from)}, and what is owed`)
      }
      onRetry={onRetry}
    />
  );
}

function rowOf({ entry, debt, today }: EntryWordsProps): LedgerRow {
  const words = <EntryWords entry={entry} debt={debt} today={today} />;
  return { ...entry, id: `${entry.id} ${entry.cancelled}`, link: linkOf(entry), words };
}

function broughtForward(balance: number, date: string): LedgerRow {
  const nothing = { due: '', amount: 0, link: null };
  return { ...nothing, id: '', date, words: 'Brought forward', balance, counts: true };
}

const columns: readonly Column<LedgerRow>[] = [
  { id: 'date', heading: 'Date', width: 12.5, cell: ({ date }) => date && formatDate(date) },
  { id: 'number', heading: 'Number', width: { large: 19, tablet: 16.5 }, fold: 'right', cell: ({ link }) => link },
  { id: 'what', heading: 'What', width: 'rest', wraps: true, fold: 'line', cell: ({ words }) => words },
  {
    id: 'due',
    heading: 'Due',
    // What is late says so in words: the day is on the page of the document.
    width: { large: 12.5, small: 0 },
    fold: 'hidden',
    className: 'quiet',
    cell: ({ due }) => due && formatDate(due),
  },
  amountColumn('billed', 'Billed', ({ amount }) => amount > 0 && formatRupees(amount)),
  amountColumn('paid', 'Paid, credited', ({ amount }) => amount < 0 && formatRupees(-amount)),
  // One that does not count says so in its words.
  amountColumn('balance', 'Balance', ({ balance, counts }) => counts && signedRupees(balance)),
];

function amountColumn(id: string, name: string, cell: Column<LedgerRow>['cell']): Column<LedgerRow> {
  return { id, heading: `${name} ₹`, align: 'right', width: { large: 14.5, tablet: 12.5 }, fold: { name }, cell };
}

/** With what stands at the foot. */
function columnsOf({ entries, count, opening, closing, billed }: LedgerAnswer): Column<LedgerRow>[] {
  const isWhole = entries.length === count;
  // A part of the entries has no sums of its columns: then what was billed, and everything else together.
  const added = isWhole
    ? entries.reduce((sum, { amount, counts }) => sum + (counts ? Math.max(0, amount) : 0), 0)
    : billed;
  const totals: Record<string, string> = {
    billed: formatRupees(added),
    paid: formatRupees(opening + added - closing),
    balance: signedRupees(closing),
  };
  return columns.map((column) => ({ ...column, total: totals[column.id] }));
}

function linkOf({ id, kind, number }: EntryWordsProps['entry']) {
  if (kind === 'opening') return number;
  const page = kind === 'tax' || kind === 'credit' ? paths.documentPage : paths.receiptPage;
  return (
    <a className={inkLink.link} href={path(page, { id })}>
      {number}
    </a>
  );
}

function emptyText(from: string) {
  return from === ''
    ? 'Nothing has been issued to this customer yet.'
    : `Nothing was issued to this customer since ${formatDate(from)}. Choose other dates to look further back.`;
}
