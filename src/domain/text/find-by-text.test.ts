import { expect, test } from 'vitest';
import { uploadOptions } from '../catalogue/categories.ts';
import { findByText } from './find-by-text.ts';

const titles = uploadOptions.map(({ text }) => text);

test('What is named comes first, then what begins so, then that of which a word does, then the rest', () => {
  expect(findByText(['Plywood', 'Hardwood doors', 'Bent Wood', 'Wood floors', 'Wood', 'HPL'], 'WOOD')).toEqual([
    'Wood',
    'Wood floors',
    'Bent Wood',
    'Plywood',
    'Hardwood doors',
  ]);
});

test('Each folder is the first that its own title finds', () => {
  for (const title of titles) expect(findByText(titles, title.toLowerCase())[0]).toBe(title);
});

test('Nothing typed finds all in their order, and what nobody is called finds nothing', () => {
  expect(findByText(uploadOptions, ' ', ({ text }) => text)).toEqual(uploadOptions);
  expect(findByText(titles, 'no such thing')).toEqual([]);
});
