import { expect, test } from 'vitest';
import { colours } from '../../colours/colour.ts';
import { byCode, lightFirst } from './ordered-places.ts';

test('Codes are ordered by their numbers, and pictures without a code come last, as they were', () => {
  expect(byCode(['WP 20', '', 'WP 3', 'HP 100', '', 'WP 3'])).toEqual([3, 2, 5, 0, 1, 4]);
});

test('White comes before black, the second colour decides among equals, and no colour comes last', () => {
  expect(lightFirst([['black'], [], ['white'], ['grey', 'black'], ['grey', 'white'], ['grey']])).toEqual([
    2, 4, 5, 3, 0, 1,
  ]);
});

test('Every colour has its place', () => {
  const places = lightFirst([[], ...colours.map((colour) => [colour])]);
  expect(places).toHaveLength(colours.length + 1);
  expect(places.at(-1)).toBe(0);
});
