import { expect } from '@playwright/test';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';

test('A clerk sees by keyboard who owes what, opens a figure, and reads it on a phone', async ({ page, shop }) => {
  const billingAddress = 'Tardy Sample Traders\n4 Model Road\nNew Delhi 110031';
  const { id } = await addCustomer(shop, { billingAddress, gstin: '', phone: '98100 55519', creditDays: 0 });
  const dates = { orderDate: '2026-10-01', buyerDate: '2026-10-01', deliveryNoteDate: '2026-10-01' };
  const number = await issueByWire(shop, { buyerAddress: billingAddress, ...dates });
  await page.goto(`${shop.origin}/outstanding`);
  await page.getByLabel('Customer', { exact: true }).fill('tardy');
  await expect(page.getByRole('rowheader', { name: 'Tardy Sample Traders' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'All (1)' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Tardy Sample Traders', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'XLSX' }).press('Enter');
  expect((await file).suggestedFilename()).toMatch(/^outstanding-\d{4}-\d\d-\d\d\.xlsx$/);
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'As of' })).toBeFocused();
  await page.keyboard.type('1/9/2026');
  await expect(page.getByText('No customer with “tardy” in the name owes anything on 01/09/2026.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the name' }).press('Enter');
  await expect(page.getByLabel('Customer', { exact: true })).toHaveValue('');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.origin}/outstanding?q=tardy`);
  await expect(page.getByRole('rowheader', { name: 'Tardy Sample Traders' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto(`${shop.origin}/taxinvoice?customer=${id}`);
  await expect(page.getByText(/Tardy Sample Traders owes ₹ .* overdue since 01\/10\/2026/)).toBeAttached();
});
