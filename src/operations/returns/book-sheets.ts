import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { BookCell, BookRow } from '#domain/returns/gstr1-workbook.ts';

/** GSTN's offline tool reads a sheet to this row. */
const LAST_ROW = 20_003;

/** The sheets of a workbook from its rows, in their order. Refused when the tool would not read all of them. */
export async function bookSheets(
  rows: AsyncIterable<BookRow>,
): Promise<Outcome<{ name: string; rows: BookCell[][] }[]>> {
  const sheets = new Map<string, BookCell[][]>();
  for await (const { sheet, cells } of rows) {
    const found = sheets.get(sheet) ?? [];
    if (found.length === LAST_ROW)
      return failed(
        'invalid',
        `GSTN’s offline tool reads a sheet to row 20,003, and ${sheet} has more. Use the JSON file.`,
      );
    found.push(cells);
    sheets.set(sheet, found);
  }
  return ok([...sheets].map(([name, cells]) => ({ name, rows: cells })));
}
