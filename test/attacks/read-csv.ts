/** The rows of a CSV file as a spreadsheet reads them (RFC 4180), the mark at its beginning taken off. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  const body = text.replace(/^\ufeff/, '');
  while (cells.lastIndex < body.length) {
    const at = cells.lastIndex;
    const found = cells.exec(body);
    if (!found) throw new Error(`No cell begins at ${at}: ${body.slice(at, at + 60)}`);
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\r\n' && cells.lastIndex < body.length) rows.push([]);
  }
  return rows;
}
