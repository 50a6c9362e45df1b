import { expect } from '@playwright/test';
import { localPath } from '#contract/local-path.ts';
import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import { doubleLetters, lookAtWidths, lookNarrow } from '../parts/covered-words.ts';
import { test as own } from '../parts/own-shop.ts';
import { test } from '../parts/shared-shop.ts';
import { showMap } from '../parts/show-map.ts';

test.use({ loggedIn: false });

const addresses = [
  '/',
  '/products',
  '/hpl',
  '/hpl/oak-panel',
  '/newproducts',
  '/brochures',
  '/about',
  '/contact',
  '/search?q=oak',
  '/selection?p=hpl/oak-panel&p=hpl/teak-panel',
  '/nothing',
];

test('With letters of twice the size nothing is cut or covered in a narrow window, in any language', async ({
  page,
  shop,
  announce,
}) => {
  announce(404);
  await showMap(page);
  await doubleLetters(page);
  const faults: Record<string, string[]> = {};
  for (const language of openingSiteWords(true).languages)
    for (const address of addresses) {
      await page.goto(shop.origin + localPath(language, address));
      // The rest of a long page is drawn when it comes near the window.
      await page.keyboard.press('End');
      await lookNarrow(page, `${language} ${address}`, faults);
      if (address !== '/hpl') continue;
      await page.getByRole('checkbox').first().click();
      await expect(page.locator('[data-clears]')).toBeVisible();
      await lookNarrow(page, `${language} ${address} with a selection`, faults);
      await page.locator('[data-clears]').click();
    }
  expect(faults).toEqual({});
});

own.describe('Of staff', () => {
  own.use({ loggedIn: true });

  own(
    'A long name of the firm takes two lines of the bar, on the site and in the office, and covers nothing',
    async ({ page, shop }) => {
      own.slow();
      const headers = { Authorization: `Bearer ${shop.token}` };
      const company = `${shop.origin}/api/company`;
      const faults: Record<string, string[]> = {};
      const long = [
        'Malabar Tiles & Sanitaryware Emporium (Kochi) Private Limited',
        'Malabartilesx'.repeat(8).slice(0, 100),
      ];
      for (const name of long) {
        const now = await (await page.request.get(company, { headers })).json();
        const data = { onto: now.version, company: { ...now.company, name } };
        expect((await page.request.post(company, { headers, data })).status()).toBe(200);
        for (const address of ['/', '/hi', '/or', '/operations']) {
          // Every process looks at the database each 300 ms.
          await expect(async () => {
            await page.goto(shop.origin + address);
            await expect(page.getByTitle(name)).toBeVisible({ timeout: 2000 });
          }).toPass();
          const brand = page.getByRole('banner').getByRole('link', { name });
          await lookAtWidths(page, `${address} of ${name}`, faults, [320, 390, 820, 960, 1200, 1240, 1280, 1366, 1440]);
          expect(await brand.evaluate((link) => link.getBoundingClientRect().height)).toBeLessThan(73);
        }
      }
      expect(faults).toEqual({});
    },
  );
});
