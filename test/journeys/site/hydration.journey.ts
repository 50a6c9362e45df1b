import { expect } from '@playwright/test';
import { test } from '../parts/shared-shop.ts';
import { watchWaking } from '../parts/wake-page.ts';

// The carousel does not move.
test.use({ loggedIn: false, contextOptions: { reducedMotion: 'reduce' } });

/**
 * A page of each template that no journey of site-pages and languages opens in Hindi or Odia, and what its script alone changes: the
 * button that opens the ticked pictures goes, and the one that takes over a selection comes.
 */
const pages: [address: string, changed: string[]][] = [
  ['/', []],
  ['/hi/hpl/oak-panel', ['DIV']],
  ['/or/search?q=nothing+like+it', []],
  ['/hi/selection', []],
  ['/or/selection?p=hpl/oak-panel&p=blinds/roller-blind', ['BUTTON', 'P']],
];

// The server draws with React and the browser goes on with Preact, which says nothing when it finds something else.
test('A page wakes without a change to what the server wrote', async ({ page, shop }) => {
  const changesOf = await watchWaking(page);
  for (const [address, changed] of pages) expect(await changesOf(shop.origin + address), address).toEqual(changed);
  // It opens when the page is awake.
  await page.locator('#header button[data-live]:visible').first().click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
});
