import { expect, test } from 'vitest';
import { buildLine } from '#test/build/build-form.ts';
import { insertLine, moveLine, removeLine } from './arrange-lines.ts';
import { blankLine } from './draft-fields.ts';
import type { LineGrid } from './paste/paste-rows.ts';

function filled(row: number) {
  return { product: `Product ${row}`, hsn: '', unit: '', gst: '' };
}
const lines = [1, 2, 3, 4, 5, 6].map((row) => buildLine(row, { product: `Product ${row}` }));
const grid: LineGrid = { lines, chosen: { 2: filled(2), 3: filled(3) } };

function names(arranged: LineGrid | null) {
  return arranged?.lines.map(({ row, product }) => `${row} ${product}`);
}

test('A removed line leaves no gap, and what was filled in follows its line', () => {
  const removed = removeLine(grid, 2);
  expect(names(removed)).toEqual(['1 Product 1', '2 Product 3', '3 Product 4', '4 Product 5', '5 Product 6']);
  expect(removed.chosen).toEqual({ 2: filled(3) });
});

test('A form keeps five rows', () => {
  const five = { lines: lines.slice(0, 5), chosen: {} };
  expect(removeLine(five, 1).lines).toEqual([
    ...lines.slice(1, 5).map((line) => ({ ...line, row: line.row - 1 })),
    blankLine(5),
  ]);
});

test('An inserted line is blank, and the lines after it move down', () => {
  const inserted = insertLine(grid, 2);
  expect(names(inserted)?.slice(0, 3)).toEqual(['1 Product 1', '2 ', '3 Product 2']);
  expect(inserted?.chosen).toEqual({ 3: filled(2), 4: filled(3) });
  expect(names(insertLine(grid, 7))?.slice(-2)).toEqual(['6 Product 6', '7 ']);
});

test('No line goes into a form of 500', () => {
  const full = { lines: Array.from({ length: 500 }, (_, index) => buildLine(index + 1)), chosen: {} };
  expect(insertLine(full, 1)).toBeNull();
  expect(moveLine(full, 500, -1)?.lines).toHaveLength(500);
});

test('A line changes its place with its neighbour, and stops at the ends', () => {
  expect(names(moveLine(grid, 3, -1))?.slice(0, 3)).toEqual(['1 Product 1', '2 Product 3', '3 Product 2']);
  expect(moveLine(grid, 3, -1)?.chosen).toEqual({ 2: filled(3), 3: filled(2) });
  expect(moveLine(moveLine(grid, 3, 1) ?? grid, 4, -1)).toEqual(grid);
  expect(moveLine(grid, 1, -1)).toBeNull();
  expect(moveLine(grid, 6, 1)).toBeNull();
});
