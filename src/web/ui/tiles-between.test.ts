import { expect, test } from 'vitest';
import { tilesBetween } from './tiles-between.ts';

test('A run of tiles is taken in either direction, and one tile when there is no beginning', () => {
  const names = ['a', 'b', 'c', 'd'];
  expect(tilesBetween(names, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(tilesBetween(names, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(tilesBetween(names, 'c', 'c')).toEqual(['c']);
  expect(tilesBetween(names, null, 'c')).toEqual(['c']);
  expect(tilesBetween(names, 'deleted meanwhile', 'c')).toEqual(['c']);
});
