import { expect, test } from 'vitest';
import { findProducts, productNamed } from './find-products.ts';
import { products } from './products.ts';

test('The exact name comes first, then names that begin with the text, then names with a word that does', () => {
  const names = findProducts('carpet');
  const rank = (name: string) => (name.startsWith('Carpet') ? 0 : 1);
  expect(names.length).toBeGreaterThan(2);
  expect(names.map(rank)).toEqual(names.map(rank).toSorted());
  for (const { name } of products) expect(findProducts(name.toLowerCase())[0]).toBe(name);
});

test('The text can be anywhere in the name, and a blank text finds all products', () => {
  expect(findProducts('ooden').length).toBeGreaterThan(0);
  expect(findProducts('ooden').every((name) => name.includes('ooden'))).toBe(true);
  expect(findProducts(' ')).toHaveLength(products.length);
  expect(findProducts('wall putty')).toEqual([]);
});

test('A full name finds its product in upper or lower case, and a part of a name does not', () => {
  expect(productNamed(' wpc PANEL')).toBe('WPC Panel');
  expect(productNamed('wpc')).toBeNull();
  expect(productNamed('')).toBeNull();
});

test('An HSN code finds the products with that default code, after those with the digits in their name', () => {
  expect(findProducts('3918')).toEqual([
    'Vinyl Wallpaper',
    'PVC Marble Sheet',
    'Vinyl Flooring',
    'SPC Flooring',
    'Sports Flooring',
  ]);
  expect(findProducts(' 39181090 ')).toEqual(findProducts('3918'));
  expect(findProducts('3').slice(0, 3)).toEqual(['3D Wallpaper', '3D Panels', 'Sun Film']);
  // Codes contain these digits, but none begins with them.
  expect(findProducts('9181')).toEqual([]);
});
