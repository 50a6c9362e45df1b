import { expect, type Page } from '@playwright/test';
import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { offeredSamples } from '#test/build/build-sample.ts';
import type { Shop } from './open-shop.ts';

const named = (en: string) => ({ en, hi: '', or: '' });
const picture = (name: string) => ({ folder: 'hpl', name: `${name}.jpg`, kind: 'swatch' as const });

const panel = buildMaterial({
  code: 'HP 204',
  names: named('Wood panel'),
  folder: 'hpl',
  colourways: [
    { names: named('Oak'), colours: ['brown'], pictures: [picture('oak-panel')] },
    { names: named('Sage'), colours: ['green'], pictures: [picture('sage-panel')] },
  ],
});

const old = buildMaterial({
  code: 'HP 100',
  folder: 'hpl',
  discontinued: true,
  successor: 'HP 204',
  colourways: panel.colourways,
});

/** The materials, and the samples of them when they are not switched on by hand. */
export async function offerSamples(page: Page, shop: Shop, samples = offeredSamples): Promise<void> {
  const headers = { Authorization: `Bearer ${shop.token}` };
  for (const material of [panel, old]) {
    const data = { onto: 0, material };
    const saved = await page.request.post(`${shop.origin}/api/materials/${material.code}`, { headers, data });
    // The second time it is there already.
    expect([200, 409]).toContain(saved.status());
  }
  const { version, words } = (await (
    await page.request.get(`${shop.origin}/api/site-words`, { headers })
  ).json()) as SiteWordsAnswer;
  const data = { onto: version, words: { ...words, samples } };
  expect((await page.request.post(`${shop.origin}/api/site-words`, { headers, data })).status()).toBe(200);
}
