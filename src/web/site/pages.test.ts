import { expect, test } from 'vitest';
import { askedGalleries } from '#test/specification/asked-lists.ts';
import { loadedPages } from './loaded-pages.ts';
import { pages } from './pages.ts';

test('The server has every page, under the same path as the browser', () => {
  expect([...loadedPages.keys()]).toEqual([...pages.keys()]);
});

test('Every gallery of the specification is a page', () => {
  expect(askedGalleries.filter(({ route }) => !pages.has(route))).toEqual([]);
});
