/**
 * One line of a CSV file: `csvLine(['a', 'b "c"'])` → `'a,"b ""c"""\r\n'` (RFC 4180).
 * A text that a spreadsheet would take for a formula begins with a tab inside its quotes, which stays when the sheet is
 * saved and opened again, as an apostrophe does not (OWASP, CSV injection). A plain number is left a number.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

const csvCell = (cell: string): string => {
  const text = startsFormula.test(cell) && !plainNumber.test(cell) ? `\t${cell}` : cell;
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

// What no reader sees (\p{Cf}) may be dropped by a sheet before it looks.
const startsFormula = /^[\s\p{Cf}"']*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const plainNumber = /^-?\d+(\.\d+)?$/;
