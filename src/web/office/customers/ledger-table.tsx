import type { LedgerAnswer } from '#contract/customer-documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import inkLink from '../../ui/ink-link.module.css';
import table from '../../ui/table.module.css';
import fold from '../parts/fold-table.module.css';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { signedRupees } from '../parts/signed-rupees.ts';
import { StatusRow } from '../parts/status-row.tsx';
import type { LoadState } from '../parts/use-load.ts';
import styles from './customer-page.module.css';
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

export function LedgerTable({ name, ledger: state, debts, from, today, page, onRetry }: LedgerTableProps) {
  const ledger = state.kind === 'ready' ? state.value : null;
  return (
    <ScrollArea label="Entries">
      <table
        className={`${table.table} ${fold.fold} ${styles.ledger}`}
        aria-label={`Ledger of ${name}`}
        aria-busy={state.kind === 'loading'}
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={headClass(column)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ledger && ledger.opening !== 0 && page === 1 && (
            <tr>
              <td>{from && formatDate(from)}</td>
              <td className={fold.none} />
              <td className={fold.full}>Brought forward</td>
              <td className={`${styles.due} ${fold.none}`} />
              <td className={fold.none} />
              <td className={fold.none} />
              <td className={table.number} data-label="Balance">
                {signedRupees(ledger.opening)}
              </td>
            </tr>
          )}
          {ledger?.entries.map((entry) => (
            <EntryRow
              key={`${entry.id} ${entry.cancelled}`}
              entry={entry}
              debt={debts.find(({ id }) => id === entry.id)}
              today={today}
            />
          ))}
          <StatusRow
            columns={columns.length}
            state={state}
            emptyText={ledger?.entries.length === 0 && emptyText(from)}
            onRetry={onRetry}
          />
        </tbody>
        {ledger && ledger.count > 0 && <LedgerFoot ledger={ledger} from={from} />}
      </table>
    </ScrollArea>
  );
}

function EntryRow({ entry, debt, today }: EntryWordsProps) {
  const { number, date, due, amount, balance, counts } = entry;
  return (
    <tr>
      <td>{formatDate(date)}</td>
      <td className={fold.right}>{linkOf(entry)}</td>
      <td className={fold.full}>
        <EntryWords entry={entry} debt={debt} today={today} />
      </td>
      <td className={`quiet ${styles.due} ${fold.none}`}>{due && formatDate(due)}</td>
      <AmountCell label="Billed" paise={amount > 0 ? amount : null} />
      <AmountCell label="Paid, credited" paise={amount < 0 ? -amount : null} />
      <td
        className={table.number}
        data-label={counts ? 'Balance' : undefined}
        aria-label={counts ? undefined : `${number} does not count`}
      >
        {counts && signedRupees(balance)}
      </td>
    </tr>
  );
}

function AmountCell({ label, paise }: { label: string; paise: number | null }) {
  return (
    <td className={paise === null ? fold.none : table.number} data-label={paise === null ? undefined : label}>
      {paise !== null && formatRupees(paise)}
    </td>
  );
}

function LedgerFoot({ ledger, from }: { ledger: LedgerAnswer; from: string }) {
  const { entries, count, opening, closing, billed } = ledger;
  const isWhole = entries.length === count;
  // A part of the entries has no sums of its columns: then what was billed, and everything else together.
  const added = isWhole
    ? entries.reduce((sum, { amount, counts }) => sum + (counts ? Math.max(0, amount) : 0), 0)
    : billed;
  return (
    <tfoot>
      <tr>
        <th colSpan={4} scope="row" className={fold.full}>
          {from === '' ? 'All entries' : `Since ${formatDate(from)}, and what is owed`}
        </th>
        <AmountCell label="Billed" paise={added} />
        <AmountCell label="Paid, credited" paise={opening + added - closing} />
        <td className={table.number} data-label="Balance">
          {signedRupees(closing)}
        </td>
      </tr>
    </tfoot>
  );
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

const columns = ['Date', 'Number', 'What', 'Due', 'Billed ₹', 'Paid, credited ₹', 'Balance ₹'];

function headClass(column: string) {
  if (column === 'Due') return styles.due;
  return column.endsWith('₹') ? table.number : undefined;
}

function emptyText(from: string) {
  return from === ''
    ? 'Nothing has been issued to this customer yet.'
    : `Nothing was issued to this customer since ${formatDate(from)}. Choose other dates to look further back.`;
}
