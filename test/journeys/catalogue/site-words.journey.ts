import { expect, type Page } from '@playwright/test';
import { dockOf, seen } from '../parts/catalogue-screen.ts';
import { expectFits } from '../parts/expect-fits.ts';
import { openAsStaff } from '../parts/open-as-staff.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/own-shop.ts';

async function openWords(page: Page, shop: Shop) {
  await page.goto(`${shop.origin}/operations`);
  const images = page.getByRole('navigation', { name: 'Images' });
  await images.getByRole('link', { name: /^Words of the site/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Words of the site');
  await expect(page.getByLabel('History, English')).toHaveValue(/established in 2005/);
}

test('On phone, tablet and desk the owner writes about the firm, what is wrong is said by its field, of two owners the second can take theirs, a language that is switched off is nowhere, and visitors without script read it', async ({
  page,
  shop,
  browser,
  context,
  announce,
}) => {
  announce(409, 422);
  await page.setViewportSize({ width: 390, height: 900 });
  await openWords(page, shop);
  await expectFits(page, page.getByLabel('History, English'), page.getByLabel('Founding year', { exact: true }));
  const { state, saved } = dockOf(page);
  await expect(state).toContainText('Version 1, saved');
  const other = await context.newPage();
  await other.goto(`${shop.origin}/sitewords`);
  const desk = page.getByRole('complementary', { name: 'As visitors see it' });
  await expect(desk).toContainText('24 product categories from one trader.');

  const history = page.getByLabel('History, English');
  await history.fill('Begun in a garage.');
  // Enter is the next paragraph, not the next field.
  await history.press('End');
  await history.press('Enter');
  await page.keyboard.type('Now with <script>alert(1)</script> six people.');
  await page.getByLabel('Founding year', { exact: true }).fill('3005');
  await page.keyboard.press('Control+Enter');
  await expect(state).toContainText('1 thing to put right: The founding year is a year from 1600 to');
  await expect(page.locator('#foundingYear')).toBeFocused();
  await page.locator('#foundingYear').fill('1998');
  for (const language of ['हिन्दी', 'ଓଡ଼ିଆ']) await page.getByLabel(`History, ${language}`).fill('');
  await page.getByLabel('Why choose us, English').fill('');
  for (const language of ['हिन्दी', 'ଓଡ଼ିଆ']) await page.getByLabel(`Why choose us, ${language}`).fill('');
  await expect(page.getByLabel('History, हिन्दी')).toHaveAccessibleDescription('English is shown');
  await expect(desk).toContainText('Begun in a garage.');
  await expect(desk).not.toContainText('from one trader');
  const languages = page.getByRole('region', { name: 'Languages' });
  await languages.getByRole('checkbox', { name: /Odia/ }).press('Space');
  await expect(page.getByLabel('History, ଓଡ଼ିଆ')).toHaveCount(0);
  await languages.getByRole('checkbox', { name: /Marathi/ }).press('Space');
  await languages.getByRole('button', { name: 'Move up Marathi' }).press('Enter');
  await expect(page.getByLabel('History, मराठी')).toHaveAccessibleDescription('English is shown');
  await page.keyboard.press('Control+Enter');
  await saved();
  await expect(state).toContainText('Version 2, saved');

  await other.getByLabel('History, English').fill('Theirs.');
  await other.getByLabel('Text of the contact page, English').fill('Ring twice.');
  await other.keyboard.press('Control+Enter');
  const told = other.getByRole('alert').filter({ hasText: 'Not saved yet:' });
  await expect(told).toContainText(`Not saved yet: ${shop.username} changed the words of the site on`);
  await expect(told).toContainText('You changed it too: yours stays here.');
  await expect(told).toBeFocused();
  await expect(other.getByLabel('Text of the contact page, English')).toHaveValue('Ring twice.');
  await told.getByRole('button', { name: 'Take theirs for History, English' }).press('Enter');
  await expect(other.getByLabel('History, English')).toHaveValue(/^Begun in a garage/);
  await other.keyboard.press('Control+Enter');
  await dockOf(other).saved();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.setViewportSize({ width: 390, height: 900 });
  await plain.goto(`${shop.origin}/hi/about`);
  const shown = plain.locator('#history');
  await expect(shown.locator('p')).toHaveText([
    '1998',
    'Begun in a garage.',
    'Now with <script>alert(1)</script> six people.',
  ]);
  await expect(shown.locator('[lang="en"]')).toHaveCount(1);
  await expect(plain.locator('#why')).toHaveCount(0);
  await expect(plain.getByRole('navigation', { name: 'भाषा' }).getByRole('link')).toHaveText([
    'English',
    'मराठी',
    'हिन्दी',
  ]);
  await expect(plain.locator('link[hreflang="or"]')).toHaveCount(0);
  await plain.goto(`${shop.origin}/mr/hpl`);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('HPL');
  await expect(plain.getByText('3 चित्रे').first()).toBeVisible();
  await plain.goto(`${shop.origin}/contact`);
  await expect(plain.getByText('Ring twice.')).toBeVisible();
  expect((await plain.goto(`${shop.origin}/or/about`))?.status()).toBe(404);
  expect(await seen(page, shop, '/sitemap.xml')).not.toContain('/or/');
  await plain.context().close();

  const staff = await openAsStaff(browser, shop);
  await staff.goto(`${shop.origin}/sitewords`);
  await expect(staff.getByLabel('History, English')).toBeDisabled();
  await expect(dockOf(staff).state).toContainText('Only owners change the words of the site.');
  await expect(staff.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await staff.context().close();
});

test('A login that has ended, a full disk and a server that does not answer are said, and nothing typed is lost', async ({
  page,
  shop,
  announce,
}) => {
  announce(0, 401, 507);
  await openWords(page, shop);
  const line = page.getByLabel('Line on the home page, English');
  await line.fill('Panels for Kochi');
  const answer = (status: number, message: string) =>
    page.route('**/api/site-words', (route) => route.fulfill({ status, json: { message, problems: [] } }));
  await answer(507, 'The disk is full.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'The disk is full.' })).toBeVisible();
  await page.unrouteAll();
  await page.context().setOffline(true);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Cannot reach the server' })).toBeVisible();
  await page.context().setOffline(false);
  await answer(401, 'Log in.');
  await page.keyboard.press('Control+Enter');
  const ended = page.getByRole('alert').filter({ hasText: 'Your login has ended. What you typed is still here.' });
  await expect(ended.getByRole('link', { name: 'Log in in a new tab' })).toHaveAttribute('target', '_blank');
  await page.unrouteAll();
  await page.evaluate((token) => localStorage.setItem('token', token), shop.token);
  await page.keyboard.press('Control+Enter');
  await dockOf(page).saved();
  await expect(line).toHaveValue('Panels for Kochi');
  expect(await seen(page, shop, '/')).toContain('<h1>Panels for Kochi</h1>');
});
