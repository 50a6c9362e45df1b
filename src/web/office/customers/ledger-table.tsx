import type { LedgerAnswer } from '#contract/customer-documents.ts';
import { path, paths } from '#contract/paths.ts';
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
              <td className={table.number} data-label="Balance">
                {formatRupees(ledger.opening)}
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
        {ledger && ledger.count > 0 && (
          <tfoot>
            <tr>
              <th colSpan={3} scope="row" className={fold.full}>
                {from === '' ? 'All documents' : `Since ${formatDate(from)}`}
              </th>
              <td className={table.number} data-label="Billed">
                {formatRupees(ledger.billed)}
              </td>
              <td className={table.number} data-label="Credited">
                {formatRupees(ledger.credited)}
              </td>
              <td className={table.number} data-label="Balance">
                {formatRupees(ledger.closing)}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollArea>
  );
}

type Entry = LedgerAnswer['entries'][number];

function EntryRow({ entry: { id, number, kind, what, date, amount, balance } }: { entry: Entry }) {
  const amountCell = (label: string, isHere: boolean) => (
    <td className={isHere ? table.number : fold.none} data-label={isHere ? label : undefined}>
      {isHere && formatRupees(Math.abs(amount))}
    </td>
  );
  const isDocument = kind === 'tax' || kind === 'credit';
  return (
    <tr>
      <td>{formatDate(date)}</td>
      <td className={fold.right}>
        {isDocument ? (
          <a className={styles.to} href={path(paths.documentPage, { id })}>
            {number}
          </a>
        ) : (
          number
        )}
      </td>
      <td className={fold.full}>{what}</td>
      {amountCell('Billed', amount > 0)}
      {amountCell('Credited', amount <= 0)}
      <td className={table.number} data-label="Balance">
        {formatRupees(balance)}
      </td>
    </tr>
  );
}

const columns = ['Date', 'Number', 'What', 'Billed ₹', 'Credited ₹', 'Balance ₹'];

function emptyText(from: string) {
  return from === ''
    ? 'Nothing has been issued to this customer yet.'
    : `Nothing was issued to this customer since ${formatDate(from)}. Choose other dates to look further back.`;
}
