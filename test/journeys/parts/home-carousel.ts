import { expect, type Page } from '@playwright/test';
import { askedSlides } from '#test/specification/asked-lists.ts';
import type { Shop } from './open-shop.ts';

export function area(page: Page) {
  return page.getByRole('region', { name: 'Product pictures' });
}
export function caption(page: Page) {
  return area(page).locator('[aria-live]');
}
export function button(page: Page, name: string) {
  return area(page).getByRole('button', { name, exact: true });
}
export function stage(page: Page) {
  return area(page).locator('ol').last();
}
export const captions = askedSlides.map((slide) => slide.caption);

/** The home page, alive, with its clock standing still in our hand. */
export async function openHome(page: Page, shop: Shop): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(shop.origin, { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Shift');
  await expect(stage(page).locator('[inert]')).toHaveCount(13);
  // The parts of a page wake one after another, and a clock that stands still would stop them.
  await expect(page.locator('#site[data-awake]')).toHaveCount(1);
  await page.clock.pauseAt(600_000);
}
