import { expect, test } from 'vitest';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { drawPage } from '#test/build/draw-page.ts';
import { inEnglish } from '../text/names.ts';
import { pagesOfPictures } from './pages-of-pictures.ts';

const leaf = 'aa'.repeat(32);
const oak = 'bb'.repeat(32);
const folders = {
  fabio: [
    buildCataloguePhoto({ name: 'new leaf.jpg', hash: leaf }),
    buildCataloguePhoto({ name: 'new oak.jpg', hash: oak }),
  ],
  hpl: [buildCataloguePhoto({ name: 'z-oak.jpg', hash: oak }), buildCataloguePhoto({ name: 'a-oak.jpg', hash: oak })],
  wallpapers: [buildCataloguePhoto({ name: 'leaf.jpg', hash: leaf })],
};
const material = buildMaterial({
  code: 'WP 204',
  folder: 'wallpapers',
  colourways: [
    { names: inEnglish(''), colours: [], pictures: [{ folder: 'wallpapers', name: 'leaf.jpg', kind: 'room' }] },
  ],
});
const shop = buildCatalogue({ folders, materials: [material], brochures: [] });

test('A picture in several folders has one page: of its material, else by the first name in the first folder', () => {
  expect([...pagesOfPictures(shop)].toSorted()).toEqual([
    [leaf, '/wallpapers/wp-204'],
    [oak, '/hpl/a-oak'],
  ]);
  expect([...pagesOfPictures(shop, oak)]).toEqual([[oak, '/hpl/a-oak']]);
  expect(pagesOfPictures({ ...shop, materials: [] }).get(leaf)).toBe('/wallpapers/leaf');
  expect(pagesOfPictures({ ...shop, materials: [], folders: { fabio: folders.fabio } }).get(leaf)).toBe(
    '/newproducts/fabio/new+leaf',
  );
});

test.each([
  ['/newproducts/fabio/new+leaf', '/wallpapers/wp-204'],
  ['/wallpapers/leaf', '/wallpapers/wp-204'],
  ['/newproducts/fabio/new+oak', '/hpl/a-oak'],
  ['/hpl/z-oak', '/hpl/a-oak'],
  ['/hpl/a-oak', '/hpl/a-oak'],
])('Search engines are told at %s that the page is %s, and the sitemap has that one alone', (path, one) => {
  const canonical = (address: string) => `<link rel="canonical" href="https://shop.example${address}"`;
  expect(drawPage(path, { catalogue: shop }).html).toContain(canonical(one));
  expect(drawPage(`/hi${path}`, { catalogue: shop }).html).toContain(canonical(`/hi${one}`));
  const { html } = drawPage('/sitemap.xml', { catalogue: shop });
  expect(html.split(`<loc>https://shop.example${one}</loc>`)).toHaveLength(2);
  if (path !== one) expect(html).not.toContain(`<loc>https://shop.example${path}</loc>`);
});
