import { openShop, type Shop } from './open-shop.ts';
import { test as shared } from './shared-shop.ts';

/** As `test` of shared-shop.ts, in a shop without pictures: what a page waits for is then what the journey gives it. */
export const test = shared.extend<object, { bareShop: Shop }>({
  bareShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => openShop(use, { from: 'bare' }),
    { scope: 'worker' },
  ],

  shop: async ({ bareShop }, use) => use(bareShop),
});
