import { expect, test } from 'vitest';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { withRenamedProducts } from './with-renamed-products.ts';

test('A renamed product keeps the categories and folders that become it, also when two products change their names', () => {
  const swapped: Record<string, string> = { Wallpaper: 'Sun Film', 'Sun Film': 'Wallpaper' };
  const products = openingCatalogue.products.map((each) => ({ ...each, name: swapped[each.name] ?? each.name }));
  const { categories, otherFolders } = withRenamedProducts(openingCatalogue, { ...openingCatalogue, products });
  expect(categories.find(({ folder }) => folder === 'wallpapers')?.product).toBe('Sun Film');
  expect(categories.find(({ folder }) => folder === 'solar')?.product).toBe('Wallpaper');
  expect(categories.find(({ folder }) => folder === 'hpl')?.product).toBe('HPL Sheet');
  expect(otherFolders.find(({ folder }) => folder === 'fabio')?.product).toBe('Sun Film');
});
