import { expect, test } from 'vitest';
import { shortTitle } from './short-title.ts';

test('A title that search engines would cut is shortened from its end', () => {
  const page = 'Acoustic And Baffle Ceilings (mineral fibre), Delhi and Bhubaneswar';
  expect(shortTitle(['Blinds, Delhi, Aangan', 'Blinds'])).toBe('Blinds, Delhi, Aangan');
  expect(shortTitle([`${page}, Aangan Interiors`, 'Acoustic And Baffle Ceilings', page])).toBe(
    'Acoustic And Baffle Ceilings',
  );
});

test('A name that is too long by itself ends behind a whole word', () => {
  const title = shortTitle(['Wallpaper with leaves, birds and a very long name that nobody would read to its end']);
  expect(title).toBe('Wallpaper with leaves, birds and a very long name that nobody …');
  expect(Array.from(shortTitle(['क'.repeat(80)]))).toHaveLength(65);
});

test('A title of exactly 65 characters stays', () => {
  expect(shortTitle(['x'.repeat(65)])).toBe('x'.repeat(65));
  expect(shortTitle(['x'.repeat(66)])).not.toBe('x'.repeat(66));
});
