import { test as shared } from './shared-shop.ts';

/** As `test` of shared-shop.ts, in a shop without pictures: what a page waits for is then what the journey gives it. It has an ad tag. */
export const test = shared.extend({
  shop: async ({ bareShop }, use) => use(bareShop),
});
