import { expect, test } from 'vitest';
import { askedGalleries } from '#test/specification/asked-lists.ts';
import { loadedPages } from './loaded-pages.ts';
import { pages } from './pages.ts';

test('The server has every page at once, under the path at which the browser fetches it', () => {
  expect([...loadedPages.keys()]).toEqual([...pages.keys()]);
});

test('Every gallery that was asked for is a page', () => {
  expect(askedGalleries.filter(({ route }) => !pages.has(route))).toEqual([]);
});
