import { expect, type Page } from '@playwright/test';
import type { Shop } from './open-shop.ts';

export async function openCatalogue(page: Page, shop: Shop) {
  await page.goto(`${shop.origin}/operations`);
  await page
    .getByRole('navigation', { name: 'Images' })
    .getByRole('link', { name: /^Catalogue/ })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogue');
  await expect(page.getByRole('table', { name: 'Categories' })).toBeVisible();
}

export function dockOf(page: Page) {
  const state = page.locator('[data-dock] [role=status]').first();
  return { state, saved: () => expect(state).toContainText('Saved.') };
}

export function order(page: Page, name: string) {
  return page.getByRole('textbox', { name: `Order of ${name}`, exact: true });
}

export function question(page: Page) {
  return page.getByRole('alertdialog');
}

export async function seen(page: Page, shop: Shop, path: string) {
  return (await page.request.get(shop.origin + path)).text();
}

export function isWide(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}
