import { beforeAll, expect, test } from 'vitest';
import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import { paths } from '#contract/paths.ts';
import { rgbOf } from '#domain/site-words/look/contrast-ratio.ts';
import { openingLook } from '#domain/site-words/look/site-look.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { drawnPages as drawnSite } from '#test/open/drawn-pages.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { drawnPages } from '#test/read/read-pdf.ts';

const app = withTestApp({ ports: { pages: drawnSite } });
const accent = '#7a1f2b';

let token = '';
beforeAll(async () => {
  await app().addPerson('asha', 'owner');
  token = await app().logIn('asha');
  await app().upload('/api/uploadfiles/wallpapers/oak.jpg', await buildPicture(), token);
  const { version, words } = (await (await app().call('GET', paths.siteWords, { token })).json()) as SiteWordsAnswer;
  const body = { onto: version, words: { ...words, look: { accent, letters: 'even' } } };
  expect((await app().call('POST', paths.siteWords, { token, body })).status).toBe(200);
});

/** How many dots of all pages have this colour. */
async function dotsOf(colour: string, address: string, body: object): Promise<number> {
  const answer = await app().call('POST', address, { token, body });
  expect(answer.status).toBe(200);
  const [red, green, blue] = rgbOf(colour);
  const isIt = (data: Uint8Array, at: number) =>
    Math.abs((data[at] ?? 0) - red) < 4 &&
    Math.abs((data[at + 1] ?? 0) - green) < 4 &&
    Math.abs((data[at + 2] ?? 0) - blue) < 4;
  let dots = 0;
  for (const { data } of await drawnPages(new Uint8Array(await answer.arrayBuffer())))
    for (let at = 0; at < data.length; at += 4) if (isIt(data, at)) dots += 1;
  return dots;
}

const brochure = { title: 'Walls', line: 'Of oak', pictures: [{ folder: 'wallpapers', name: 'oak' }] };
/** White is a ground of every accent: what the owner may choose can be read on paper, and white upon it. */
const papers = [
  ['the numbers of a selection', paths.selectionSheet, { pictures: ['wallpapers/oak'] }, 10],
  // Half of an A4 page, 595 by 842 points at twice the size, less its words.
  ['a brochure with a cover of colour', paths.brochurePreview, { ...brochure, cover: 'board' }, 0.4 * 1190 * 1684],
] as const;

test.each(papers)('The owner’s colour is that of %s', async (_, address, body, least) => {
  expect(await dotsOf(accent, address, body)).toBeGreaterThan(least);
  expect(await dotsOf(openingLook.accent, address, body)).toBe(0);
});
