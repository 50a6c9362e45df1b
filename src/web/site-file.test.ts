import { expect, test } from 'vitest';
import { arrangeCatalogue } from '#domain/catalogue/arrange-catalogue.ts';
import { openingCatalogue } from '#domain/catalogue/opening-catalogue.ts';
import { noContact } from '#domain/company/contact.ts';
import { siteFile } from './site-file.ts';

function file(path: string) {
  return siteFile({
    language: 'en',
    path,
    query: '',
    origin: 'https://shop.example',
    company: { name: 'Aangan', contact: noContact },
    catalogue: arrangeCatalogue(1, [], openingCatalogue),
  });
}

test('The sitemap lists every public page, and robots.txt names the sitemap', () => {
  expect(file('/robots.txt')?.text).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
  const { text = '', type } = file('/sitemap.xml') ?? {};
  expect(type).toContain('application/xml');
  expect(text).toContain('<url><loc>https://shop.example/</loc>');
  expect(text).not.toMatch(/\/(auth|search|thanks|taxinvoice)</);
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
