import sheets from '../sheets/chosen-rows.module.css';
import type { RowKind } from '../sheets/row-kinds.ts';
import type { Column } from '../table/column.ts';
import type { MovedRow } from './moved-sort.ts';

/** The first columns of the rows of a file: which row it is, and what it becomes. */
export function rowColumns<Row extends MovedRow>(words: Record<RowKind, string>): Column<Row>[] {
  return [
    { id: 'row', heading: 'Row', width: { large: 8, tablet: 7 }, fold: 'hidden', cell: ({ row }) => row },
    {
      id: 'what',
      heading: 'Becomes',
      width: { large: 16, tablet: 12 },
      fold: 'left',
      cell: ({ what }) => <span className={what === 'same' ? 'quiet' : 'strong'}>{words[what]}</span>,
    },
  ];
}

/** Of a refused row: why, and what the file has. */
export function RefusedCells({ message, cells }: MovedRow) {
  return (
    <>
      <span className={sheets.wrong}>{message}</span>{' '}
      <span className="quiet">{cells.filter((cell) => cell.trim() !== '').join(' | ')}</span>
    </>
  );
}
