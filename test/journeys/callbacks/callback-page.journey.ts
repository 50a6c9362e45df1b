import { expect } from '@playwright/test';
import { test } from '../parts/shared-shop.ts';

test.use({ loggedIn: false });

test('What was typed before the script came is still there afterwards, and is what is sent', async ({
  page,
  shop,
  announce,
}) => {
  announce('Missing ad tag');
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${shop.origin}/callback`, { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Contact Number').fill('9876543210');
  await page.getByLabel('Description').focus();
  await page.keyboard.type('Six win');
  const arrived = page.waitForResponse('**/assets/*.js');
  come();
  await arrived;
  await page.keyboard.type('dows');
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Description')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/callback'));
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ user_name: 'Asha Rao', message: 'Six windows' });
  await expect(page.getByRole('alert')).toContainText('Thank you');
});

test('Without script the form is refused by a page that keeps what was typed, then taken and thanked for', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/callback`);
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveTitle(/^Invalid Email/);
  await expect(page.getByRole('alert')).toHaveText('Invalid EmailPlease enter a valid email address.');
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(`${shop.origin}/thanks`);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('Request Submitted Successfully !!')).toBeVisible();
  await context.close();
});
