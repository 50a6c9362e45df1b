import { type Cell, type CellValue, type Sheet as Grid, readXlsx } from 'hucre/xlsx';
import {
  type CellRow,
  maxUnpackedBytes,
  type Sheet,
  type SheetRows,
  sheetAdvice,
  type UnreadableCell,
} from '#domain/customers/import/sheet.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { unpackedSize } from './unpacked-size.ts';

/** Reads the visible sheets of an Excel workbook: the values that are stored in it. No formula is evaluated. */
export async function readWorkbook(bytes: Uint8Array, what: SheetRows): Promise<Outcome<Sheet[]>> {
  const size = unpackedSize(bytes);
  if (size === null) return failed('invalid', damaged);
  if (size > maxUnpackedBytes)
    return failed('invalid', `The workbook unpacks to more than 50 MB. ${sheetAdvice[what].workbook}`);
  try {
    const { sheets } = await readXlsx(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden });
    return ok(sheets.map(readGrid));
  } catch {
    return failed('invalid', damaged);
  }
}

const damaged =
  'This is no Excel workbook that can be read. Open it in Excel, and save it again as “Excel Workbook (.xlsx)”.';

function readGrid({ name, rows, cells }: Grid): Sheet {
  return {
    kind: 'xlsx',
    name,
    rows: rows.map((row, at) => readRow(row, at, cells ?? new Map())),
    leftOut: '',
  };
}

function readRow(values: CellValue[], at: number, cells: ReadonlyMap<string, Cell>): CellRow {
  const texts = values.map(textOf);
  const unreadable: UnreadableCell[] = [];
  for (const column of values.keys()) {
    const why = whyUnreadable(cells.get(`${at},${column}`));
    if (why === null) continue;
    unreadable.push({ column, why });
    texts[column] = '';
  }
  return { number: at + 1, cells: texts, unreadable };
}

function whyUnreadable(cell: Cell | undefined): string | null {
  if (cell?.type === 'error') return `the cell shows the error ${cell.value}`;
  const isError =
    typeof cell?.value === 'string' && /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)$/.test(cell.value);
  if (cell?.type !== 'formula') return null;
  if (isError) return `the cell shows the error ${cell.value}`;
  return cell.value === null ? 'the cell holds a formula without a value' : null;
}

function textOf(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // The fifteen digits that a spreadsheet shows: 0.1 + 0.2 is stored as 0.30000000000000004.
  return String(typeof value === 'number' ? Number(value.toPrecision(15)) : value);
}
