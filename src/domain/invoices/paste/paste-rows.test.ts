import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blank, buildLine } from '#test/build/build-form.ts';
import { formListsOf } from '../../catalogue/form-lists-of.ts';
import { openingCatalogue } from '../../catalogue/opening/opening-catalogue.ts';
import { blankLine } from '../draft-fields.ts';
import { clipboardRows } from './clipboard-rows.ts';
import { isSheet } from './is-sheet.ts';
import { pasteRows } from './paste-rows.ts';

const empty = { lines: [1, 2, 3, 4, 5].map(blankLine), chosen: {} };
const at = {
  row: 1,
  cell: 'product',
  discounted: false,
  habitOf: () => undefined,
  lists: formListsOf(openingCatalogue),
} as const;

function paste(text: string, part: Partial<Parameters<typeof pasteRows>[2]> = {}, grid = empty) {
  const pasted = pasteRows(grid, text, { ...at, ...part });
  if (!pasted) throw new Error('nothing was pasted');
  return pasted;
}

test('A spreadsheet’s text becomes rows: quoted cells may hold tabs, lines and quotes, and blank rows are left out', () => {
  expect(clipboardRows('Blinds\t16\r\n"Oak,\n12"" wide"\t2\r\n\t\r\n')).toEqual([
    ['Blinds', '16'],
    ['Oak, 12" wide', '2'],
  ]);
  expect(clipboardRows('"grey, 2 mm\t5\n')).toEqual([['"grey, 2 mm', '5']]);
  expect(clipboardRows('\n\n')).toEqual([]);
  expect(isSheet('Blinds\r\n')).toBe(false);
  expect(isSheet('Blinds\t16')).toBe(true);
  expect(isSheet('16\n17\n')).toBe(true);
});

describe('Pasted rows', () => {
  test('are read by their headings, in any order; amounts are read as they are written, columns that the grid lacks are named', () => {
    const text = [
      'S.No.\tHSN/SAC\tItem\tDescription of Goods\tQty.\tRate (₹)\tUOM\tGST %\tAmount',
      '1\t3918 10 90\tvinyl flooring\tHomogeneous, grey\t1,850\t₹ 1,496.00\tSq. Ft.\t18%\t1776000',
      '2\t630399\tBlinds\t\t18\t3,890/-\tPieces\t18.00\t70020',
    ].join('\n');
    const { lines, ...came } = paste(text);
    expect(lines.slice(0, 3)).toEqual([
      {
        ...blankLine(1),
        product: 'Vinyl Flooring',
        description: 'Homogeneous, grey',
        hsn: '39181090',
        quantity: '1850',
        rate: '1496.00',
        unit: 'sqft',
        gst: '18',
      },
      { ...blankLine(2), product: 'Blinds', hsn: '630399', quantity: '18', rate: '3890', unit: 'pcs', gst: '18' },
      blankLine(3),
    ]);
    expect(came).toMatchObject({ first: 1, last: 2, byHeadings: true, cells: 13, wrong: [] });
    expect(came.leftOut).toEqual({ columns: ['S.No.', 'Amount'], rows: 0 });
  });

  test('without headings are read in the grid’s order, from the current cell on when they fit there', () => {
    const whole = 'Blinds\tpale blue\t630399\t16\t3890\tPiece\t18\t62240';
    expect(paste(whole, { row: 4, cell: 'rate' })).toMatchObject({
      lines: [{}, {}, {}, { row: 4, product: 'Blinds', rate: '3890', gst: '18' }, {}],
      byHeadings: false,
      leftOut: { columns: ['column 8'] },
    });
    const { lines } = paste(
      '12\t100\n13\t200\n',
      { row: 2, cell: 'quantity' },
      { ...empty, lines: [1, 2, 3].map((row) => buildLine(row)) },
    );
    expect(lines.map(({ product, quantity, rate }) => [product, quantity, rate])).toEqual([
      ['Glass', '186.5', '85.50'],
      ['Glass', '12', '100'],
      ['Glass', '13', '200'],
    ]);
    expect(paste('Blinds\t\t\t16\t3890\t5%\tpcs\t18', { discounted: true }).lines[0]).toMatchObject({
      discount: '5%',
      unit: 'pcs',
    });
  });

  test('keep what is not understood as it was copied, and name its cell; nothing is guessed', () => {
    const { lines, wrong, cells } = paste(
      'Product\tHSN\tQty\tRate\tPer\tGST\nWPC Panel\t9999\t2 × 93.25\t1.50,000\tbundle\t0.18\nGold\t\t1\t1\tpcs\t18',
    );
    expect(lines[0]).toMatchObject({
      hsn: '9999',
      quantity: '2 × 93.25',
      rate: '1.50,000',
      unit: 'bundle',
      gst: '0.18',
    });
    expect(lines[1]).toMatchObject({ product: 'Gold', hsn: '' });
    expect(wrong).toEqual([
      'line 1 hsn',
      'line 1 quantity',
      'line 1 rate',
      'line 1 unit',
      'line 1 gst',
      'line 2 product',
    ]);
    expect(cells).toBe(11);
  });

  test('bring the HSN of their product and its last unit and GST, where the sheet has none', () => {
    const habitOf = (product: string) => (product === 'Blinds' ? { unit: 'pcs', gst: '18' } : undefined);
    const { lines, chosen } = paste('Item\tQty\tRate\tGST\nBlinds\t6\t3890\t\nBlinds\t6\t3890\t12', { habitOf });
    expect(lines[0]).toMatchObject({ hsn: '630399', unit: 'pcs', gst: '18' });
    expect(lines[1]).toMatchObject({ hsn: '630399', unit: 'pcs', gst: '12' });
    expect(chosen[1]).toEqual({ product: 'Blinds', hsn: '630399', unit: 'pcs', gst: '18' });
  });

  test('of a column of percentages are percentages', () => {
    const { lines, wrong } = paste('Item\tDisc. %\nBlinds\t5\nBlinds\t7.5%\nBlinds\tsome');
    expect(lines.map(({ discount }) => discount).slice(0, 3)).toEqual(['5%', '7.5%', 'some']);
    expect(wrong).toEqual(['line 3 discount']);
    expect(paste('Item\tDiscount\nBlinds\t1,200').lines[0]?.discount).toBe('1200');
  });

  test('replace a row with its origin, and leave the rows around them', () => {
    const lines = [buildLine(1), buildLine(2, { fromRow: '7' }), buildLine(3)];
    const pasted = paste('Blinds\tblue', { row: 2 }, { ...empty, lines });
    expect(pasted.lines).toEqual([
      lines[0],
      { ...blankLine(2), product: 'Blinds', description: 'blue', hsn: '630399' },
      lines[2],
    ]);
    // Quantities alone are still of the same row.
    expect(paste('12\n13', { row: 2, cell: 'quantity' }, { ...empty, lines }).lines[1]).toEqual({
      ...lines[1],
      quantity: '12',
    });
  });

  test('add lines up to the 500 of a document, and say how many found no place', () => {
    const rows = Array.from({ length: 510 }, (_, index) => `Blinds\t${index}`).join('\n');
    const { lines, last, leftOut } = paste(rows, { row: 3 });
    expect([lines.length, last, leftOut.rows]).toEqual([500, 500, 12]);
    expect(lines.every(({ row }, index) => row === index + 1)).toBe(true);
  });

  test('of a text without any are none, and headings alone are no rows', () => {
    expect(pasteRows(empty, ' \n\t\n', at)).toBeNull();
    expect(pasteRows(empty, 'Product\tQty\n', at)).toBeNull();
  });
});

test('Any text on the clipboard fills rows that are numbered on, and loses nothing of a cell', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab1,."\'₹ %\t\n'), maxLength: 8 });
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 8 }),
      fc.integer({ min: 1, max: 6 }),
      (rows, row) => {
        const text = rows
          .map((cells) => cells.map((value) => `"${value.replaceAll('"', '""')}"`).join('\t'))
          .join('\n');
        const pasted = pasteRows({ ...empty, lines: [...empty.lines, { row: 6, ...blank }] }, text, { ...at, row });
        for (const [index, line] of (pasted?.lines ?? []).entries()) expect(line.row).toBe(index + 1);
        expect(clipboardRows(text)).toEqual(
          rows
            .map((cells) => (cells.length === 0 ? [''] : cells.map((value) => value.replaceAll(/\s+/g, ' ').trim())))
            .filter((cells) => cells.some((value) => value !== '')),
        );
      },
    ),
  );
});
