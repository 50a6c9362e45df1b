import { expect, test } from 'vitest';
import { between } from './use-tile-choice.ts';

test('A run of tiles is taken in either direction, and one tile when there is no beginning', () => {
  const names = ['a', 'b', 'c', 'd'];
  expect(between(names, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(between(names, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(between(names, 'c', 'c')).toEqual(['c']);
  expect(between(names, null, 'c')).toEqual(['c']);
  expect(between(names, 'deleted meanwhile', 'c')).toEqual(['c']);
});
