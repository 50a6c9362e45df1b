import { expect, test } from 'vitest';
import { findProducts, productNamed } from './find-products.ts';
import { products } from './products.ts';

test('The product that is named comes first, then those that begin so, then those of which a word does', () => {
  const names = findProducts('carpet');
  const rank = (name: string) => (name.startsWith('Carpet') ? 0 : 1);
  expect(names.length).toBeGreaterThan(2);
  expect(names.map(rank)).toEqual(names.map(rank).toSorted());
  for (const { name } of products) expect(findProducts(name.toLowerCase())[0]).toBe(name);
});

test('The letters may stand anywhere, and nothing typed finds all', () => {
  expect(findProducts('ooden').length).toBeGreaterThan(0);
  expect(findProducts('ooden').every((name) => name.includes('ooden'))).toBe(true);
  expect(findProducts(' ')).toHaveLength(products.length);
  expect(findProducts('wall putty')).toEqual([]);
});

test('A name is its product in any case, and part of a name is none', () => {
  expect(productNamed(' wpc PANEL')).toBe('WPC Panel');
  expect(productNamed('wpc')).toBeNull();
  expect(productNamed('')).toBeNull();
});

test('An HSN code finds the products that it is the default of, behind those that hold the digits in their name', () => {
  expect(findProducts('3918')).toEqual([
    'Vinyl Wallpaper',
    'PVC Marble Sheet',
    'Vinyl Flooring',
    'SPC Flooring',
    'Sports Flooring',
  ]);
  expect(findProducts(' 39181090 ')).toEqual(findProducts('3918'));
  expect(findProducts('3').slice(0, 3)).toEqual(['3D Wallpaper', '3D Panels', 'Sun Film']);
  // It begins no code, although codes hold it.
  expect(findProducts('9181')).toEqual([]);
});
