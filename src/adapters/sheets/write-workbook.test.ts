import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { writeWorkbook } from './write-workbook.ts';

async function written(cells: (string | number)[][]) {
  const stream = writeWorkbook({
    name: 'Outstanding',
    columns: [
      { head: 'Customer', kind: 'text', width: 40 },
      { head: 'Oldest due', kind: 'date', width: 12 },
      { head: 'Owed', kind: 'rupees', width: 16 },
    ],
    rows: (async function* () {
      yield* cells;
    })(),
  });
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  return sheets[0];
}

test('A workbook has amounts and dates as values, and a header', async () => {
  const sheet = await written([
    ['नमूना गृह सज्जा', '2026-11-21', 123_456_789],
    ['Sample Hotels', '', -2_500],
  ]);
  expect(sheet?.name).toBe('Outstanding');
  expect(sheet?.rows).toEqual([
    ['Customer', 'Oldest due', 'Owed'],
    ['नमूना गृह सज्जा', new Date('2026-11-21T00:00:00Z'), 1_234_567.89],
    ['Sample Hotels', null, -25],
  ]);
});

test.each(['=1+1', '+91', '-5', '@SUM(A1)', '\t=1+1', '=HYPERLINK("https://example.com")'])(
  'A name that begins as %j is a text and no formula',
  async (name) => {
    const sheet = await written([[name, '2026-11-21', 100]]);
    expect(sheet?.rows[1]?.[0]).toBe(name);
    for (const cell of sheet?.cells?.values() ?? []) expect(cell.formula).toBeUndefined();
  },
);
