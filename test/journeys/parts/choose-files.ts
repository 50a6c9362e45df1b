import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Shop } from './open-shop.ts';

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** A picture of the demo under a name of the test's own, and so small that an upload takes little time: the usual sizes cost a second each. */
export async function jpeg(name: string, from: string): Promise<ChosenFile> {
  return { name, mimeType: 'image/jpeg', buffer: await sharp(join('demo/photos', from)).resize(480).toBuffer() };
}

export function picker(page: Page): Locator {
  return page.locator('input[type=file]');
}

/** The card of a chosen file. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').filter({ hasText: name });
}

/** Opens the upload screen and chooses a product type by keyboard alone. */
export async function openUploads(page: Page, origin: string, type: string): Promise<void> {
  await page.goto(`${origin}/uploadimage`);
  await chooseType(page, type);
}

export async function chooseType(page: Page, type: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Product type' });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(type);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(type);
}

/** The pictures that every shop has, for a journey that deletes some: afterwards visitors see all of them again. */
export async function withAllBack(
  { origin, token }: Shop,
  folder: 'hpl' | 'blinds',
  deleted: string[],
  work: () => Promise<void>,
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const tiles = async () => (await (await fetch(`${origin}/${folder}`)).text()).split('type="checkbox"').length;
  const before = await tiles();
  try {
    await work();
  } finally {
    for (const name of deleted)
      await fetch(`${origin}/api/restoreImage/${folder}/${name}`, { method: 'POST', headers });
    await expect.poll(tiles).toBe(before);
  }
}

export async function uploadOne(page: Page, name: string, from: string): Promise<void> {
  await picker(page).setInputFiles(await jpeg(name, from));
  await page.getByRole('button', { name: `Upload !! ${name}` }).press('Enter');
  // On a busy machine its sizes take a while.
  await expect(card(page, name)).toContainText('Uploaded.', { timeout: 60_000 });
}
