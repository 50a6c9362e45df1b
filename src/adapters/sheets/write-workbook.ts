import { writeXlsxStream } from 'hucre/xlsx';
import { withoutUnfitCharacters } from '#domain/text/unfit-characters.ts';
import type { WrittenCell, WrittenColumn, WrittenSheet } from '#domain/text/written-sheet.ts';

/** Writes a workbook while its rows are read. Characters that XML does not allow, which older documents may hold, are left out. */
export function writeWorkbook({ name, columns, rows }: WrittenSheet): ReadableStream<Uint8Array> {
  return writeXlsxStream(cellsOf(rows, columns), {
    name: withoutUnfitCharacters(name),
    columns: columns.map(({ head, kind, width }) => ({
      header: withoutUnfitCharacters(head),
      width,
      numFmt: formats[kind],
    })),
    freezePane: { rows: 1 },
  });
}

const formats: Record<WrittenColumn['kind'], string> = {
  text: '@',
  date: 'dd/mm/yyyy',
  rupees: '#,##0.00',
  quantity: '#,##0.###',
  percent: '0.##',
  count: '0',
};

/** How many of the stored units are one of the written number. */
const units = { rupees: 100, quantity: 1000, percent: 100, count: 1 };

async function* cellsOf(rows: WrittenSheet['rows'], columns: WrittenColumn[]) {
  for await (const row of rows) yield row.map((cell, index) => writtenValue(cell, columns[index]?.kind ?? 'text'));
}

function writtenValue(cell: WrittenCell, kind: WrittenColumn['kind']) {
  if (cell === '') return null;
  if (typeof cell === 'number') return kind === 'text' || kind === 'date' ? String(cell) : cell / units[kind];
  return kind === 'date' ? new Date(`${cell}T00:00:00Z`) : withoutUnfitCharacters(cell);
}
