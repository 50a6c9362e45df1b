import { expect, type Page } from '@playwright/test';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { fillHeader, openTaxInvoice } from '../parts/invoice-form.ts';
import { openAsStaff } from '../parts/open-as-staff.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/own-shop.ts';

test('A code that is too short for the firm is not issued: its longer codes are offered, and an owner’s choice is kept', async ({
  page,
  shop,
}) => {
  const headers = await wantSixDigits(shop);
  await page.goto(`${shop.origin}/taxinvoice`);
  await fillHeader(page);
  await fillRow(page, 1, 'Wooden Flooring');
  await expect(page.getByLabel('Line 1 HSN/SAC')).toHaveValue('4409');
  const says = 'HSN 4409 has 4 digits, and the firm’s turnover wants 6. Choose a longer code below it';
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText(says);
  const checks = page.getByRole('region', { name: 'Checks', exact: true });
  await expect(checks).toContainText(says);
  await checks.getByRole('button', { name: 'Codes below 4409' }).press('Enter');
  const codes = checks.getByRole('list', { name: 'Codes below 4409' });
  await expect(codes.getByRole('button', { name: /^44092910 / })).toBeVisible();
  await expect(codes.getByRole('button').first()).toBeFocused();
  await expect(checks).toContainText('Your choice is kept for Wooden Flooring.');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
  await codes.getByRole('button', { name: /^44092910 / }).press('Enter');
  await expect(page.getByLabel('Line 1 HSN/SAC')).toHaveValue('44092910');
  await expect(page.getByLabel('Line 1 HSN/SAC')).toBeFocused();
  await expect(checks).not.toContainText('Before it can be issued');
  expect(await flooringCode(shop, headers)).toBe('44092910');
  const [issued] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/generateInvoice')),
    page.keyboard.press('Control+Enter'),
  ]);
  expect(issued.status()).toBe(200);

  // The other products that are still too short wait on Operations.
  await page.goto(`${shop.origin}/operations`);
  const waiting = page.getByRole('region', { name: 'Waiting' });
  await expect(waiting.getByRole('row', { name: /^HSN codes/ })).toContainText(
    '32 products have codes of four digits, and this firm needs six: choose longer ones; 1 product has a code that the tariff has no more',
  );
});

test('What staff choose serves their document: the catalogue stays, and Operations asks the owner', async ({
  page,
  shop,
  browser,
}) => {
  const headers = await wantSixDigits(shop);
  const clerk = await openAsStaff(browser, shop);
  await clerk.goto(`${shop.origin}/taxinvoice`);
  await fillHeader(clerk);
  await fillRow(clerk, 1, 'Wooden Flooring');
  const checks = clerk.getByRole('region', { name: 'Checks', exact: true });
  await checks.getByRole('button', { name: 'Codes below 4409' }).press('Enter');
  await expect(checks).toContainText('Your choice serves this document. Operations asks an owner to keep one.');
  await checks.getByRole('button', { name: /^44092910 / }).press('Enter');
  await expect(clerk.getByLabel('Line 1 HSN/SAC')).toHaveValue('44092910');
  await clerk.keyboard.press('Control+Enter');
  await expect(clerk.getByText('Issued as')).toBeVisible();
  expect(await flooringCode(shop, headers)).toBe('4409');

  await page.goto(`${shop.origin}/operations`);
  await expect(page.getByRole('region', { name: 'Waiting' }).getByRole('row', { name: /^HSN codes/ })).toContainText(
    '33 products have codes of four digits, and this firm needs six: choose longer ones',
  );
});

test('A code that has ended is not issued: what came instead is offered', async ({ page, shop }) => {
  await openTaxInvoice(page, shop);
  await fillHeader(page);
  await fillRow(page, 1, 'Carpets');
  await expect(page.getByLabel('Line 1 HSN/SAC')).toHaveValue('57033090');
  const checks = page.getByRole('region', { name: 'Checks', exact: true });
  await page.keyboard.press('Control+Enter');
  await expect(checks).toContainText(
    'HSN 57033090 ended on 31/12/2021 (Finance Act, 2021). Choose one that came instead',
  );
  await checks.getByRole('button', { name: 'Codes below 57033' }).press('Enter');
  const codes = checks.getByRole('list', { name: 'Codes below 57033' });
  const other = codes.getByRole('button', { name: '57033990 Of other man-made textile materials: other' });
  await expect(other).toBeVisible();
  await expect(codes).not.toContainText('57033090');
  await other.press('Enter');
  await expect(page.getByLabel('Line 1 HSN/SAC')).toHaveValue('57033990');
  const [issued] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/generateInvoice')),
    page.keyboard.press('Control+Enter'),
  ]);
  expect(issued.status()).toBe(200);
});

test('A code that does not exist is not issued: the nearest are offered, where there are any, and the product is mended', async ({
  page,
  shop,
  announce,
}) => {
  announce('Failed call: POST', 422);
  const headers = { Authorization: `Bearer ${shop.token}`, 'Content-Type': 'application/json' };
  const { version, catalogue } = (await (
    await fetch(`${shop.origin}/api/catalogue`, { headers })
  ).json()) as CatalogueAnswer;
  const wrong = new Map([
    ['Wooden Flooring', '44099999'],
    ['Glass', '98999999'],
    // Its heading has it in the tariff; the e-invoice portal has its eight digits alone.
    ['Blinds', '630392'],
  ]);
  const products = catalogue.products.map((each) => ({ ...each, hsn: wrong.get(each.name) ?? each.hsn }));
  const body = JSON.stringify({ onto: version, catalogue: { ...catalogue, products } });
  expect((await fetch(`${shop.origin}/api/catalogue`, { method: 'POST', headers, body })).status).toBe(200);
  await openTaxInvoice(page, shop);
  await fillHeader(page);
  await fillRow(page, 1, 'Wooden Flooring');
  await fillRow(page, 2, 'Glass');
  await fillRow(page, 3, 'Blinds');
  await expect(page.getByLabel('Line 1 HSN/SAC')).toHaveValue('44099999');
  await page.keyboard.press('Control+Enter');
  const checks = page.getByRole('region', { name: 'Checks', exact: true });
  await expect(page.getByText('Next: Row 1: HSN 44099999 does not exist. Choose another code')).toBeVisible();
  const says = (row: number, code: string) =>
    checks.getByRole('listitem').filter({ hasText: `Row ${row}: HSN ${code} does not exist. Choose another code` });
  await says(1, '44099999').getByRole('button', { name: 'Codes near 44099999' }).press('Enter');
  await expect(says(2, '98999999').getByRole('link')).toBeVisible();
  await expect(says(2, '98999999').getByRole('button')).toHaveCount(0);
  const codes = checks.getByRole('list', { name: 'Codes near 44099999' });
  await expect(codes.getByRole('button').first()).toBeFocused();
  await expect(checks).toContainText('Your choice is kept for Wooden Flooring.');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
  await codes.getByRole('button', { name: /^44092910 / }).press('Enter');
  await expect(page.getByLabel('Line 1 HSN/SAC')).toHaveValue('44092910');
  await expect(says(1, '44099999')).toHaveCount(0);
  expect(await flooringCode(shop, headers)).toBe('44092910');
  await page.getByLabel('Line 2 HSN/SAC').selectOption('70071900');
  const short = checks.getByRole('listitem').filter({ hasText: 'The portal takes HSN 630392 with eight digits alone' });
  await short.getByRole('button', { name: 'Codes near 630392' }).press('Enter');
  await checks.getByRole('button', { name: /^63039200 / }).press('Enter');
  await expect(page.getByLabel('Line 3 HSN/SAC')).toHaveValue('63039200');
  await expect(short).toHaveCount(0);
  await expect(checks).not.toContainText('does not exist');
  const [issued] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/generateInvoice')),
    page.keyboard.press('Control+Enter'),
  ]);
  expect(issued.status()).toBe(200);
});

test('A code that is kept late goes to its product, wherever its row is by then', async ({ page, shop }) => {
  await wantSixDigits(shop);
  await openTaxInvoice(page, shop);
  await fillHeader(page);
  for (const [row, product] of [
    [1, 'Glass'],
    [2, 'Sun Film'],
    [3, 'Frosted Film'],
  ] as const)
    await fillRow(page, row, product);
  const checks = page.getByRole('region', { name: 'Checks', exact: true });
  await checks.getByRole('button', { name: 'Codes below 3919' }).first().press('Enter');
  const keep = Promise.withResolvers<void>();
  await page.route('**/api/catalogue', async (route) => {
    if (route.request().method() === 'POST') await keep.promise;
    await route.continue();
  });
  await checks.getByRole('button', { name: /^39191000 / }).press('Enter');
  await expect(checks).toContainText('Saving …');
  await page.getByLabel('Line 1 Quantity').press('Control+Shift+Backspace');
  await expect(page.getByLabel('Line 1 Product')).toHaveValue('Sun Film');
  keep.resolve();
  await expect(page.getByLabel('Line 1 HSN/SAC')).toHaveValue('39191000');
  await expect(page.getByLabel('Line 2 Product')).toHaveValue('Frosted Film');
  await expect(page.getByLabel('Line 2 HSN/SAC')).toHaveValue('3919');
});

/** The firm's turnover wants codes of six digits. Returns the headers of a call. */
async function wantSixDigits({ origin, token }: Shop): Promise<Record<string, string>> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const { version, company } = await (await fetch(`${origin}/api/company`, { headers })).json();
  const saved = await fetch(`${origin}/api/company`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ onto: version, company: { ...company, turnover: '5-to-10' } }),
  });
  expect(saved.status).toBe(200);
  return headers;
}

/** Of Wooden Flooring, as the catalogue has it now. */
async function flooringCode({ origin }: Shop, headers: Record<string, string>): Promise<string | undefined> {
  const { catalogue } = (await (await fetch(`${origin}/api/catalogue`, { headers })).json()) as CatalogueAnswer;
  return catalogue.products.find(({ name }) => name === 'Wooden Flooring')?.hsn;
}

async function fillRow(page: Page, row: number, product: string): Promise<void> {
  await page.getByLabel(`Line ${row} Product`).fill(product);
  await page.keyboard.press('Enter');
  await page.getByLabel(`Line ${row} Quantity`).fill('10');
  await page.getByLabel(`Line ${row} Rate`).fill('900');
  await page.getByLabel(`Line ${row} Per`).selectOption('sqft');
  await page.getByLabel(`Line ${row} GST`).selectOption('18');
}
