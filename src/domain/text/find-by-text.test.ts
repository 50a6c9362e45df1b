import { expect, test } from 'vitest';
import { openingCatalogue } from '../catalogue/opening/opening-catalogue.ts';
import { findByText } from './find-by-text.ts';

const { categories } = openingCatalogue;
const titles = categories.map(({ names }) => names.en);

test('Exact matches come first, then items that begin with the text, then items with a word that does, then the rest', () => {
  expect(findByText(['Plywood', 'Hardwood doors', 'Bent Wood', 'Wood floors', 'Wood', 'HPL'], 'WOOD')).toEqual([
    'Wood',
    'Wood floors',
    'Bent Wood',
    'Plywood',
    'Hardwood doors',
  ]);
});

test('The title of a folder finds that folder first', () => {
  for (const title of titles) expect(findByText(titles, title.toLowerCase())[0]).toBe(title);
});

test('A blank text finds all items in their order, and an unknown text finds nothing', () => {
  expect(findByText(categories, ' ', ({ names }) => names.en)).toEqual(categories);
  expect(findByText(titles, 'no such thing')).toEqual([]);
});
