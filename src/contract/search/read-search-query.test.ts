import { expect, test } from 'vitest';
import { readSearchQuery, shortSearchQuery } from './read-search-query.ts';
import { PICTURES_SHOWN, searchQuery } from './search-address.ts';

test('The address of a search says what was typed, which colour was chosen and how many pictures are shown', () => {
  const asked = { text: 'हरा & ‘100%’', colour: 'green', pictures: 48 } as const;
  expect(readSearchQuery(searchQuery(asked).slice(1))).toEqual(asked);
  expect(searchQuery({ text: 'kaleen' })).toBe('?q=kaleen');
  expect(searchQuery({})).toBe('');
});

test('The address of a page is what its search reads, and no longer than that', () => {
  expect(shortSearchQuery(`q=+${'z'.repeat(5000)}&colour=green&pictures=48&x=1`)).toBe(
    `q=${'z'.repeat(100)}&colour=green&pictures=48`,
  );
  expect(shortSearchQuery('x=1')).toBe('');
});

test('What is invalid in an address is ignored', () => {
  const nothing = { text: '', colour: null, pictures: PICTURES_SHOWN };
  for (const query of ['', 'colour=mauve&pictures=x', 'pictures=-5&colour=', 'pictures=1e9x', 'q=+++&q=b'])
    expect(readSearchQuery(query)).toEqual(nothing);
  expect(readSearchQuery('pictures=100000').pictures).toBe(240);
  expect(searchQuery({ pictures: 1000 })).toBe('?pictures=240');
});
