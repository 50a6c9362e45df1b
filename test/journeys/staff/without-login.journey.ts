import { expect } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/shared-shop.ts';

test.use({ loggedIn: false });

test('Specification 2, without a token: every staff screen leads to /auth, with a dead token too', async ({
  page,
  shop,
  announce,
}) => {
  for (const path of [
    '/operations',
    '/taxinvoice',
    '/performainvoice',
    '/creditnote',
    '/invoicereports',
    '/uploadimage',
    '/imageDeletion',
  ]) {
    await page.goto(`${shop.origin}${path}`);
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  }
  announce(401);
  await page.evaluate(() => localStorage.setItem('token', 'A'.repeat(43)));
  await page.goto(`${shop.origin}/operations`);
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test.describe('With a login', () => {
  test.use({ loggedIn: true });

  test('A login that ends over an unfinished form says so, keeps the form, and Login comes back to it', async ({
    page,
    shop,
    announce,
  }) => {
    await page.goto(`${shop.origin}/taxinvoice`);
    await page.getByLabel('Destination').fill('Cuttack');
    announce(401);
    await page.evaluate(() => localStorage.setItem('token', 'A'.repeat(43)));
    await page.reload();
    await expect(page.getByText('Your login has ended. What you typed is saved on this device')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('username').fill(shop.username);
    await page.getByRole('textbox', { name: 'password' }).fill(shop.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.origin}/taxinvoice`);
    await expect(page.getByLabel('Destination')).toHaveValue('Cuttack');
  });
});
