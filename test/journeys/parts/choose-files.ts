import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { preparedPath } from './open-shop.ts';

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** A small picture of the demo, under a name of the test's own. */
export function jpeg(name: string, from: string): ChosenFile {
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: readFileSync(join(preparedPath('photos'), from)),
  };
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
  await page.getByLabel('Product type').focus();
  await page.keyboard.type(type);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Product type' })).toHaveValue(type);
}

export async function uploadOne(page: Page, name: string, from: string): Promise<void> {
  await picker(page).setInputFiles(jpeg(name, from));
  await page.getByRole('button', { name: `Upload !! ${name}` }).press('Enter');
  // On a busy machine its sizes take a while.
  await expect(card(page, name)).toContainText('Uploaded.', { timeout: 60_000 });
}
