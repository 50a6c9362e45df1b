import type { MovedBillsAnswer } from '#contract/move-in/bills.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { taxStates } from '#domain/tax/states.ts';
import sheets from '../../parts/sheets/chosen-rows.module.css';
import type { Column } from '../../parts/table/column.ts';
import { DataTable } from '../../parts/table/data-table.tsx';

type MovedRow = MovedBillsAnswer['rows'][number];

/** What each row of the file becomes. Of a refused row: why, and what the file has. */
export function BillsTable({ rows, isOneRegistration }: { rows: readonly MovedRow[]; isOneRegistration: boolean }) {
  const shown = isOneRegistration ? columns.filter(({ id }) => id !== 'state') : columns;
  return <DataTable label="What the rows become" columns={shown} rows={rows} keyOf={({ row }) => row} />;
}

const columns: Column<MovedRow>[] = [
  { id: 'row', heading: 'Row', width: { large: 8, tablet: 7 }, fold: 'hidden', cell: ({ row }) => row },
  {
    id: 'becomes',
    heading: 'Becomes',
    width: { large: 14, tablet: 12 },
    fold: 'left',
    cell: ({ what, bill }) => (bill?.side === 'cr' && what === 'new' ? 'Advance' : words[what]),
  },
  {
    id: 'state',
    heading: 'Owed to',
    width: { large: 14, tablet: 12 },
    fold: { name: 'Owed to' },
    cell: ({ bill }) => bill && taxStates[bill.taxState].name,
  },
  {
    id: 'customer',
    heading: 'Customer',
    names: true,
    wraps: true,
    width: 'rest',
    fold: 'line',
    span: ({ bill }) => (bill ? 1 : 5),
    cell: ({ bill, message, cells }) =>
      bill ? (
        bill.name
      ) : (
        <>
          <span className={sheets.wrong}>{message}</span>{' '}
          <span className="quiet">{cells.filter((cell) => cell.trim() !== '').join(' | ')}</span>
        </>
      ),
  },
  { id: 'reference', heading: 'Bill', width: 16, fold: 'left', cell: ({ bill }) => bill?.reference },
  { id: 'date', heading: 'Date', width: 13, fold: 'right', cell: ({ bill }) => bill && formatDate(bill.date) },
  {
    id: 'due',
    heading: 'Due',
    width: 13,
    fold: 'hidden',
    cell: ({ bill }) => bill?.side === 'dr' && formatDate(bill.due),
  },
  {
    id: 'amount',
    heading: 'Amount',
    align: 'right',
    width: 18,
    fold: { name: 'Amount' },
    cell: ({ bill }) => bill && formatRupees(bill.amount),
  },
];

const words: Record<MovedRow['what'], string> = { new: 'Bill', same: 'There already', refused: 'Refused' };
