import { draftOfData } from '#contract/invoice-wire.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Button, PlainButton } from '../../ui/button.tsx';
import {
  allCopiesName,
  cancellationSentence,
  type InvoiceRecord,
  type ReportTotals,
  readRecord,
} from '../parts/documents/invoice-record.ts';
import { taxTypeNames } from '../parts/documents/suggest-tax-type.ts';
import { RowActions } from '../parts/row-actions.tsx';
import type { Column } from '../parts/table/column.ts';
import { DataTable } from '../parts/table/data-table.tsx';
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
    <DataTable
      frame="Documents"
      className={styles.report}
      least={89}
      columns={columnsOf(actions, totals.kind === 'ready' ? totals.value : null)}
      rows={shown}
      keyOf={({ refnum }) => refnum}
      state={rows}
      empty={rows ? emptyText(stateName, filtered) : 'Choose a Report Type to list its documents.'}
      totals={shown.length > 0 && <TotalsSaid totals={totals} withCancelled={withCancelled} onRetry={onRetry} />}
      isTotalling={totals.kind === 'loading'}
      onRetry={onRetry}
    />
  );
}

/** They are there from the start, so that nothing moves when the sums come. */
function TotalsSaid({
  totals,
  withCancelled,
  onRetry,
}: Pick<ReportTableProps, 'totals' | 'withCancelled' | 'onRetry'>) {
  return (
    <>
      {totals.kind === 'failed' ? (
        <>
          The totals did not come. <PlainButton onClick={onRetry}>Try again</PlainButton>
        </>
      ) : (
        `Total of all ${totals.kind === 'ready' ? totals.value.count : '…'}`
      )}
      {withCancelled && <span className="quiet">, cancelled count as 0.00</span>}
    </>
  );
}

type Actions = Pick<ReportTableProps, 'onDownload' | 'onDelete' | 'onCopy' | 'onAllCopies' | 'onCredit'>;

function columnsOf(actions: Actions, totals: ReportTotals | null): Column<InvoiceRecord>[] {
  const rupees = (of: Figure, heading: string) => ({
    ...{ id: of, heading, align: 'right' as const },
    cell: (record: InvoiceRecord) => shown(record, of),
    total: totals?.sums ? formatRupees(totals.sums[of]) : '…',
  });
  return [
    {
      id: 'number',
      heading: 'Invoice No.',
      names: true,
      width: { large: 18.5, tablet: 16.5 },
      cell: ({ id, refnum }) => <a href={path(paths.documentPage, { id })}>{refnum}</a>,
    },
    {
      id: 'type',
      heading: 'Tax Type',
      width: { large: 14, tablet: 11.5 },
      cell: ({ gstType }) => taxTypeNames[gstType],
    },
    {
      id: 'date',
      heading: 'Date',
      width: { large: 12, tablet: 10.5 },
      cell: (record) => readRecord(record).shownDate,
    },
    {
      id: 'buyer',
      heading: 'Buyer',
      width: 'rest',
      className: styles.buyer,
      cell: (record) => <Buyer record={record} />,
    },
    { ...rupees('taxable', 'Taxable ₹'), width: { large: 15, tablet: 0 }, fold: 'hidden' },
    { ...rupees('tax', 'Tax ₹'), width: { large: 15, tablet: 0 }, fold: 'hidden' },
    {
      ...rupees('payable', 'Payable ₹'),
      width: { large: 16.5, tablet: 13 },
      cell: (record) => <span className="strong">{shown(record, 'payable')}</span>,
    },
    {
      id: 'download',
      heading: 'Download',
      deeds: true,
      width: { large: 20.5, tablet: 18.5 },
      cell: (record) => <Downloads record={record} {...actions} />,
    },
    {
      id: 'delete',
      heading: 'Delete',
      deeds: true,
      width: { large: 10.5, tablet: 9 },
      cell: (record) =>
        record.cancelled ? (
          <span className="wrong">Cancelled</span>
        ) : (
          <Button
            look={['slim', 'bad']}
            aria-label={`Delete ${record.refnum}`}
            onClick={() => actions.onDelete(record)}
          >
            Delete
          </Button>
        ),
    },
  ];
}

type Figure = 'taxable' | 'tax' | 'payable';

/** The totals count a cancelled document as 0. */
function shown({ cancelled, totals }: InvoiceRecord, of: Figure) {
  return formatRupees(cancelled ? 0 : totals[of]);
}

function Buyer({ record }: { record: InvoiceRecord }) {
  const { cancelled, irnAwaited, totals } = record;
  return (
    <span className={cancelled ? styles.wrapped : undefined}>
      {readRecord(record).buyer}
      {irnAwaited && <span className={styles.awaited}>IRN awaited</span>}
      {cancelled && (
        <span className={styles.cancellation}>
          {cancellationSentence(record)} The amount was <span className="whole">₹ {formatRupees(totals.payable)}.</span>
        </span>
      )}
    </span>
  );
}

function Downloads({ record, onDownload, onCopy, onAllCopies, onCredit }: Actions & { record: InvoiceRecord }) {
  const { refnum, cancelled, whollyCredited } = record;
  const credits = onCredit && !cancelled && !whollyCredited;
  const allCopies = allCopiesName(draftOfData(record.data));
  return (
    <>
      <Button look="slim" aria-label={`Download ${refnum}`} onClick={() => onDownload(record)}>
        Download
      </Button>
      <RowActions
        number={refnum}
        actions={[
          ...(allCopies ? [{ name: allCopies, run: () => onAllCopies(record) }] : []),
          { name: 'Copy to new', run: () => onCopy(record) },
          ...(credits ? [{ name: 'Credit note from this', run: () => onCredit(record) }] : []),
        ]}
      />
    </>
  );
}

function emptyText(stateName: string, filtered: boolean) {
  return filtered
    ? `No documents in ${stateName} match these filters.`
    : `Nothing has been issued in ${stateName} yet.`;
}
