import { expect, test } from 'vitest';
import { openBrowser } from '#test/open/open-browser.ts';
import type { MovedAnswer, MovedRow } from './moved-sort.ts';
import { keepTaken, loadTaken, takenRows } from './taken-rows.ts';

type Kind = MovedRow['what'];

function answered(version: number, kinds: Kind[]): MovedAnswer<MovedRow> {
  const rows = kinds.map((what, at) => ({ row: at + 2, what, message: '', cells: [] }));
  return { sheet: '', version, headings: ['Name'], rows };
}

const keptAs = 'draft:moved-products';
const at = 'Sat, 21 Nov 2026 06:00:00 GMT';
const preview = answered(4, ['new', 'new', 'changes', 'refused']);
const taken = { name: 'items.csv', version: 5, added: 2, changed: 1, until: '2026-11-22T06:00:00.000Z' };

test('What was taken is what the answer says, with the day in which it can be taken back', () => {
  expect(takenRows('items.csv', preview, answered(5, ['new', 'new', 'changes', 'refused']), at)).toEqual(taken);
  // Another person's version came between: the rows were planned again, onto it.
  const later = answered(6, ['new', 'same', 'changes', 'refused']);
  expect(takenRows('items.csv', preview, later, at)).toEqual({ ...taken, version: 6, added: 1 });
});

test('After a lost answer all rows are there: they are this file’s when the next version brought them, and nobody’s otherwise', () => {
  const kinds: Kind[] = ['same', 'same', 'same', 'refused'];
  expect(takenRows('items.csv', preview, answered(5, kinds), at)).toEqual(taken);
  expect(takenRows('items.csv', preview, answered(6, kinds), at)).toBe(null);
  expect(takenRows('items.csv', preview, answered(4, kinds), at)).toBe(null);
  // Of materials each row is a version.
  expect(takenRows('items.csv', preview, answered(7, kinds), at, 3)).toEqual({ ...taken, version: 7 });
  expect(takenRows('items.csv', preview, answered(5, kinds), at, 3)).toBe(null);
});

test('It is kept on the device for its day, and what another program left there is nothing', () => {
  openBrowser();
  expect(loadTaken(keptAs, 0)).toBe(null);
  keepTaken(keptAs, taken);
  expect(loadTaken(keptAs, Date.parse(taken.until) - 1)).toEqual(taken);
  expect(loadTaken(keptAs, Date.parse(taken.until))).toBe(null);
  keepTaken(keptAs, null);
  expect(loadTaken(keptAs, 0)).toBe(null);
  localStorage.setItem(keptAs, '{"name":"items.csv"}');
  expect(loadTaken(keptAs, 0)).toBe(null);
});
