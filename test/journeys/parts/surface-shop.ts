import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test as shared } from './shared-shop.ts';

/**
 * As `test` of bare-shop.ts, in a shop with three materials to see: a paper that is sold in rolls, a laminate of which nobody said how
 * it is packed, and a floor. No journey changes them.
 */
export const test = shared.extend({
  shop: async ({ surfaceShop }, use) => use(surfaceShop),
});

/** A photo of a room, 960 by 720. */
export const room = readFileSync('src/web/site/see/rooms/living-white.jpg');
export const asPhoto = (buffer: Buffer, name = 'IMG_0001.jpg') => ({ name, mimeType: 'image/jpeg', buffer });

export async function openSee(page: Page, origin: string, picture = 'wallpapers/weave') {
  await page.goto(`${origin}/see?p=${picture}`);
  await expect(page.getByLabel('Choose or take a photo')).toBeAttached();
}

export const news = (page: Page) => page.getByRole('region', { name: 'Your photo' }).getByRole('status');
export const corner = (page: Page, name: string) => page.getByRole('button', { name: `${name} corner` });
