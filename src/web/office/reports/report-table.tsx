import { draftOfData } from '#contract/invoice-wire.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Button, PlainButton } from '../../ui/button.tsx';
import table from '../../ui/table.module.css';
import {
  allCopiesName,
  cancellationSentence,
  type InvoiceRecord,
  type ReportTotals,
  readRecord,
} from '../parts/documents/invoice-record.ts';
import { taxTypeNames } from '../parts/documents/suggest-tax-type.ts';
import { RowActions } from '../parts/row-actions.tsx';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { StatusRow } from '../parts/status-row.tsx';
import type { LoadState } from '../parts/use-load.ts';
import styles from './reports-page.module.css';

type ReportTableProps = {
  /** Null without a Report Type: the table is then empty. */
  rows: LoadState<InvoiceRecord[]> | null;
  /** They come after the rows. */
  totals: LoadState<ReportTotals>;
  /** The name of the state, for the text of an empty list. */
  stateName: string;
  /** Whether a search or dates narrow the list. */
  filtered: boolean;
  withCancelled: boolean;
  onDownload: (record: InvoiceRecord) => void;
  onDelete: (record: InvoiceRecord) => void;
  onCopy: (record: InvoiceRecord) => void;
  /** Opens all copies in one PDF. */
  onAllCopies: (record: InvoiceRecord) => void;
  /** Null for documents that have no credit note. */
  onCredit: ((record: InvoiceRecord) => void) | null;
  onRetry: () => void;
};

export function ReportTable({
  rows,
  totals,
  stateName,
  filtered,
  withCancelled,
  onRetry,
  ...actions
}: ReportTableProps) {
  const shown = rows?.kind === 'ready' ? rows.value : [];
  return (
    <ScrollArea label="Documents">
      <table className={`${table.table} ${styles.report}`} aria-busy={rows?.kind === 'loading'}>
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
          {shown.map((record) => (
            <ReportRow key={record.refnum} record={record} {...actions} />
          ))}
          <StatusRow
            columns={columns.length}
            state={rows}
            emptyText={
              shown.length === 0 &&
              (rows ? emptyText(stateName, filtered) : 'Choose a Report Type to list its documents.')
            }
            onRetry={onRetry}
          />
        </tbody>
        {shown.length > 0 && <TotalRow totals={totals} withCancelled={withCancelled} onRetry={onRetry} />}
      </table>
    </ScrollArea>
  );
}

type TotalRowProps = Pick<ReportTableProps, 'totals' | 'withCancelled' | 'onRetry'>;

/** The row is there from the start, so that nothing moves when the sums come. */
function TotalRow({ totals, withCancelled, onRetry }: TotalRowProps) {
  const { count, sums } = totals.kind === 'ready' ? totals.value : { count: '…', sums: null };
  const rupees = (paise: bigint | undefined) => (paise === undefined ? '…' : formatRupees(paise));
  return (
    <tfoot>
      <tr aria-busy={totals.kind === 'loading'}>
        <th colSpan={4} scope="row">
          {totals.kind === 'failed' ? (
            <>
              The totals did not come. <PlainButton onClick={onRetry}>Try again</PlainButton>
            </>
          ) : (
            `Total of all ${count}`
          )}
          {withCancelled && <span className="quiet">, cancelled count as 0.00</span>}
        </th>
        <td className={`${table.number} ${table.secondary} ${styles.parts}`}>{rupees(sums?.taxable)}</td>
        <td className={`${table.number} ${table.secondary} ${styles.parts}`}>{rupees(sums?.tax)}</td>
        <td className={table.number}>{rupees(sums?.payable)}</td>
        <td className={table.secondary} />
        <td className={table.secondary} />
      </tr>
    </tfoot>
  );
}

type ReportRowProps = Pick<ReportTableProps, 'onDownload' | 'onDelete' | 'onCopy' | 'onAllCopies' | 'onCredit'> & {
  record: InvoiceRecord;
};

function ReportRow({ record, onDownload, onDelete, onCopy, onAllCopies, onCredit }: ReportRowProps) {
  const { refnum, gstType, totals, cancelled } = record;
  const { shownDate, buyer } = readRecord(record);
  const allCopies = allCopiesName(draftOfData(record.data));
  // The totals count a cancelled document as 0.
  const rupees = (paise: number) => formatRupees(cancelled ? 0 : paise);
  return (
    <tr>
      <th scope="row">
        <a href={path(paths.documentPage, { id: record.id })}>{refnum}</a>
      </th>
      <td>{taxTypeNames[gstType]}</td>
      <td>{shownDate}</td>
      <td className={cancelled ? `${table.wide} ${styles.wrapped}` : table.wide}>
        {buyer}
        {record.irnAwaited && <span className={styles.awaited}>IRN awaited</span>}
        {cancelled && (
          <span className={styles.cancellation}>
            {cancellationSentence(record)} The amount was{' '}
            <span className="whole">₹ {formatRupees(totals.payable)}.</span>
          </span>
        )}
      </td>
      <td className={`${table.number} ${table.secondary} ${styles.parts}`}>{rupees(totals.taxable)}</td>
      <td className={`${table.number} ${table.secondary} ${styles.parts}`}>{rupees(totals.tax)}</td>
      <td className={`${table.number} strong`}>{rupees(totals.payable)}</td>
      <td className={table.action}>
        <Button look="slim" aria-label={`Download ${refnum}`} onClick={() => onDownload(record)}>
          Download
        </Button>
        <RowActions
          number={refnum}
          actions={[
            ...(allCopies ? [{ name: allCopies, run: () => onAllCopies(record) }] : []),
            { name: 'Copy to new', run: () => onCopy(record) },
            ...(onCredit && !cancelled ? [{ name: 'Credit note from this', run: () => onCredit(record) }] : []),
          ]}
        />
      </td>
      <td className={table.action}>
        {cancelled ? (
          <span className={styles.mark}>Cancelled</span>
        ) : (
          <Button look={['slim', 'bad']} aria-label={`Delete ${refnum}`} onClick={() => onDelete(record)}>
            Delete
          </Button>
        )}
      </td>
    </tr>
  );
}

const columns = ['Invoice No.', 'Tax Type', 'Date', 'Buyer', 'Taxable ₹', 'Tax ₹', 'Payable ₹', 'Download', 'Delete'];

/** Narrow screens hide these columns. */
const partColumns = ['Taxable ₹', 'Tax ₹'];

function headClass(column: string) {
  return (
    [/₹/.test(column) ? table.number : '', partColumns.includes(column) ? styles.parts : ''].join(' ').trim() ||
    undefined
  );
}

function emptyText(stateName: string, filtered: boolean) {
  return filtered
    ? `No documents in ${stateName} match these filters.`
    : `Nothing has been issued in ${stateName} yet.`;
}
