import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { categoryPlaces } from './category-places.ts';

test('every category of the menu stands at exactly one place', () => {
  const placed = categoryPlaces.flatMap((place) => place.categories.map(({ id }) => id));
  expect(placed.toSorted((a, b) => a - b)).toEqual(categories.map(({ id }) => id));
});
