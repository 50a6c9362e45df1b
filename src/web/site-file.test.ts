import { expect, test } from 'vitest';
import { arrangeCatalogue } from '#domain/catalogue/arrange-catalogue.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { noContact } from '#domain/company/contact.ts';
import { languages } from '#domain/text/language.ts';
import { buildPhoto } from '#test/build/factories.ts';
import { siteFile } from './site-file.ts';

function file(
  path: string,
  photos: Parameters<typeof arrangeCatalogue>[1] = [],
  removals: Parameters<typeof arrangeCatalogue>[3] = new Map(),
) {
  return siteFile({
    language: 'en',
    languages,
    path,
    query: '',
    origin: 'https://shop.example',
    company: { name: 'Aangan', contact: noContact },
    catalogue: arrangeCatalogue(1, photos, openingCatalogue, removals),
  });
}

test('The sitemap lists every public page, and robots.txt names the sitemap', () => {
  expect(file('/robots.txt')?.text).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
  const { text = '', type } = file('/sitemap.xml') ?? {};
  expect(type).toContain('application/xml');
  expect(text).toContain('<url><loc>https://shop.example/</loc>');
  expect(text).not.toMatch(/\/(auth|search|thanks|taxinvoice)</);
});

test('The sitemap has the page of each picture in each language, with the day of the newest picture', () => {
  const { text = '' } =
    file('/sitemap.xml', [
      buildPhoto({ folder: 'pvc', name: 'oak slats.jpg', addedAt: '2026-11-21T06:00:00.000Z' }),
      buildPhoto({ folder: 'pvc', name: 'teak.jpg', addedAt: '2026-11-20T06:00:00.000Z', hash: 'a'.repeat(64) }),
      buildPhoto({ folder: 'fabio', name: 'leaves.jpg', addedAt: '2026-11-19T06:00:00.000Z', hash: 'b'.repeat(64) }),
    ]) ?? {};
  for (const [path, day] of [
    ['/pvcpanels', '2026-11-21'],
    ['/hi/pvcpanels/teak', '2026-11-20'],
    ['/or/pvcpanels/oak+slats', '2026-11-21'],
    ['/newproducts/fabio/leaves', '2026-11-19'],
  ])
    expect(text).toContain(`<loc>https://shop.example${path}</loc><lastmod>${day}</lastmod><image:image>`);
  expect(text).toContain('<loc>https://shop.example/about</loc><xhtml:link');
});

test('A page that lost a picture or a brochure has changed on that day, the pages of the other pictures have not', () => {
  const photo = buildPhoto({ folder: 'pvc', name: 'teak.jpg', addedAt: '2026-11-20T06:00:00.000Z' });
  const removals = new Map([
    ['pvc', '2026-11-22T06:00:00.000Z'],
    ['hpl', '2026-11-19T06:00:00.000Z'],
    ['pdfs', '2026-11-18T06:00:00.000Z'],
  ]);
  const { text = '' } = file('/sitemap.xml', [photo], removals) ?? {};
  for (const [path, day] of [
    ['/hi/pvcpanels', '2026-11-22'],
    ['/pvcpanels/teak', '2026-11-20'],
    ['/hpl', '2026-11-19'],
    ['/brochures', '2026-11-18'],
  ])
    expect(text).toContain(`<loc>https://shop.example${path}</loc><lastmod>${day}</lastmod>`);
  expect(text).toContain('<loc>https://shop.example/about</loc><xhtml:link');
});

test('Robots may read brochures and pictures, but not the API', () => {
  expect(file('/robots.txt')?.text).toMatch(/^User-agent: \*\nAllow: \/api\/download\/\nDisallow: \/api\/\n/);
});

test('A site added to a phone’s home screen has its name and icon', () => {
  const manifest = JSON.parse(file('/site.webmanifest')?.text ?? '');
  expect(manifest).toMatchObject({ name: 'Aangan', start_url: '/' });
  expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual([
    '/icon-192.png',
    '/icon-512.png',
    '/favicon.ico',
  ]);
});

test('Only public pages are prefetched before the click', () => {
  const { type, text = '' } = file('/speculation-rules.json') ?? {};
  expect(type).toBe('application/speculationrules+json');
  const [{ where }] = JSON.parse(text).prefetch;
  expect(where.and).toContainEqual({ not: { href_matches: ['/api/*', '/media/*', '/auth', '/operations'] } });
});

test('No other address is a file', () => {
  for (const path of ['/', '/hpl', '/toString', '/constructor']) expect(file(path)).toBeNull();
});

test('The office is an app of its own: it opens at Operations, without the bars of a browser, under an icon that may be cut round', () => {
  const manifest = JSON.parse(file('/office.webmanifest')?.text ?? '');
  expect(manifest).toMatchObject({ start_url: '/operations', id: '/operations', scope: '/', display: 'standalone' });
  expect(
    manifest.icons.map(({ src, purpose = 'any' }: { src: string; purpose?: string }) => `${src} ${purpose}`),
  ).toEqual([
    '/icon-192.png any',
    '/icon-512.png any',
    '/icon-maskable-192.png maskable',
    '/icon-maskable-512.png maskable',
  ]);
  expect(JSON.parse(file('/site.webmanifest')?.text ?? '').display).toBe('browser');
});
