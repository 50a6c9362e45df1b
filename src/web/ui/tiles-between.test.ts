import { expect, test } from 'vitest';
import { tilesBetween } from './tiles-between.ts';

test('A range of tiles goes in either direction; without a start it is one tile', () => {
  const names = ['a', 'b', 'c', 'd'];
  expect(tilesBetween(names, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(tilesBetween(names, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(tilesBetween(names, 'c', 'c')).toEqual(['c']);
  expect(tilesBetween(names, null, 'c')).toEqual(['c']);
  expect(tilesBetween(names, 'deleted meanwhile', 'c')).toEqual(['c']);
});
