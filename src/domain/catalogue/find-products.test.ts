import { expect, test } from 'vitest';
import { findProducts, productNamed } from './find-products.ts';
import { openingCatalogue } from './opening/opening-catalogue.ts';

const { products } = openingCatalogue;

test('The exact name comes first, then names that begin with the text, then names with a word that does', () => {
  const names = findProducts(products, 'carpet');
  const rank = (name: string) => (name.startsWith('Carpet') ? 0 : 1);
  expect(names.length).toBeGreaterThan(2);
  expect(names.map(rank)).toEqual(names.map(rank).toSorted());
  for (const { name } of products) expect(findProducts(products, name.toLowerCase())[0]).toBe(name);
});

test('The text can be anywhere in the name, and a blank text finds all products', () => {
  expect(findProducts(products, 'ooden').length).toBeGreaterThan(0);
  expect(findProducts(products, 'ooden').every((name) => name.includes('ooden'))).toBe(true);
  expect(findProducts(products, ' ')).toHaveLength(products.length);
  expect(findProducts(products, 'wall putty')).toEqual([]);
});

test('A full name finds its product in upper or lower case, and a part of a name does not', () => {
  expect(productNamed(products, ' wpc PANEL')).toBe('WPC Panel');
  expect(productNamed(products, 'wpc')).toBeNull();
  expect(productNamed(products, '')).toBeNull();
});

test('An HSN code finds the products with that default code, after those with the digits in their name', () => {
  expect(findProducts(products, '3918')).toEqual([
    'Vinyl Wallpaper',
    'PVC Marble Sheet',
    'Vinyl Flooring',
    'SPC Flooring',
    'Sports Flooring',
  ]);
  expect(findProducts(products, ' 39181090 ')).toEqual(findProducts(products, '3918'));
  expect(findProducts(products, '3').slice(0, 3)).toEqual(['3D Wallpaper', '3D Panels', 'Sun Film']);
  // Codes contain these digits, but none begins with them.
  expect(findProducts(products, '9181')).toEqual([]);
});
