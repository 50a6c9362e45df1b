/**
 * One line of a CSV file: `csvLine(['a', 'b "c"'])` → `'a,"b ""c"""\r\n'` (RFC 4180).
 * A text that a spreadsheet would take for a formula begins with a tab inside its quotes, which stays when the sheet is
 * saved and opened again, as an apostrophe does not (OWASP, CSV injection). So does one that it would change by taking it for
 * a number or a day: `06742345678`, `03-25`. A plain number is left a number, and `2026-11-21` a day.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string): string {
  const text = (startsFormula.test(cell) && !plainNumber.test(cell)) || takenForAnother.test(cell) ? `\t${cell}` : cell;
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// What no reader sees (\p{Cf}) may be dropped by a sheet before it looks.
const startsFormula = /^[\s\p{Cf}"']*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const plainNumber = /^-?\d+(\.\d+)?$/;
// A nought in front, more digits than a sheet keeps, a power of ten, a day or a fraction.
const takenForAnother = /^(0\d+|\d{16,}|\d+E\d+|\d{1,2}[-/]\d{1,4}([-/]\d{1,4})?)$/i;
