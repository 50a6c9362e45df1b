import type { MovedProductsAnswer } from '#contract/move-in/products.ts';
import type { Column } from '../../parts/table/column.ts';
import { DataTable } from '../../parts/table/data-table.tsx';
import catalogue from '../record/catalogue.module.css';

type MovedRow = MovedProductsAnswer['rows'][number];

/** What each row of the file becomes. Of a refused row: why, and what the file has. */
export function MoveInTable({ rows }: { rows: readonly MovedRow[] }) {
  return <DataTable label="What the rows become" columns={columns} rows={rows} keyOf={({ row }) => row} />;
}

const columns: Column<MovedRow>[] = [
  { id: 'row', heading: 'Row', width: { large: 8, tablet: 7 }, fold: 'hidden', cell: ({ row }) => row },
  {
    id: 'what',
    heading: 'Becomes',
    width: { large: 16, tablet: 12 },
    fold: 'left',
    cell: ({ what }) => <span className={what === 'same' ? 'quiet' : 'strong'}>{words[what]}</span>,
  },
  {
    id: 'name',
    heading: 'Product',
    names: true,
    wraps: true,
    width: 'rest',
    fold: 'line',
    span: ({ product }) => (product ? 1 : 4),
    cell: ({ product, message, cells }) =>
      product ? (
        product.name
      ) : (
        <>
          <span className={catalogue.wrong}>{message}</span>{' '}
          <span className="quiet">{cells.filter((cell) => cell.trim() !== '').join(' | ')}</span>
        </>
      ),
  },
  { id: 'hsn', heading: 'HSN/SAC', width: 13, fold: 'left', cell: ({ product }) => product?.hsn },
  { id: 'unit', heading: 'Unit', width: 12, fold: 'right', cell: ({ product }) => product?.unit },
  {
    id: 'gst',
    heading: 'GST',
    align: 'right',
    width: 9,
    fold: { name: 'GST' },
    cell: ({ product }) => product?.gst && `${product.gst} %`,
  },
];

const words: Record<MovedRow['what'], string> = {
  new: 'New',
  changes: 'Changed',
  same: 'The same',
  refused: 'Refused',
};
