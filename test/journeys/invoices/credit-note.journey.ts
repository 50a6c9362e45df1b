import { expect } from '@playwright/test';
import { home } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';
import { homeNumber } from '../parts/today.ts';

test('A credit note is filled from the invoice that its Reference No names, and warned about when there is none', async ({
  page,
  shop,
}) => {
  const number = await issueByWire(shop);
  await page.goto(`${shop.origin}/creditnote`);
  await page.getByLabel('Tax State').selectOption(home);
  await expect(page.getByLabel('Credit Note Number')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Credit Note' })).toBeVisible();
  const reference = page.getByLabel('Reference No');
  await reference.fill(homeNumber(999));
  await expect(page.locator('#referenceNumber-note')).toContainText('is not a tax invoice of this firm');
  await expect(page.getByRole('region', { name: 'Checks', exact: true })).toContainText(
    'is not a tax invoice of this firm',
  );
  await reference.fill(number.toLowerCase());
  await page.getByRole('button', { name: `Fill from ${number}` }).click();
  await expect(page.getByLabel('Line 1 Product')).toHaveValue('Wallpaper');
  await expect(page.getByLabel('Line 1 Quantity')).toBeFocused();
  await expect(page.getByLabel('Buyer Address')).toHaveValue(/Sample Interiors/);
  await expect(page.getByRole('button', { name: /Fill from/ })).toBeHidden();

  // A problem of a field waits until it is left.
  await page.getByLabel('Line 1 Quantity').fill('43');
  await page.getByLabel('Line 1 GST').focus();
  await page.getByLabel('Line 1 GST').selectOption('12');
  await expect(page.locator('#line-1-note')).toContainText(`42 roll of Wallpaper are left in ${number}`);
  await page.getByLabel('Line 1 Quantity').fill('42');
  await page.getByLabel('Line 1 Rate').focus();
  await expect(page.locator('#line-1-note')).toContainText('charged 18% on Wallpaper');

  // What a button mends has the focus afterwards.
  const taxType = page.getByLabel('Tax Type');
  const had = await taxType.inputValue();
  await taxType.selectOption(had === 'state' ? 'central' : 'state');
  await page.getByRole('button', { name: 'Take its tax type' }).press('Enter');
  await expect(taxType).toHaveValue(had);
  await expect(taxType).toBeFocused();
});

test('A credit note takes back what is left of its invoice: more is refused, and a button lowers the rows to it', async ({
  page,
  shop,
  announce,
}) => {
  announce(409, 'Failed call: POST');
  const number = await issueByWire(shop);
  await issueByWire(shop, { type: 'credit', referenceNumber: number, qty1: '30' });
  const found = await fetch(`${shop.origin}/api/jump?q=${number}`, {
    headers: { Authorization: `Bearer ${shop.token}` },
  });
  const address = /\/document\/[\w-]+/.exec(await found.text())?.[0] ?? '';
  await page.goto(`${shop.origin}${address}`);
  const deed = page.getByRole('button', { name: 'Credit note' });
  await deed.press('Enter');
  await expect(page.getByRole('heading', { name: 'Credit Note', level: 1 })).toBeVisible();
  const quantity = page.getByLabel('Line 1 Quantity');
  await expect(quantity).toHaveValue('12');

  // Another clerk takes two rolls while the form is open.
  await expect(page.getByRole('region', { name: 'Checks', exact: true })).toBeVisible();
  await issueByWire(shop, { type: 'credit', referenceNumber: number, qty1: '2' });
  await page.keyboard.press('Control+Enter');
  const answer = page.getByRole('alert').filter({ hasText: `10 roll of Wallpaper are left in ${number}` });
  await expect(answer).toBeFocused();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
  await answer.getByRole('button', { name: `Lower the rows to what is left of ${number}` }).press('Enter');
  await expect(quantity).toHaveValue('10');
  await expect(quantity).toBeFocused();
  await expect(answer).toBeHidden();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Issued as')).toBeVisible();

  // Nothing is left: the document has no such deed, and the report says why there is none.
  await page.goto(`${shop.origin}${address}`);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(deed).toBeHidden();
  await page.goto(`${shop.origin}/creditnote`);
  await page.getByLabel('Reference No').fill(number);
  await expect(page.getByText(`Nothing of ${number} is left`)).toBeVisible();
});

test('A credit note that comes too late for GST is issued without it, by keyboard', async ({ page, shop }) => {
  const number = await issueByWire(shop, {
    orderDate: '2025-11-20',
  });
  await page.goto(`${shop.origin}/creditnote`);
  await page.getByLabel('Tax State').selectOption(home);
  await page.getByLabel('Reference No').fill(number);
  await page.getByRole('button', { name: `Fill from ${number}` }).click();
  const checks = page.getByRole('region', { name: 'Checks', exact: true });
  await expect(checks).toContainText('was the last that could reduce its tax');
  await expect(checks.getByRole('button', { name: 'Without GST' })).toBeVisible();
  const choice = page.getByLabel('Without GST', { exact: true });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await expect(checks).not.toContainText('could reduce its tax');
  await expect(page.getByText('Without GST. The input tax credit stays as it is.')).toBeVisible();
  await expectAccessible(page);
  const [issued] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/generateInvoice')),
    page.keyboard.press('Control+Enter'),
  ]);
  expect(issued.status()).toBe(200);
  expect(issued.request().postDataJSON()).toMatchObject({ withoutGst: 'yes' });
});
