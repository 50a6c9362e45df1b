import { expect, test } from 'vitest';
import { galleryPath } from './gallery-path.ts';
import { openingCatalogue } from './opening/opening-catalogue.ts';
import { menuIn } from './page-catalogue.ts';

const { products } = openingCatalogue;
const categories = menuIn(openingCatalogue.categories, 'en');

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
  expect(galleryPath(product, categories)).toBe(path);
});

test('No product leads to a gallery that is not there', () => {
  const routes = ['/products', ...categories.map(({ route }) => route)];
  for (const { name } of products) {
    const path = galleryPath(name, categories);
    if (!path.startsWith('/search?q=')) expect(routes).toContain(path);
  }
});
