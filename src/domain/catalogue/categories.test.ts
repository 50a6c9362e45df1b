import { expect, test } from 'vitest';
import { askedGalleries, askedImageKeys, askedMenu, askedNewArrivals } from '#test/specification/asked-lists.ts';
import {
  categories,
  deletionOptions,
  folderTitle,
  isProductFolder,
  newArrivalGroups,
  productFolders,
  takesUploads,
  uploadOptions,
} from './categories.ts';

test('Specification 2, category menu: ids 1 to 25 without 7, each with its name and its link, in the order that was asked for', () => {
  expect(categories.map(({ id, title, route }) => ({ id, name: title, link: route }))).toEqual(askedMenu);
});

test('Specification 2, gallery routes: each shows the folder that was asked for', () => {
  const byRoute = (one: { route: string }, other: { route: string }) => one.route.localeCompare(other.route);
  const shown = categories.map(({ route, folder }) => ({ route, folder }));
  expect(shown.sort(byRoute)).toEqual([...askedGalleries].sort(byRoute));
});

test('Specification 2, /newproducts: the ten groups in their order, each with its folder', () => {
  expect(newArrivalGroups).toEqual(askedNewArrivals);
});

test('A folder is called as its gallery is', () => {
  for (const { folder, title } of categories) expect([folder, folderTitle(folder)]).toEqual([folder, title]);
});

test('every gallery and every group of New Arrivals shows a folder that staff can fill', () => {
  for (const { folder } of [...categories, ...newArrivalGroups])
    expect([folder, isProductFolder(folder)]).toEqual([folder, true]);
});

test('Specification 3, image-category keys: select first, then the 27 that were asked for and the one that its gallery needs', () => {
  expect(productFolders).toEqual([...askedImageKeys, 'acousticbaffleceilings']);
  expect(deletionOptions[0]).toEqual({ value: '', text: 'select' });
  expect(deletionOptions.slice(1).map(({ value }) => value)).toEqual(productFolders);
  expect(uploadOptions).toEqual([...deletionOptions, { value: 'pdfs', text: 'Brochures' }]);
});

test('each folder has a title of its own, which begins with a capital or a digit', () => {
  const texts = uploadOptions.slice(1).map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => !/^[A-Z0-9]/.test(text))).toEqual([]);
});

test('only the product folders and the brochures take uploads', () => {
  const others = ['pdfs', 'general', 'social', 'pdfthumbs', '', 'constructor', '__proto__', 'Wallpapers', '../hpl'];
  expect(others.filter(takesUploads)).toEqual(['pdfs']);
  expect(others.filter(isProductFolder)).toEqual([]);
});
