/**
 * One line of a CSV file: `csvLine(['a', 'b "c"'])` → `'a,"b ""c"""\r\n'` (RFC 4180).
 * A text that a spreadsheet would read as a formula gets a tab at its start, inside quotes. The tab stays when the sheet is
 * saved and opened again; an apostrophe does not (OWASP, CSV injection). A text that a spreadsheet would change into a number
 * or a date gets one too: `06742345678`, `03-25`. Plain numbers and dates like `2026-11-21` stay as they are.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** The first line of a CSV file. Without its byte order mark, spreadsheets assume another character set. */
export function csvStart(header: readonly string[]): string {
  return `\uFEFF${csvLine(header)}`;
}

function csvCell(cell: string): string {
  const text = (startsFormula.test(cell) && !plainNumber.test(cell)) || changedBySheet.test(cell) ? `\t${cell}` : cell;
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// A spreadsheet may drop invisible characters (\p{Cf}) before it looks for a formula.
const startsFormula = /^[\s\p{Cf}"']*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const plainNumber = /^-?\d+(\.\d+)?$/;
// A zero in front, more digits than a spreadsheet keeps, a power of ten, a date or a fraction.
const changedBySheet = /^(0\d+|\d{16,}|\d+E\d+|\d{1,2}[-/]\d{1,4}([-/]\d{1,4})?)$/i;
