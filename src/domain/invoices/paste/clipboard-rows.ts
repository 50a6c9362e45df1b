/**
 * `clipboardRows('Blinds\t16\n"Oak, 12"" wide"\t2\n')` → `[['Blinds', '16'], ['Oak, 12" wide', '2']]`: the rows that a spreadsheet
 * puts on the clipboard. It quotes a cell that holds a tab, a line break or a quote. Blank rows are left out.
 */
export function clipboardRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    row.push(value.replaceAll(/\s+/g, ' ').trim());
    if (end === '\t') continue;
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.some((value) => value !== ''));
}

const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g;
