import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, csvStart } from './csv-line.ts';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['Sample, Hotels', 'the "best"'], '"Sample, Hotels","the ""best"""\r\n'],
  [['two\nlines'], '"two\nlines"\r\n'],
  [['-12.50', '0.00'], '-12.50,0.00\r\n'],
  [['=1+1'], '"\t=1+1"\r\n'],
  [['+91 98'], '"\t+91 98"\r\n'],
  [['-1+cmd'], '"\t-1+cmd"\r\n'],
  [['@SUM(A1)'], '"\t@SUM(A1)"\r\n'],
  [['  =1'], '"\t  =1"\r\n'],
  [['\u200b=1'], '"\t\u200b=1"\r\n'],
  [['＝1'], '"\t＝1"\r\n'],
  [['"=1'], '"\t""=1"\r\n'],
  [['06742345678'], '"\t06742345678"\r\n'],
  [['1234567890123456'], '"\t1234567890123456"\r\n'],
  [['03-25'], '"\t03-25"\r\n'],
  [['1/2'], '"\t1/2"\r\n'],
  [['12E5'], '"\t12E5"\r\n'],
  [['9876543210', '2026-11-21', '2026-11-21 11:30', '0.50'], '9876543210,2026-11-21,2026-11-21 11:30,0.50\r\n'],
  [['DL/26-27/0042'], 'DL/26-27/0042\r\n'],
])('%o is written as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

/** Reads one line back, as RFC 4180 says. */
function read(line: string): string[] {
  const cells: string[] = [];
  let rest = line.replace(/\r\n$/, '');
  for (;;) {
    const [whole = '', quoted, plain = ''] = /^(?:"((?:[^"]|"")*)"|([^,]*))/.exec(rest) ?? [];
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (rest.length === whole.length) return cells;
    rest = rest.slice(whole.length + 1);
  }
}

test('No cell begins a formula, and without the tab all cells read back the same', () => {
  const letters = fc.constantFrom('=', '+', '-', '@', '"', ',', '\n', '\t', ' ', 'a', '1', '.');
  fc.assert(
    fc.property(fc.array(fc.string({ unit: letters }), { minLength: 1 }), (cells) => {
      const back = read(csvLine(cells));
      expect(back).toHaveLength(cells.length);
      for (const [index, cell] of back.entries()) {
        expect([cells[index], `\t${cells[index]}`]).toContain(cell);
        if (/^\s*[=+\-@]/.test(cell)) expect(cell).toMatch(/^\t|^-?\d+(\.\d+)?$/);
      }
    }),
  );
});

test('A spreadsheet reads a file as UTF-8, because its first line begins with a byte order mark', () => {
  expect(csvStart(['Buyer', 'Total ₹'])).toBe('\uFEFFBuyer,Total ₹\r\n');
});
