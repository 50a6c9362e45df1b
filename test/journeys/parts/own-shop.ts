import { openShop } from './open-shop.ts';
import { test as shared } from './shared-shop.ts';

/** As `test` of shared-shop.ts, but each journey has a shop of its own: for those that change what others would see. */
export const test = shared.extend<{ settings: Record<string, string> }>({
  /** More of the environment that the shop is started with. */
  settings: [{}, { option: true }],
  shop: async ({ settings }, use) => openShop(use, { settings }),
});
