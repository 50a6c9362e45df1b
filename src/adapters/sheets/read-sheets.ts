import { linesProblem, type Sheet, type SheetRows, sheetsProblem } from '#domain/customers/import/sheet.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { withoutUnfitCharacters } from '#domain/text/unfit-characters.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readTally } from './read-tally.ts';
import { readTallyBills } from './read-tally-bills.ts';
import { readTallyItems } from './read-tally-items.ts';
import { readWorkbook } from './read-workbook.ts';

/** The sheets with rows that a file holds. The first bytes say what it is, not its name. */
export async function readSheets(bytes: Uint8Array, what: SheetRows = 'customers'): Promise<Outcome<Sheet[]>> {
  const read = await readFile(bytes, what);
  if (!read.ok) return read;
  const sheets = read.value.map(withoutEmptyRows).filter(({ rows }) => rows.length > 0);
  if (sheets.length === 0) return failed('invalid', 'There are no rows in this file.');
  const problem = sheetsProblem(sheets, what);
  return problem ? failed('invalid', problem) : ok(sheets);
}

async function readFile(bytes: Uint8Array, what: SheetRows): Promise<Outcome<Sheet[]>> {
  if (begins(bytes, 0x50, 0x4b)) return readWorkbook(bytes, what);
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return failed('invalid', oldWorkbook);
  const text = decodeText(bytes);
  if (!text.ok) return text;
  if (/^\s*</.test(text.value))
    return what === 'answers' ? failed('invalid', noAnswers) : tallyReaders[what](text.value);
  const problem = linesProblem(text.value, what);
  return problem ? failed('invalid', problem) : ok([readCsv(text.value)]);
}

const tallyReaders = {
  customers: readTally,
  products: readTallyItems,
  materials: readTallyItems,
  bills: readTallyBills,
};

const noAnswers =
  'This is no file of the portal’s answers. Download them from the portal as JSON, Excel workbook or CSV.';

const oldWorkbook =
  'This is an Excel file of the old kind (.xls), or one with a password. Save it in Excel as “Excel Workbook (.xlsx)”, without a password.';

function begins(bytes: Uint8Array, ...first: number[]) {
  return first.every((byte, at) => bytes[at] === byte);
}

function withoutEmptyRows(sheet: Sheet): Sheet {
  const rows = sheet.rows.flatMap((row) => {
    const cells = trimEnd(row.cells.map(cleanCell), row.unreadable.at(-1)?.column ?? -1);
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
  return { ...sheet, rows };
}

/** One kind of line break, no space at the ends, and no characters that no database can store. */
function cleanCell(cell: string): string {
  return withoutUnfitCharacters(cell.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' '))
    .replaceAll(/[\u200b\ufeff]/g, '')
    .trim();
}

function trimEnd(cells: string[], lastUnreadable: number): string[] {
  return cells.slice(0, Math.max(cells.findLastIndex(Boolean), lastUnreadable) + 1);
}
