import { expect, test } from 'vitest';
import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import type { SiteLook } from '#domain/site-words/look/site-look.ts';
import { drawnPages } from '#test/open/drawn-pages.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { pageAssets, shareAssets } from '#web/page-assets.ts';
import { renderPage } from '#web/render-page.tsx';
import { renderGoneShare } from '#web/render-share.tsx';

const site = {
  'src/web/letters/serif.css': { file: 'assets/serif-1.css' },
  'src/web/letters/narrow.css': { file: 'assets/narrow-1.css' },
  'src/web/ui/fonts/narrow-devanagari.woff2': { file: 'assets/narrow-devanagari-1.woff2' },
  'src/web/ui/fonts/serif-latin.woff2': { file: 'assets/serif-latin-1.woff2' },
  'src/web/ui/fonts/serif-odia.woff2': { file: 'assets/serif-odia-1.woff2' },
};
const manifests = { office: {}, site };

async function openLook() {
  const app = await openTestApp({
    ports: {
      pages: {
        ...drawnPages,
        render: async (request) =>
          renderPage({ ...request, assets: pageAssets(manifests, request.path, request.siteWords.look) }),
        renderGoneShare: async (page, look) => renderGoneShare(page, shareAssets(manifests, page.language, look)),
      },
    },
  });
  await app.addPerson('asha', 'owner');
  const token = await app.logIn('asha');
  const read = async () => (await (await app.call('GET', '/api/site-words', { token })).json()) as SiteWordsAnswer;
  const save = async (look: SiteLook) => {
    const { version, words } = await read();
    const body = { onto: version, words: { ...words, look } };
    const answer = await app.call('POST', '/api/site-words', { token, body });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const page = async (path: string) => (await app.call('GET', path)).text();
  return { app, token, read, save, page };
}

const styles = /<link rel="stylesheet" href="([^"]+)"/g;
const stylesIn = (html: string) => [...html.matchAll(styles)].map(([, href]) => href ?? '');

test('An accent that cannot be read is refused by its field, and nothing is saved', async () => {
  const { app, read, save } = await openLook();
  for (const [accent, message] of [
    ['#e8e8e8', '1.2 : 1 on the page’s ground; 4.5 is needed.'],
    ['#757575', '3.7 : 1 on a pressed ground; 4.5 is needed.'],
    ['teal', 'Write the colour as # and six digits from 0 to f, such as #0f4c4a.'],
    ['#0f4c4a;}body{display:none', 'Write the colour as # and six digits from 0 to f, such as #0f4c4a.'],
  ] as const)
    expect(await save({ accent, letters: 'even' })).toEqual({
      status: 422,
      body: { message: 'The words of the site are not saved.', problems: [{ field: 'look.accent', message }] },
    });
  expect((await save({ accent: '#7a1f2b', letters: 'comic' as 'even' })).status).toBe(422);
  expect((await read()).version).toBe(0);
  await app.close();
});

test('The owner’s colour and letters are on every page, the office and ended links, from files that never change', async () => {
  const { app, token, save, page } = await openLook();
  expect(stylesIn(await page('/'))).toEqual([]);
  expect((await save({ accent: ' #7A1F2B ', letters: 'serif' })).status).toBe(200);
  const html = await page('/or/hpl');
  const [letters, accent = ''] = stylesIn(html);
  expect([letters, accent]).toEqual([
    '/assets/serif-1.css',
    expect.stringMatching(/^\/look\/7a1f2b-[0-9a-f]{8}\.css$/),
  ]);
  expect(html).toContain('href="/assets/serif-odia-1.woff2"');
  expect(html).not.toContain('serif-latin');
  expect(html).not.toContain('style=');
  expect(stylesIn(await page('/operations'))).toEqual([accent]);
  expect(stylesIn(await page('/d/nothing'))).toEqual([letters, accent]);

  const file = await app.call('GET', accent);
  expect(file.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
  expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await file.text()).toMatch(/^:root\{--accent:light-dark\(#7a1f2b,#\w{6}\);/);
  for (const wrong of [
    accent.replace('7a', '7b'),
    '/look/7a1f2b.css',
    '/look/..%2F..%2Fpackage.json',
    '/look/eeeeee-1.css',
  ])
    expect((await app.call('GET', wrong)).status).toBe(404);

  expect((await save({ accent: '#7a1f2b', letters: 'narrow' })).status).toBe(200);
  const narrow = await page('/hi/hpl');
  expect(stylesIn(narrow)).toEqual(['/assets/narrow-1.css', accent]);
  expect(narrow).toContain('href="/assets/narrow-devanagari-1.woff2"');
  expect(narrow).not.toContain('serif');

  const audit = await (await app.call('GET', '/api/audit', { token })).text();
  expect(audit).toContain('Accent colour: #0f4c4a → #7a1f2b');
  expect(audit).toContain('Letters: Anek throughout → Noto Serif headings');
  await app.close();
});
