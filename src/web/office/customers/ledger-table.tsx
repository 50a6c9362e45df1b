import type { LedgerAnswer } from '#contract/customer-documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import table from '../../ui/table.module.css';
import fold from '../parts/fold-table.module.css';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { StatusRow } from '../parts/status-row.tsx';
import type { LoadState } from '../parts/use-load.ts';
import styles from './customer-page.module.css';

type LedgerTableProps = {
  /** The name of the customer. */
  name: string;
  ledger: LoadState<LedgerAnswer>;
  /** The first day; '' for all. */
  from: string;
  /** From 1. */
  page: number;
  onRetry: () => void;
};

export function LedgerTable({ name, ledger: state, from, page, onRetry }: LedgerTableProps) {
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
              <th key={column} scope="col" className={column.endsWith('₹') ? table.number : undefined}>
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
              <td className={fold.none} />
              <td className={fold.none} />
              <td className={fold.none} />
              <td className={table.number} data-label="Balance">
                {shown(ledger.opening)}
              </td>
            </tr>
          )}
          {ledger?.entries.map((entry) => (
            <EntryRow key={`${entry.id} ${entry.cancelled}`} entry={entry} />
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

type Entry = LedgerAnswer['entries'][number];

function EntryRow({ entry }: { entry: Entry }) {
  const { number, date, due, amount, balance, counts } = entry;
  return (
    <tr>
      <td>{formatDate(date)}</td>
      <td className={fold.right}>{linkOf(entry)}</td>
      <td className={fold.full}>{wordsOf(entry)}</td>
      <td className={due ? undefined : fold.none} data-label={due ? 'Due' : undefined}>
        {due && formatDate(due)}
      </td>
      <AmountCell label="Billed" paise={amount > 0 ? amount : null} />
      <AmountCell label="Paid, credited" paise={amount < 0 ? -amount : null} />
      <td
        className={table.number}
        data-label={counts ? 'Balance' : undefined}
        aria-label={counts ? undefined : `${number} does not count`}
      >
        {counts && shown(balance)}
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
          {shown(closing)}
        </td>
      </tr>
    </tfoot>
  );
}

function linkOf({ id, kind, number }: Entry) {
  if (kind === 'opening') return number;
  const page = kind === 'tax' || kind === 'credit' ? paths.documentPage : paths.receiptPage;
  return (
    <a className={styles.to} href={path(page, { id })}>
      {number}
    </a>
  );
}

function wordsOf({ what, tds, counts }: Entry) {
  return (
    <>
      {what}
      {tds > 0 && `, with TDS ${formatRupees(tds)}`}
      {!counts && <span className="quiet">, does not count here</span>}
    </>
  );
}

function shown(paise: number) {
  return formatRupees(paise).replace('-', '−');
}

const columns = ['Date', 'Number', 'What', 'Due', 'Billed ₹', 'Paid, credited ₹', 'Balance ₹'];

function emptyText(from: string) {
  return from === ''
    ? 'Nothing has been issued to this customer yet.'
    : `Nothing was issued to this customer since ${formatDate(from)}. Choose other dates to look further back.`;
}
