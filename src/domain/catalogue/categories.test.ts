import { expect, test } from 'vitest';
import { askedImageKeys } from '#test/specification/asked-lists.ts';
import { folderProduct, foldersOf, namesOf, takesUploads, titlesIn } from './folders-of.ts';
import { openingCatalogue } from './opening/opening-catalogue.ts';

const folders = foldersOf(openingCatalogue);

test('A folder is called as its gallery is', () => {
  for (const { folder, names } of openingCatalogue.categories) {
    expect([folder, namesOf(openingCatalogue, folder)]).toEqual([folder, names]);
    expect([folder, titlesIn(openingCatalogue)(folder)]).toEqual([folder, names.en]);
  }
  expect(namesOf(openingCatalogue, 'constructor').en).toBe('constructor');
});

test('every gallery and every group of New Arrivals shows a folder that staff can fill', () => {
  for (const { folder } of [...openingCatalogue.categories, ...openingCatalogue.arrivals])
    expect([folder, takesUploads(openingCatalogue, folder)]).toEqual([folder, true]);
});

test('Specification 3, image-category keys: the 27 that were asked for and the one that its gallery needs', () => {
  expect(folders).toEqual([...askedImageKeys, 'acousticbaffleceilings']);
});

test('each folder has a title of its own, which begins with a capital or a digit', () => {
  const texts = [...folders, 'pdfs'].map((folder) => namesOf(openingCatalogue, folder).en);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => !/^[A-Z0-9]/.test(text))).toEqual([]);
});

test('only the product folders and the brochures take uploads', () => {
  const others = ['pdfs', 'general', 'social', 'pdfthumbs', '', 'constructor', '__proto__', 'Wallpapers', '../hpl'];
  expect(others.filter((folder) => takesUploads(openingCatalogue, folder))).toEqual(['pdfs']);
});

test('A picture of each folder becomes a product that the firm bills', () => {
  const names = openingCatalogue.products.map(({ name }) => name);
  for (const folder of folders) expect(names).toContain(folderProduct(openingCatalogue, folder));
  expect(folderProduct(openingCatalogue, 'pdfs')).toBe('');
  expect(folderProduct(openingCatalogue, 'constructor')).toBe('');
});
