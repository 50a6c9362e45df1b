import { expect, test } from 'vitest';
import { localPath } from '#contract/local-path.ts';
import { callbackProblems } from '#domain/callbacks/callback-problems.ts';
import { arrangeCatalogue } from '#domain/catalogue/arrange-catalogue.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { noContact } from '#domain/company/contact.ts';
import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import { languages } from '#domain/text/language.ts';
import { buildCatalogue } from '#test/build/build-catalogue.ts';
import { screens } from './office/screens.ts';
import { type AssetManifests, pageAssets, renderPage } from './render-page.tsx';

const shared = {
  'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2': {
    file: 'assets/anek.woff2',
  },
  'src/web/ui/ui.css': { file: 'assets/ui.js', css: ['assets/ui.css'] },
};
const manifests: AssetManifests = {
  office: {
    ...shared,
    'src/web/office/start-office.tsx': { file: 'assets/office.js', css: ['assets/office.css'], imports: ['_react.js'] },
    'src/web/office/invoices/form/invoice-form-page.tsx': {
      file: 'assets/invoice.js',
      css: ['assets/invoice.css'],
      imports: ['src/web/office/start-office.tsx', '_lines.js', '_react.js'],
    },
    '_lines.js': { file: 'assets/lines.js' },
    '_react.js': { file: 'assets/react.js', imports: ['src/web/ui/ui.css'] },
  },
  site: {
    ...shared,
    'src/web/ui/fonts/anek-latin.woff2': { file: 'assets/anek-cut.woff2' },
    'src/web/site/start-site.tsx': { file: 'assets/site.js' },
    'src/web/site/hydrate-site.tsx': { file: 'assets/hydrate.js' },
  },
};
const company = { name: 'Aangan <Interiors>', contact: noContact };
const siteWords = { ...openingSiteWords(true), languages };
const catalogue = arrangeCatalogue(1, [], openingCatalogue);
function pageOf(path: string) {
  return renderPage({
    path,
    query: '',
    origin: 'https://shop.example',
    company,
    siteWords,
    catalogue,
    assets: pageAssets(manifests, path),
  });
}

test.each(['/', '/nothing', '/linkended', '/callback', '/thanks', ...screens.map(({ path }) => path)])(
  '%s meets the content security policy: no inline script, no style attribute',
  (path) => {
    const { html } = pageOf(path);
    expect(html).toMatch(/^<!doctype html><html lang="en-IN"/);
    expect(html).not.toMatch(
      / style="|<style|<script(?! type="application\/(?:ld\+)?json")(?![^>]* src=)| on\w+=|javascript:/,
    );
    expect(html).toContain('Aangan &lt;Interiors&gt;');
  },
);

test.each([
  '/',
  '/hpl',
  '/products',
  '/newproducts',
  '/brochures',
  '/about',
  '/contact',
  '/search',
  '/callback',
  '/thanks',
])('What the firm is called runs on %s in no language', (path) => {
  const name = `</script><script>pwn(1)</script><img src=x onerror=pwn(2)>"'`;
  for (const language of languages) {
    const address = localPath(language, path);
    const asked = {
      path: address,
      query: '',
      origin: 'https://shop.example',
      company: { ...company, name },
      siteWords,
      catalogue,
    };
    const { status, html } = renderPage({ ...asked, assets: pageAssets(manifests, address) });
    expect([address, status]).toEqual([address, 200]);
    expect(html).toContain('pwn(1)');
    expect(html).not.toMatch(/<script>|<img src=x/);
  }
});

test('A selection is drawn from its address, previewed by messengers and hidden from search engines', () => {
  const path = '/selection';
  const query = 'p=hpl%2Fhpl-2&p=hpl/gone';
  const assets = pageAssets(manifests, path);
  const whole = {
    path,
    query,
    origin: 'https://shop.example',
    company,
    siteWords,
    catalogue: buildCatalogue(),
    assets,
  };
  const { html } = renderPage(whole);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<meta property="og:description" content="1 picture from 1 gallery"/>');
  expect(html).toContain(
    '<meta property="og:url" content="https://shop.example/selection?p=hpl/hpl-2&amp;p=hpl/gone"/>',
  );
  expect(html).toContain('Second of hpl');
  expect(html).toContain('1 picture of this selection is no longer in the catalogue.');
});

test.each(screens)('$path is a page without data, hidden from search engines', ({ path }) => {
  const { status, html } = pageOf(path);
  expect(status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<script type="module" src="/assets/office.js">');
});

test('A public page is complete without its script', () => {
  const { status, html } = pageOf('/');
  expect(status).toBe(200);
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script type="module" src="/assets/site.js">',
    '<script type="application/ld+json">',
    '<script type="application/json" id="site-data">',
  ]);
  expect(html).not.toContain('noindex');
  expect(html).toContain('href="/auth"');
});

test('Without script, a refused callback shows the form again with the alert, the typed text and the wrong field marked', () => {
  const typed = { email: 'asha', name: 'Asha "R" <b>', contactNumber: '', message: '</textarea><script>' };
  const path = '/callback';
  const { html } = renderPage({
    path,
    query: '',
    origin: 'https://shop.example',
    company,
    siteWords,
    catalogue,
    assets: pageAssets(manifests, path),
    refused: { request: typed, pictures: [], problems: callbackProblems(typed) },
  });
  expect(html).toContain('<title>Invalid Email, Aangan &lt;Interiors&gt;</title>');
  expect(html).toMatch(/role="alert"[^>]*><strong>Invalid Email<\/strong><p>Please enter a valid email address\.<\/p>/);
  expect(html.match(/<input[^>]*name="user_email"[^>]*>/)?.[0]).toMatch(/aria-invalid="true".*value="asha"/);
  expect(html.match(/<input[^>]*name="user_name"[^>]*>/)?.[0]).toContain('value="Asha &quot;R&quot; &lt;b&gt;"');
  expect(html).not.toContain('</textarea><script>');
  expect(html).toContain('noindex');
});

test('Without script the callback is a plain form of four fields, and a hidden one against spam', () => {
  const html = /<main.*<\/main>/.exec(pageOf('/callback').html)?.[0] ?? '';
  expect(html).toMatch(/<form[^>]* action="\/api\/callback" method="post"/);
  expect(html.match(/(?<=<(?:input|textarea)[^>]* name=")[^"]*/g)).toEqual([
    'user_name',
    'user_email',
    'contact_number',
    'message',
    'subject',
  ]);
  expect(html).not.toContain('role="alert"');
});

test.each(['/nothing', '/constructor', '/taxinvoice/x'])('%s gets a helpful page with status 404', (path) => {
  const { status, html } = pageOf(path);
  expect(status).toBe(404);
  expect(html).toContain('<h1>There is no page here</h1>');
});

test('All pages load the shared stylesheet first, because it orders the layers; a staff page preloads its screen', () => {
  expect(pageAssets(manifests, '/taxinvoice')).toEqual({
    scripts: ['/assets/office.js'],
    styles: ['/assets/ui.css', '/assets/office.css', '/assets/invoice.css'],
    preloads: ['/assets/anek.woff2', '/assets/react.js', '/assets/ui.js', '/assets/invoice.js', '/assets/lines.js'],
  });
  expect(pageAssets(manifests, '/').styles).toEqual(['/assets/ui.css']);
});

test('The page of the visitor’s wall loads its own styles, in each language, and no other page does', () => {
  const see = { file: 'assets/see.js', imports: ['_see.js'] };
  const site = {
    ...manifests.site,
    'src/web/site/see/see-page.tsx': see,
    '_see.js': { ...see, css: ['assets/see.css'] },
  };
  const stylesOf = (path: string) => pageAssets({ ...manifests, site }, path).styles;
  expect(['/see', '/or/see'].map(stylesOf)).toEqual(Array(2).fill(['/assets/ui.css', '/assets/see.css']));
  expect(stylesOf('/wallpapers/leaf')).toEqual(['/assets/ui.css']);
});

test.each(screens)(
  'The head of $path names the scripts and styles of its own screen, and of no other',
  ({ path, source }) => {
    const moduleOf = (each: string) => ({
      file: `assets/${each}.js`,
      css: [`assets/${each}.css`],
      imports: ['_lines.js'],
    });
    const modules = screens.map((each) => [`src/web/office/${each.source}`, moduleOf(each.source)]);
    const office = { ...manifests.office, ...Object.fromEntries(modules) };
    const { styles, preloads } = pageAssets({ ...manifests, office }, path);
    expect(styles).toEqual(['/assets/ui.css', '/assets/office.css', `/assets/${source}.css`]);
    expect(preloads.slice(-2)).toEqual([`/assets/${source}.js`, '/assets/lines.js']);
    expect(preloads.filter((file) => file.includes('-page.tsx'))).toHaveLength(1);
  },
);

test('The styles are linked before everything else that the head fetches, and the fonts last', () => {
  const { html } = pageOf('/');
  const at = ['rel="stylesheet"', 'rel="preload" as="font"', '<body'].map((part) => html.indexOf(part));
  expect(at.every((each) => each > 0)).toBe(true);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(html.slice(0, at[0])).not.toContain('rel="preload"');
});

test('The page of an expired link says so, and loads no script', () => {
  const { status, html } = pageOf('/linkended');
  expect(status).toBe(404);
  expect(html).toContain('This link no longer works');
  expect(html.replaceAll('<!-- -->', '')).toContain('Ask Aangan &lt;Interiors&gt; for the document again.');
  expect(html).toContain('noindex');
  expect(html).not.toContain('<script');
});

test.each([
  ['/hi', 'hi', 'devanagari', 'सीधे'],
  ['/or/products', 'or', 'odia', 'ଉତ୍ପାଦ'],
  ['/mr/contact', 'mr', 'devanagari', 'थेट मुख्य मजकुरावर जा'],
])('%s is the page in its language', (path, language, script, word) => {
  const { status, html } = pageOf(path);
  expect(status).toBe(200);
  expect(html).toContain(`<html lang="${language}" data-script="${script}" data-part="site">`);
  expect(html).toContain(word);
  const plain = path.slice(3);
  for (const [each, address] of [
    ['en', plain || '/'],
    ['hi', `/hi${plain}`],
    ['or', `/or${plain}`],
    ['x-default', plain || '/'],
  ])
    expect(html).toContain(`<link rel="alternate" hrefLang="${each}" href="https://shop.example${address}"/>`);
  expect(html).toContain(`<meta property="og:locale" content="${language}_IN"/>`);
});

test.each(['/hi/auth', '/or/sitemap.xml', '/hi/linkended', '/hi/or', '/en'])(
  '%s is no page: staff screens and files have no language',
  (path) => {
    expect(pageOf(path).status).toBe(404);
  },
);
