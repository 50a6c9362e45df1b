import { expect, test } from 'vitest';
import { categories, productFolders } from './categories.ts';
import { folderProduct } from './folder-product.ts';
import { products } from './products.ts';

test('A picture of each category, and of each folder, becomes a product that the firm bills', () => {
  const names = products.map(({ name }) => name);
  for (const folder of [...categories.map((each) => each.folder), ...productFolders])
    expect([folder, names]).toEqual([folder, expect.arrayContaining([folderProduct(folder)])]);
  expect(folderProduct('pdfs')).toBe('');
  expect(folderProduct('constructor')).toBe('');
});
