import { expect, test } from 'vitest';
import { moveTo, splitNames } from './edit-lists.ts';

test('A row goes to its new place, and never out of the list', () => {
  const list = ['a', 'b', 'c'];
  expect(moveTo(list, 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveTo(list, 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveTo(list, 1, 99)).toEqual(['a', 'c', 'b']);
  expect(moveTo(list, 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moveTo(list, 0, -1)).toBe(list);
});

test('Other names are separated by commas, lines or semicolons, each once', () => {
  expect(splitNames(' wall  paper, mural;\nmural,, ')).toEqual(['wall paper', 'mural']);
  expect(splitNames('')).toEqual([]);
});
