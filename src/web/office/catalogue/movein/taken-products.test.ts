import { expect, test } from 'vitest';
import type { MovedProductsAnswer } from '#contract/move-in/products.ts';
import { openBrowser } from '#test/open/open-browser.ts';
import { keepTaken, loadTaken, takenProducts } from './taken-products.ts';

type Kind = MovedProductsAnswer['rows'][number]['what'];

function answered(version: number, kinds: Kind[]): MovedProductsAnswer {
  const rows = kinds.map((what, at) => ({ row: at + 2, what, message: '', product: null, cells: [] }));
  return { kind: 'csv', sheet: '', version, headings: ['Name'], rows };
}

const at = 'Sat, 21 Nov 2026 06:00:00 GMT';
const preview = answered(4, ['new', 'new', 'changes', 'refused']);
const taken = { name: 'items.csv', version: 5, added: 2, changed: 1, until: '2026-11-22T06:00:00.000Z' };

test('What was taken is what the answer says, with the day in which it can be taken back', () => {
  expect(takenProducts('items.csv', preview, answered(5, ['new', 'new', 'changes', 'refused']), at)).toEqual(taken);
  // Another person's version came between: the rows were planned again, onto it.
  const later = answered(6, ['new', 'same', 'changes', 'refused']);
  expect(takenProducts('items.csv', preview, later, at)).toEqual({ ...taken, version: 6, added: 1 });
});

test('After a lost answer all rows are there: they are this file’s when the next version brought them, and nobody’s otherwise', () => {
  const kinds: Kind[] = ['same', 'same', 'same', 'refused'];
  expect(takenProducts('items.csv', preview, answered(5, kinds), at)).toEqual(taken);
  expect(takenProducts('items.csv', preview, answered(6, kinds), at)).toBe(null);
  expect(takenProducts('items.csv', preview, answered(4, kinds), at)).toBe(null);
});

test('It is kept on the device for its day, and what another program left there is nothing', () => {
  openBrowser();
  expect(loadTaken(0)).toBe(null);
  keepTaken(taken);
  expect(loadTaken(Date.parse(taken.until) - 1)).toEqual(taken);
  expect(loadTaken(Date.parse(taken.until))).toBe(null);
  keepTaken(null);
  expect(loadTaken(0)).toBe(null);
  localStorage.setItem('draft:moved-products', '{"name":"items.csv"}');
  expect(loadTaken(0)).toBe(null);
});
