import { expect, test } from 'vitest';
import { arrangeCatalogue } from '#domain/catalogue/arrange-catalogue.ts';
import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { inEnglish } from '#domain/text/names.ts';
import { buildCatalogue, buildCataloguePhoto } from '../build/build-catalogue.ts';
import { drawPage } from '../build/draw-page.ts';

const photo = buildCataloguePhoto({ name: 'slate.jpg', title: 'Slate', hash: 'cd'.repeat(32) });
const [pattern] = openingCatalogue.categories;
if (!pattern) throw new Error('The opening catalogue has categories.');

const { home } = openingCatalogue;
const record: CatalogueRecord = {
  ...openingCatalogue,
  categories: [
    ...openingCatalogue.categories,
    {
      ...pattern,
      id: 26,
      names: inEnglish('Stone Veneers'),
      route: '/stoneveneers',
      folder: 'stoneveneers',
      place: 'walls',
    },
  ],
  home: {
    slides: [...home.slides, { category: 26, caption: inEnglish(''), picture: null }],
    newArrivals: [...home.newArrivals, 26],
    trending: [...home.trending, 26],
    bestSelling: [...home.bestSelling, 26],
  },
  arrivals: [...openingCatalogue.arrivals, { folder: 'stoneveneers', names: inEnglish('') }],
};

const { folders, brochures } = buildCatalogue();
const catalogue = { ...arrangeCatalogue(1, [], record), folders: { ...folders, stoneveneers: [photo] }, brochures };

function pageAt(path: string, query = '') {
  const { status, html } = drawPage(path, { catalogue, query });
  return { status, html: html.replaceAll('<!-- -->', '') };
}

/** The part of a page under a heading, up to the next section. */
function sectionOf(path: string, title: string) {
  return (
    pageAt(path)
      .html.split('<section ')
      .find((section) => section.includes(`>${title}</h2>`)) ?? ''
  );
}

test('A category is one entry of the record and its pictures: it has a gallery', () => {
  const { status, html } = pageAt('/stoneveneers');
  expect(status).toBe(200);
  expect(html).toContain('<title>Stone Veneers, Delhi and Bhubaneswar, Aangan Interiors</title>');
  expect(html).toContain('<h1>Stone Veneers</h1>');
  expect(html).toContain('alt="Slate"');
});

test('It stands in the menu, behind the others, and every gallery leads on to the next', () => {
  const menu = pageAt('/about').html.split('id="menu-products"')[1]?.split('</ul>')[0] ?? '';
  const routes = [...menu.matchAll(/<li><a[^>]* href="([^"]+)"/g)].map(([, route]) => route);
  expect(routes.slice(-2)).toEqual(['/acousticbaffleceilings', '/stoneveneers']);
  expect(pageAt('/acousticbaffleceilings').html).toMatch(/href="\/stoneveneers"[^>]*><span[^>]*>Next, No\. 26/);
});

test('It has a card on Products, at its place, and its name from A to Z', () => {
  expect(sectionOf('/products', 'Walls')).toContain('href="/stoneveneers" aria-label="Explore Stone Veneers">Explore');
  expect(sectionOf('/products', 'Floors')).not.toContain('/stoneveneers');
  expect(sectionOf('/products', 'A to Z')).toContain('Stone Veneers');
});

test('It stands in the lists of Home and of New Arrivals that name it', () => {
  const captions = pageAt('/').html.match(/[^>\s][^>]*(?=<\/button><\/li><\/ol>)/g);
  expect(captions).toEqual(['Stone Veneers']);
  for (const title of ['New Arrivals', 'Trending', 'Best Selling'])
    expect([title, sectionOf('/', title)]).toEqual([title, expect.stringContaining('href="/stoneveneers"')]);
  expect(sectionOf('/newproducts', 'Stone Veneers')).toContain('alt="Slate"');
});

test('It is found by search, and by search engines with its pictures', () => {
  expect(pageAt('/search', 'q=veneer').html).toContain(
    'href="/stoneveneers" aria-label="Explore Stone Veneers">Explore',
  );
  expect(pageAt('/stone-veneer-samples').html).toContain('<a href="/stoneveneers">Stone Veneers</a>');
  const entry = pageAt('/sitemap.xml').html.match(/<loc>https:\/\/shop\.example\/stoneveneers<.*/)?.[0];
  expect(entry).toContain(`<image:loc>https://shop.example/media/${photo.hash}/1024.jpg`);
});
