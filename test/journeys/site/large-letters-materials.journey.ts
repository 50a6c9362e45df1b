import { expect } from '@playwright/test';
import { localPath } from '#contract/local-path.ts';
import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import { doubleLetters, lookNarrow } from '../parts/covered-words.ts';
import { offerSamples } from '../parts/offer-samples.ts';
import { test } from '../parts/own-shop.ts';

test.use({ loggedIn: false });

const addresses = [
  '/hpl/hp-204',
  '/hpl?colour=brown&order=code',
  '/compare?p=hpl/oak-panel&p=hpl/sage-panel',
  '/samples?m=hp-204',
];

test('With letters of twice the size nothing of a material, its filters, its comparison and its samples is cut or covered, in any language', async ({
  page,
  shop,
}) => {
  await offerSamples(page, shop);
  await doubleLetters(page);
  const faults: Record<string, string[]> = {};
  for (const language of openingSiteWords(true).languages)
    for (const address of addresses) {
      await page.goto(shop.origin + localPath(language, address));
      // On a phone the filters are folded.
      const fold = page.locator('summary');
      if (await fold.first().isVisible()) await fold.first().click();
      await page.keyboard.press('End');
      await lookNarrow(page, `${language} ${address}`, faults);
    }
  expect(faults).toEqual({});
});
