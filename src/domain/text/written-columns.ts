import type { WrittenCell, WrittenColumn, WrittenSheet } from './written-sheet.ts';

/** A column of a sheet, and its cell in a row. */
export type ColumnOf<Row> = { column: WrittenColumn; cell: (row: Row) => WrittenCell };

/** `sheetOf('Advances', rows, [textColumn('Customer', 40, ({ name }) => name)])`: a sheet with a row for each of `rows`. */
export function sheetOf<Row>(
  name: string,
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: ColumnOf<Row>[],
): WrittenSheet {
  return { name, columns: columns.map(({ column }) => column), rows: cellsOf(rows, columns) };
}

/** `textColumn('Number', 18, ({ number }) => number)` */
export function textColumn<Row>(head: string, width: number, cell: (row: Row) => string): ColumnOf<Row> {
  return { column: { head, kind: 'text', width }, cell };
}

/** `dateColumn('Date', ({ date }) => date)`; '' is an empty cell. */
export function dateColumn<Row>(head: string, cell: (row: Row) => string): ColumnOf<Row> {
  return { column: { head, kind: 'date', width: 13 }, cell };
}

/** `rupeesColumn('Total', ({ payable }) => payable)`, of paise. */
export function rupeesColumn<Row>(head: string, cell: (row: Row) => WrittenCell): ColumnOf<Row> {
  return { column: { head, kind: 'rupees', width: 16 }, cell };
}

async function* cellsOf<Row>(rows: AsyncIterable<Row> | Iterable<Row>, columns: ColumnOf<Row>[]) {
  for await (const row of rows) yield columns.map(({ cell }) => cell(row));
}
