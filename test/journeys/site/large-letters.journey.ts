import { expect } from '@playwright/test';
import { localPath } from '#contract/local-path.ts';
import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import { doubleLetters, lookNarrow } from '../parts/covered-words.ts';
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
