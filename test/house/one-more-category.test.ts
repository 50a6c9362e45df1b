import { createServer, type Plugin } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { noContact } from '#domain/company/contact.ts';
import { buildCatalogue, buildCataloguePhoto } from '../build/build-catalogue.ts';

const line =
  "{ id: 26, title: 'Stone Veneers', route: '/stoneveneers', place: 'walls', slide: 15, newArrivals: 11, trending: 4, bestSelling: 6 },";

/** The product as it is, with one more line at the end of the table of categories. */
const oneMoreCategory: Plugin = {
  name: 'one-more-category',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/domain/catalogue/categories.ts') ? code.replace(/^ {2}\{ id: 25, .*\n/m, `$&  ${line}\n`) : null,
};

const vite = await createServer({
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  plugins: [oneMoreCategory],
});
afterAll(() => vite.close());

type Renderer = typeof import('#web/render-page.tsx');
type Categories = typeof import('#domain/catalogue/categories.ts');
const { renderPage } = (await vite.ssrLoadModule('/src/web/render-page.tsx')) as Renderer;
const { deletionOptions, takesUploads, uploadOptions } = (await vite.ssrLoadModule(
  '/src/domain/catalogue/categories.ts',
)) as Categories;

const photo = buildCataloguePhoto({ name: 'slate.jpg', title: 'Slate', hash: 'cd'.repeat(32) });

function pageAt(path: string, query = '') {
  const { folders, brochures } = buildCatalogue();
  const { status, html } = renderPage({
    path,
    query,
    origin: 'https://shop.example',
    company: { name: 'Aangan Interiors', contact: noContact },
    catalogue: { revision: 1, folders: { ...folders, stoneveneers: [photo] }, brochures },
    assets: { scripts: [], styles: [], preloads: [] },
  });
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

test('A category is one line and its pictures: the line gives it a gallery', () => {
  const { status, html } = pageAt('/stoneveneers');
  expect(status).toBe(200);
  expect(html).toContain('<title>Stone Veneers, Aangan Interiors</title>');
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
  expect(sectionOf('/products', 'Walls')).toContain('href="/stoneveneers">Explore');
  expect(sectionOf('/products', 'Floors')).not.toContain('/stoneveneers');
  expect(sectionOf('/products', 'A to Z')).toContain('Stone Veneers');
});

test('It stands in the lists of Home and of New Arrivals that its line names', () => {
  const captions = pageAt('/').html.match(/[^>]+(?=<\/button><\/li><\/ol>)/g);
  expect(captions).toEqual(['Stone Veneers']);
  for (const title of ['New Arrivals', 'Trending', 'Best Selling'])
    expect([title, sectionOf('/', title)]).toEqual([title, expect.stringContaining('href="/stoneveneers"')]);
  expect(sectionOf('/newproducts', 'Stone Veneers')).toContain('alt="Slate"');
});

test('It is found by search, and by search engines with its pictures', () => {
  expect(pageAt('/search', 'q=veneer').html).toContain('href="/stoneveneers">Explore');
  expect(pageAt('/stone-veneer-samples').html).toContain('<a href="/stoneveneers">Stone Veneers</a>');
  expect(pageAt('/sitemap.xml').html).toContain(
    `<loc>https://shop.example/stoneveneers</loc><image:image><image:loc>https://shop.example/media/${photo.hash}/1024.jpg`,
  );
});

test('Staff can fill its folder', () => {
  const option = { value: 'stoneveneers', text: 'Stone Veneers' };
  expect(deletionOptions.at(-1)).toEqual(option);
  expect(uploadOptions).toContainEqual(option);
  expect(takesUploads('stoneveneers')).toBe(true);
});
