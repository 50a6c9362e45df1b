import { expect, type Page } from '@playwright/test';
import type { Shop } from './open-shop.ts';

/** Types name and password at Sign In; the browser of most journeys holds a token already. */
export async function logIn(page: Page, shop: Omit<Shop, 'token'>): Promise<void> {
  await page.goto(`${shop.origin}/auth`);
  await page.getByLabel('username').fill(shop.username);
  await page.getByRole('textbox', { name: 'password' }).fill(shop.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Operations' })).toBeVisible();
}
