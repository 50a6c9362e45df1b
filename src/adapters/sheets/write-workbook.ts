import { writeXlsxStream } from 'hucre/xlsx';
import type { WrittenColumn, WrittenSheet } from '#domain/text/written-sheet.ts';

/** Writes a workbook while its rows are read. */
export function writeWorkbook({ name, columns, rows }: WrittenSheet): ReadableStream<Uint8Array> {
  return writeXlsxStream(cellsOf(rows, columns), {
    name,
    columns: columns.map(({ head, kind, width }) => ({ header: head, width, numFmt: formats[kind] })),
    freezePane: { rows: 1 },
  });
}

const formats = { text: '@', date: 'dd/mm/yyyy', rupees: '#,##0.00' };

async function* cellsOf(rows: WrittenSheet['rows'], columns: WrittenColumn[]) {
  for await (const row of rows) yield row.map((cell, index) => writtenValue(cell, columns[index]?.kind ?? 'text'));
}

function writtenValue(cell: string | number, kind: WrittenColumn['kind']) {
  if (typeof cell === 'number') return kind === 'rupees' ? cell / 100 : cell;
  if (cell === '') return null;
  return kind === 'date' ? new Date(`${cell}T00:00:00Z`) : cell;
}
