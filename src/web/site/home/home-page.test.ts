import { expect, test } from 'vitest';
import { localPath } from '#contract/local-path.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { languages } from '#domain/text/language.ts';
import { buildCatalogue } from '#test/build/build-catalogue.ts';
import { drawPage } from '#test/build/draw-page.ts';
import { askedMenu, askedSlides } from '#test/specification/asked-lists.ts';
import { wordsIn } from '../words/words-in.ts';

const full = buildCatalogue();

/** The main part of a page of a shop that has pictures in these folders alone. */
function mainOf(path: string, folders: string[] = [], query = '') {
  const kept = Object.fromEntries(folders.map((folder) => [folder, full.folders[folder] ?? []]));
  const { body } = drawPage(path, { catalogue: buildCatalogue({ folders: kept, brochures: [] }), query });
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
}

/** Slides, plates with their diagonals, and the grey places of pictures in rows. */
const emptyPlace = /data-state="|viewBox="0 0 400 300"|<div class="_photo/g;

function placesIn(html: string): number {
  return html.match(emptyPlace)?.length ?? 0;
}

test.each(languages)(
  'In %s a shop without pictures has no slide and no empty place at home, on Products and in a search: it names all products',
  (language) => {
    const { site, home } = wordsIn(language);
    for (const [path, query] of [
      ['/', ''],
      ['/products', ''],
      ['/search', '?q=carpet'],
    ] as const)
      expect(placesIn(mainOf(localPath(language, path), [], query)), path).toBe(0);
    const front = mainOf(localPath(language, '/'));
    expect(front).toMatch(/^<main[^>]*><div class="[^"]*front[^"]*">/);
    const links = [...front.slice(front.indexOf('id="products"')).matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to);
    const routes = askedMenu.map(({ link }) => localPath(language, link));
    expect(links.slice(0, routes.length).toSorted()).toEqual(routes.toSorted());
    for (const row of [site.newArrivals, home.trending, home.bestSelling]) expect(front).toContain(`>${row}</h2>`);
    // Staff alone see it: the script of the page takes `hidden` away.
    expect(front).toContain(`<span data-staff="in" hidden=""><a href="/uploadimage"`);
    expect(front).toContain(site.addPictures);
  },
);

test('One picture brings back the fourteen slides, and the plates of the lists that it stands in', () => {
  const blinds = mainOf('/', ['blinds']);
  for (const { caption } of askedSlides) expect(blinds).toContain(`>${caption}</p>`);
  expect(blinds.match(/data-state="/g)).toHaveLength(askedSlides.length);
  expect(blinds).not.toContain('data-staff');
  // Best Selling has Blinds, New Arrivals has not.
  const rows = blinds.split('<section ');
  const rowOf = (id: string) => rows.find((row) => row.startsWith(`id="${id}"`)) ?? '';
  expect([placesIn(rowOf('best-selling')), placesIn(rowOf('new-arrivals'))]).toEqual([5, 0]);
  // HPL is on no slide: five of the six plates of New Arrivals are empty beside it.
  const hpl = mainOf('/', ['hpl']);
  expect([hpl.match(/data-state="/g), hpl.match(/viewBox="0 0 400 300"/g)?.length]).toEqual([null, 5]);
});

test('New Arrivals without a picture names its groups once, each with its way on; one picture brings back the groups', () => {
  const bare = mainOf('/newproducts');
  expect(bare).not.toMatch(/0 images|no new images/);
  expect(bare.match(/<section /g)).toHaveLength(1);
  expect(bare.match(/<li><a href="\/[^"]+">/g)).toHaveLength(10);
  const groups = mainOf('/newproducts', ['hpl']);
  expect(groups.match(/<section /g)).toHaveLength(10);
  expect(groups).toContain('There are no new images of Fundermax yet.');
});

test('Where a gallery or the brochures are empty nothing is counted, and staff come to the upload into that folder', () => {
  expect(mainOf('/hpl')).not.toContain('0 images');
  expect(mainOf('/hpl')).toContain('href="/uploadimage#hpl"');
  expect(mainOf('/hpl', ['hpl'])).not.toContain('data-staff');
  expect(mainOf('/brochures')).not.toContain('0 PDFs');
  expect(mainOf('/brochures')).toContain('href="/uploadimage#pdfs"');
});

test.each(languages)('In %s one thing is not counted as many, and a catalogue that is empty says so', (language) => {
  const { home, products, arrivals } = wordsIn(language);
  const seen = (path: string, catalogue: Catalogue) => {
    const { html, body } = drawPage(localPath(language, path), { catalogue });
    return { html, main: body.slice(body.indexOf('<main'), body.indexOf('</main>')) };
  };
  const one = buildCatalogue({ categories: full.categories.slice(0, 1), arrivals: full.arrivals.slice(0, 1) });
  const single = seen('/products', one);
  expect(single.main.split(products.categoriesOne)).toHaveLength(3);
  expect(single.html).toMatch(new RegExp(`<meta name="description" content="[^"]*${products.categoriesOne}`));
  expect(seen('/newproducts', one).main).toContain(arrivals.groupsOne);
  expect(seen('/', { ...full, arrivals: one.arrivals }).main).toContain(`>${home.allGroupsOne}</a>`);
  expect(seen('/', { ...full, arrivals: [] }).main).not.toContain(`href="${localPath(language, '/newproducts')}"`);
  const lists = { slides: [], newArrivals: [], trending: [], bestSelling: [] };
  const empty = buildCatalogue({ categories: [], arrivals: [], home: lists, folders: {} });
  for (const path of ['/', '/products', '/newproducts']) {
    const { main } = seen(path, empty);
    expect(main, path).toContain(products.none);
    expect(
      [...main.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id),
      path,
    ).toEqual(path === '/' ? ['products', 'visit-us'] : []);
  }
});
