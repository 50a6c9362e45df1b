import { parseCsv } from 'hucre/csv';
import type { Sheet } from '#domain/customers/import/sheet.ts';

/** Reads comma-separated text, and what is copied from a spreadsheet: cells between tabs. */
export function readCsv(text: string): Sheet {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const rows = parseCsv(text, firstLine.includes('\t') ? { delimiter: '\t' } : {});
  return {
    kind: 'csv',
    name: '',
    rows: rows.map((cells, at) => ({ number: at + 1, cells: cells.map((cell) => String(cell ?? '')), unreadable: [] })),
    leftOut: '',
  };
}
