import { expect, test } from 'vitest';
import { noContact } from '#domain/company/contact.ts';
import { officePages } from './office/office-paths.ts';
import { type Manifest, pageAssets, renderPage } from './render-page.tsx';

const manifest: Manifest = {
  'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2': {
    file: 'assets/anek.woff2',
  },
  'src/web/ui/ui.css': { file: 'assets/ui.css' },
  'src/web/office/start-office.tsx': { file: 'assets/office.js', css: ['assets/office.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', css: ['assets/shared.css'] },
  'src/web/site/start-site.tsx': { file: 'assets/site.js' },
  'src/web/site/hydrate-site.tsx': { file: 'assets/hydrate.js', css: ['assets/site.css'], imports: ['_react.js'] },
};
const company = { name: 'Aangan <Interiors>', contact: noContact };
const catalogue = { revision: 1, folders: {}, brochures: [] };
const pageOf = (path: string) =>
  renderPage({
    path,
    query: '',
    origin: 'https://shop.example',
    company,
    catalogue,
    assets: pageAssets(manifest, path),
  });

test.each(['/', '/nothing', ...Object.keys(officePages)])(
  '%s runs under the policy: no inline script, no style attribute',
  (path) => {
    const { html } = pageOf(path);
    expect(html).toMatch(/^<!doctype html><html lang="en-IN"/);
    expect(html).not.toMatch(/ style="|<style|<script(?! type="application\/json")(?![^>]* src=)| on\w+=|javascript:/);
    expect(html).toContain('Aangan &lt;Interiors&gt;');
  },
);

test.each(Object.keys(officePages))('%s is a shell without data that search engines leave out', (path) => {
  const { status, html } = pageOf(path);
  expect(status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<script type="module" src="/assets/office.js">');
});

test('a visitor’s page is whole without its script, which waits until the page is there', () => {
  const { status, html } = pageOf('/');
  expect(status).toBe(200);
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script type="module" src="/assets/site.js">',
    '<script type="application/json" id="site-data">',
  ]);
  expect(html).not.toContain('noindex');
  expect(html).toContain('href="/auth"');
});

test.each(['/nothing', '/constructor', '/taxinvoice/x'])('%s is answered by a page that helps, with 404', (path) => {
  const { status, html } = pageOf(path);
  expect(status).toBe(404);
  expect(html).toContain('<h1>There is no page here</h1>');
});

test('the stylesheet that orders the layers comes before all others', () => {
  expect(pageAssets(manifest, '/taxinvoice')).toEqual({
    scripts: ['/assets/office.js'],
    styles: ['/assets/ui.css', '/assets/shared.css', '/assets/office.css'],
    preloads: ['/assets/anek.woff2', '/assets/react.js'],
  });
  expect(pageAssets(manifest, '/').styles).toEqual(['/assets/ui.css', '/assets/shared.css', '/assets/site.css']);
});
