import { expect, test } from 'vitest';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { drawPage } from '#test/build/draw-page.ts';

const avif = [256, 768, 1536, 2048];

/** A page whose first picture has these widths, with the sources of that picture and the preloads of pictures. */
function pictureOf(path: string, widths: number[]) {
  const photo = buildCataloguePhoto({ avif: widths });
  const names = Object.keys(buildCatalogue().folders);
  const catalogue = buildCatalogue({ folders: Object.fromEntries(names.map((name) => [name, [photo]])) });
  const { html } = drawPage(path, { catalogue });
  const first = html.slice(0, html.indexOf('loading="eager"'));
  const shown = first.slice(first.lastIndexOf('<picture>')).matchAll(/<source [^>]*>/g);
  const preloaded = html.matchAll(/<link rel="preload" as="image" type="image\/avif"[^>]*>/g);
  return { html, shown: [...shown].map(([tag]) => tag), preloaded: [...preloaded].map(([tag]) => tag) };
}

function choiceIn(tag: string) {
  return [/ (?:imageS|s)rcSet="([^"]*)"/, / (?:imageS|s)izes="([^"]*)"/].map((pattern) => pattern.exec(tag)?.[1]);
}

test.each(['/', '/hi', '/about'])('%s preloads its large first picture in exactly the sizes that it shows', (path) => {
  for (const widths of [avif, [256, 768]]) {
    const { shown, preloaded } = pictureOf(path, widths);
    expect(shown.length).toBeGreaterThan(0);
    expect(preloaded.map(choiceIn)).toEqual(shown.map(choiceIn));
  }
});

test('A wide window preloads the wide variant, and other windows do not', () => {
  const media = pictureOf('/about', avif).preloaded.map((tag) => / media="([^"]*)"/.exec(tag)?.[1]);
  expect(media).toEqual(['(min-width: 1000px)', 'not all and (min-width: 1000px)']);
});

test.each(['/wallpapers', '/hi/hpl', '/or/products', '/newproducts', '/brochures'])(
  '%s preloads no small picture: a larger one may be in the memory of the browser',
  (path) => {
    const { html, preloaded } = pictureOf(path, avif);
    expect(preloaded).toEqual([]);
    expect(html).toContain('fetchPriority="high"');
  },
);

test('A page without pictures preloads none', () => {
  expect(pictureOf('/contact', avif).preloaded).toEqual([]);
  expect(pictureOf('/', []).preloaded).toEqual([]);
});

test('Pictures wait for the first one on a page that has one', () => {
  const waits = (path: string) => pictureOf(path, avif).html.includes(' data-pictures="first"');
  expect(['/', '/or/hpl', '/contact', '/invoice'].map(waits)).toEqual([true, true, false, false]);
});
