import { expect, test } from 'vitest';
import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import { localPath } from '#contract/local-path.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { languages } from '#domain/text/language.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { drawnPages } from '#test/open/drawn-pages.ts';
import { openTestApp } from '#test/open/start-test-app.ts';

async function openWords() {
  const app = await openTestApp({ ports: { pages: drawnPages } });
  await app.addPerson('asha', 'owner');
  await app.addPerson('meena', 'staff');
  const tokens = { asha: await app.logIn('asha'), meena: await app.logIn('meena') };
  const read = async (who: 'asha' | 'meena' = 'asha') =>
    (await (await app.call('GET', '/api/site-words', { token: tokens[who] })).json()) as SiteWordsAnswer;
  const save = async (onto: number, words: SiteWordsRecord, who: 'asha' | 'meena' = 'asha') => {
    const answer = await app.call('POST', '/api/site-words', { token: tokens[who], body: { onto, words } });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const page = async (path: string) => {
    const answer = await app.call('GET', path);
    return { status: answer.status, html: await answer.text() };
  };
  return { app, tokens, read, save, page };
}

function withTexts(words: SiteWordsRecord, texts: Partial<SiteWordsRecord['texts']>): SiteWordsRecord {
  return { ...words, texts: { ...words.texts, ...texts } };
}

test('An owner writes about the firm, staff read it, and visitors see it at once', async () => {
  const { app, tokens, read, save, page } = await openWords();
  const { version, words } = await read('meena');
  expect([version, words.foundingYear, words.texts.history]).toEqual([0, null, {}]);
  expect((await page('/about')).html).not.toContain('id="history"');

  const history = { en: 'Two brothers began with a van.\n\nToday there are <script>alert(1)</script> six.', hi: ' ' };
  const written = { ...withTexts(words, { history, line: { en: 'Panels for Kochi' } }), foundingYear: 1998 };
  expect(await save(0, written)).toMatchObject({ status: 200, body: { version: 1, savedBy: 'asha' } });
  const about = (await page('/hi/about')).html.replaceAll('<!-- -->', '');
  expect(about).toContain('lang="en"><p>Two brothers began with a van.</p><p>Today there are &lt;script&gt;');
  expect(about).not.toContain('<script>alert');
  expect(about).toContain('>1998</p>');
  expect(about).toContain('"foundingDate":"1998"');
  expect(about).toContain('© 1998 कॉपीराइट');
  expect((await page('/')).html).toContain('<h1>Panels for Kochi</h1>');
  expect((await page('/hi')).html).toContain('<h1 lang="en">Panels for Kochi</h1>');

  expect((await read('meena')).words.texts.history).toEqual({ en: history.en });
  const audit = await (await app.call('GET', '/api/audit', { token: tokens.asha })).text();
  expect(audit).toContain('Words of the site saved');
  expect(audit).toContain('Founding year: added 1998');
  expect(audit).toContain('Line on the home page, English: added Panels for Kochi');
  await app.close();
});

test('The home page has the title and the description that the owner wrote, in the language of the page, in its head and in what a messenger shows', async () => {
  const { app, read, save, page } = await openWords();
  const title = { en: 'Panels & tiles of Kochi', hi: 'कोच्चि के पैनल' };
  const description = { en: 'Shown at <MG Road> since morning.', hi: 'एमजी रोड पर देखें।' };
  await save(0, withTexts((await read()).words, { title, description }));
  const said = {
    '/': ['Panels &amp; tiles of Kochi', 'Shown at &lt;MG Road&gt; since morning.'],
    '/hi': [title.hi, description.hi],
  };
  for (const [path, [name, about]] of Object.entries(said)) {
    const { html } = await page(path);
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toMatch(new RegExp(`^${name}(?:,|$)`));
    expect(/property="og:title" content="([^"]*)"/.exec(html)?.[1]).toMatch(new RegExp(`^${name}(?:,|$)`));
    for (const kind of ['name="description"', 'property="og:description"'])
      expect([path, new RegExp(`<meta ${kind} content="([^"]*)"`).exec(html)?.[1]]).toEqual([path, about]);
  }
  await app.close();
});

test('Of two owners who save the same version, the second is told; staff who are not owners are refused', async () => {
  const { app, read, save } = await openWords();
  const { words } = await read();
  expect((await save(0, words, 'meena')).status).toBe(403);
  const answers = await Promise.all(['A', 'B'].map((text) => save(0, withTexts(words, { contact: { en: text } }))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toEqual({
    message: 'The words of the site were saved by somebody else meanwhile.',
    problems: [],
  });
  await app.close();
});

test('What is too long or not possible is refused by its field, and nothing is saved', async () => {
  const { app, read, save } = await openWords();
  const { words } = await read();
  const long = 'a'.repeat(100_000);
  const wrong = { ...withTexts(words, { history: { en: long }, line: { hi: long } }), foundingYear: 3005 };
  expect(await save(0, { ...wrong, languages: ['hi'] })).toEqual({
    status: 422,
    body: {
      message: 'The words of the site are not saved.',
      problems: [
        { field: 'languages', message: expect.stringContaining('English is always one of the languages') },
        { field: 'foundingYear', message: 'The founding year is a year from 1600 to 2026.' },
        { field: 'texts.line.hi', message: 'Line on the home page, Hindi can have at most 160 characters.' },
        { field: 'texts.history.en', message: 'History, English can have at most 4,000 characters.' },
      ],
    },
  });
  expect((await read()).version).toBe(0);
  await app.close();
});

test('The demo says the texts of the specification before its owner has saved any', async () => {
  const { app, read } = await openWords();
  await app.ports.companies.save(buildCompany(), true, app.clock.now, actor);
  const { version, words } = await read();
  expect([version, words.foundingYear, words.texts.line.en]).toEqual([
    0,
    2005,
    'Wholesaler and trader of interior and building-finishing products, since 2005.',
  ]);
  await app.close();
});

test('A language that is switched off is nowhere, the others are in the owner’s order, and Marathi shows the catalogue in English', async () => {
  const { app, read, save, page } = await openWords();
  const { words } = await read();
  expect((await page('/or/hpl')).status).toBe(200);
  expect((await page('/mr/hpl')).status).toBe(404);
  expect((await save(0, { ...words, languages: ['mr', 'en', 'hi'] })).status).toBe(200);
  const unknown = await page('/or/hpl');
  expect([unknown.status, unknown.html.includes('<html lang="en-IN"')]).toEqual([404, true]);
  const { html } = await page('/mr/hpl');
  expect([...html.matchAll(/rel="alternate" hrefLang="([\w-]+)"/g)].map(([, name]) => name)).toEqual([
    'mr',
    'en',
    'hi',
    'x-default',
  ]);
  expect([...html.matchAll(/<li><a href="([^"]*hpl)" hrefLang/g)].map(([, path]) => path)).toEqual([
    '/mr/hpl',
    '/hpl',
    '/hi/hpl',
  ]);
  expect(html).toContain('<h1 lang="en">HPL</h1>');
  // A category of the search says its other names in the languages of the site alone.
  expect((await page('/search?q=wall')).html).toContain('<span lang="hi">');
  expect((await page('/search?q=wall')).html).not.toContain('lang="or"');
  const asked = await app.call('GET', '/api/search?q=wall&language=or');
  expect(await asked.text()).toMatch(/"link":"\/(?!or\/)/);
  for (const path of ['/mr/hpl', '/', '/sitemap.xml']) expect((await page(path)).html).not.toMatch(/\/or\b|or_IN/);
  await app.close();
});

const hidden = [
  '/search',
  '/search?q=wall',
  '/selection',
  '/compare',
  '/callback',
  '/thanks',
  '/nothing',
  '/linkended',
];
const files = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/speculationrules.json'];

const claims = /.{0,60}(2005|Delhi|Odisha|Bhubaneswar|wholesal|दिल्ली|ओडिशा|थोक|ଦିଲ୍ଲୀ|ଓଡ଼ିଶା|ପାଇକାରୀ).{0,60}/i;
const established = /.{0,60}(established|स्थापना|ପ୍ରତିଷ୍ଠା).{0,60}/i;

test('A shop whose owner wrote nothing says nothing false of its firm, on any page in any language', async () => {
  const { app, read, save, page } = await openWords();
  expect((await save(0, { ...(await read()).words, languages })).status).toBe(200);
  const { html: map } = await page('/sitemap.xml');
  const listed = [...map.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(listed.length).toBeGreaterThan(110);
  const others = languages.flatMap((language) => hidden.map((path) => localPath(language, path)));
  for (const path of [...listed, ...others, ...files]) {
    const { html } = await page(path);
    // The words that go with a page have patterns that it does not use.
    const shown = html.replace(/<script type="application\/json".*/s, '');
    expect([path, claims.exec(html)?.[0] ?? established.exec(shown)?.[0] ?? '']).toEqual([path, '']);
  }
  await app.close();
});
