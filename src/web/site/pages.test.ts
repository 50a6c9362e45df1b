import { expect, test } from 'vitest';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { menuIn } from '#domain/catalogue/page-catalogue.ts';
import { askedGalleries } from '#test/specification/asked-lists.ts';
import { pagesByPath } from './loaded-pages.ts';
import { fetchedPages, pageAt } from './pages.ts';

const categories = menuIn(openingCatalogue.categories, 'en');

test('The server has every page, under the same path as the browser', () => {
  const galleries = categories.map(({ route }) => route);
  expect([...pagesByPath(categories).keys()]).toEqual([...fetchedPages.fixed.keys(), ...galleries]);
});

test('Every gallery of the specification is a page', () => {
  expect(askedGalleries.filter(({ route }) => !pageAt(fetchedPages, route, { categories }))).toEqual([]);
});
