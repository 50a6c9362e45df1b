import { expect } from '@playwright/test';
import { localPath } from '#contract/local-path.ts';
import type { Language } from '#domain/text/language.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { listShifts } from '../parts/list-shifts.ts';
import { offerSamples } from '../parts/offer-samples.ts';
import { test } from '../parts/own-shop.ts';
import { expectAwake } from '../parts/wake-page.ts';

test.use({ loggedIn: false });
test.describe.configure({ timeout: 120_000 });

const addresses = [
  '/hpl/hp-204',
  '/hpl?colour=brown&order=code',
  '/compare?p=hpl/oak-panel&p=hpl/sage-panel',
  '/samples?m=hp-204',
];
const languages: Language[] = ['en', 'hi', 'or'];

test('A material, its filters, its comparison and its samples stand still, fit and read well in three languages at three widths', async ({
  page,
  shop,
}) => {
  await offerSamples(page, shop);
  for (const language of languages)
    for (const address of addresses) {
      await page.setViewportSize({ width: 820, height: 1180 });
      await page.goto(shop.origin + localPath(language, address));
      const shifts = await listShifts(page);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await expectAccessible(page);
      for (const width of [820, 1440, 390]) {
        await page.setViewportSize({ width, height: 1180 });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([language, address, width, Math.max(0, wider)]).toEqual([language, address, width, 0]);
        if (width === 820) expect([language, address, await shifts()]).toEqual([language, address, []]);
      }
    }
});

const others = [
  '/',
  '/hpl/oak-panel',
  '/products',
  '/brochures',
  '/callback',
  '/search?q=hpl',
  '/selection?p=hpl/oak-panel',
  '/see',
];

test('On a slow line nothing on any page moves when its script comes', async ({ page, shop }) => {
  await offerSamples(page, shop);
  await page.setViewportSize({ width: 820, height: 1180 });
  const held: (() => void)[] = [];
  await page.route('**/assets/*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  for (const address of [...addresses, ...others]) {
    await page.goto(shop.origin + address, { waitUntil: 'commit' });
    // What moves within this time is laid to its letters.
    await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.now() > paint.startTime + 1600;
    });
    const shifts = await listShifts(page);
    const letGo = setInterval(() => {
      for (const go of held.splice(0)) go();
    }, 20);
    await expectAwake(page);
    clearInterval(letGo);
    expect([address, await shifts()]).toEqual([address, []]);
  }
});
