import { expect, test } from 'vitest';
import { photoColours } from './photo-colours.ts';

test('Staff know best, then the title, then what was read from the picture', () => {
  const read = ['grey', 'green'] as const;
  expect(photoColours('Panels in walnut', { read: [...read], chosen: ['red'] })).toEqual(['red']);
  expect(photoColours('Panels in walnut', { read: [...read], chosen: null })).toEqual(['brown']);
  expect(photoColours('Panels', { read: [...read], chosen: null })).toEqual(read);
  expect(photoColours('Panels', { read: null, chosen: null })).toEqual([]);
});

test('Staff may choose that a picture has no colour', () => {
  expect(photoColours('Panels in walnut', { read: ['grey'], chosen: [] })).toEqual([]);
});
