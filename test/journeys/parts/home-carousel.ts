import { expect, type Page } from '@playwright/test';
import { buildPicture } from '#test/build/build-picture.ts';
import { askedSlides } from '#test/specification/asked-lists.ts';
import { test as bare } from './bare-shop.ts';
import type { Shop } from './open-shop.ts';
import { expectAwake } from './wake-page.ts';

/** In the bare shop, whose first slide has a picture: without any the home page has no slides. The other thirteen wait for nothing. */
export const test = bare.extend<{ firstSlide: undefined }>({
  firstSlide: [
    async ({ shop }, use) => {
      await uploadSlide(shop, 'wallpapers', { r: 96, g: 120, b: 110 });
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The same picture again changes nothing. */
export async function uploadSlide(
  { origin, token }: Shop,
  folder: string,
  colour?: { r: number; g: number; b: number },
): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob([await buildPicture({ colour: colour ?? null })], { type: 'image/jpeg' }), 'sample.jpg');
  const headers = { Authorization: `Bearer ${token}` };
  const stored = await fetch(`${origin}/api/uploadfiles/${folder}/sample.jpg`, { method: 'POST', headers, body });
  expect(stored.ok, await stored.text()).toBe(true);
}

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
  await expect.poll(() => isComplete(page, 0)).toBe(true);
  // The parts of a page wake one after another, and a clock that stands still would stop them.
  await expectAwake(page);
  await page.clock.pauseAt(600_000);
}

/** Whether this one of the slides that have a picture has it whole. */
export function isComplete(page: Page, nth: number): Promise<boolean> {
  return stage(page)
    .locator('picture img')
    .nth(nth)
    .evaluate((image: HTMLImageElement) => image.complete);
}
