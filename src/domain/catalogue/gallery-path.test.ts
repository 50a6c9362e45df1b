import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { galleryPath } from './gallery-path.ts';
import { products } from './products.ts';

test.each([
  ['Engineered Wooden Flooring', '/woodenfloorings'],
  ['Acoustic Baffle Ceiling', '/acousticbaffleceilings'],
  ['Blinds', '/blinds'],
  ['3D Wallpaper', '/wallpapers'],
  ['PVC Panel', '/pvcpanels'],
  ['Sun Film', '/search?q=Film'],
  ['WPC Panel', '/search?q=Panel'],
  ['Installation Charges', '/products'],
])('%s leads to %s', (product, path) => {
  expect(galleryPath(product)).toBe(path);
});

test('No product leads to a gallery that is not there', () => {
  const routes = ['/products', ...categories.map(({ route }) => route)];
  for (const { name } of products) {
    const path = galleryPath(name);
    if (!path.startsWith('/search?q=')) expect(routes).toContain(path);
  }
});
