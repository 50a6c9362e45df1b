import { expect, type Locator, type Page } from '@playwright/test';
import type { Shop } from './open-shop.ts';

/** Opens a screen, and waits until the whole office is on the device. */
export async function openInstalled(page: Page, shop: Shop, path: string): Promise<void> {
  await page.goto(`${shop.origin}${path}`);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)))
    .toBeGreaterThan(30);
  const active = () => navigator.serviceWorker.getRegistrations().then((all) => all.every((each) => each.active));
  await expect.poll(() => page.evaluate(active)).toBe(true);
}

/** What waits on the device, and the numbers of what went. */
export function waiting(page: Page): Locator {
  return page.getByRole('region', { name: 'Not sent yet' });
}
