import { expect, test } from 'vitest';
import { uploadOptions } from '../catalogue/categories.ts';
import { findByText } from './find-by-text.ts';

const titles = uploadOptions.map(({ text }) => text);

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
  expect(findByText(uploadOptions, ' ', ({ text }) => text)).toEqual(uploadOptions);
  expect(findByText(titles, 'no such thing')).toEqual([]);
});
