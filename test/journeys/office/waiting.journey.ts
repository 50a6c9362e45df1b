import { expect } from '@playwright/test';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';

test('Operations says in one sentence each what waits, and leads there by the keyboard', async ({
  page,
  shop,
  announce,
}) => {
  await issueByWire(shop, { type: 'pro', buyerAddress: 'Waiting Walls\nDelhi' });
  const billingAddress = 'Tarrying Tiles\n4 Model Road\nNew Delhi 110031';
  await addCustomer(shop, { billingAddress, creditDays: 0 });
  await issueByWire(shop, { buyerAddress: billingAddress, orderDate: '2026-10-01' });
  const body = { user_name: 'Asha', contact_number: '9810012345', message: 'Blinds' };
  expect((await page.request.post(`${shop.origin}/api/callback`, { data: body })).ok()).toBe(true);
  await page.goto(`${shop.origin}/operations`);
  const waiting = page.getByRole('region', { name: 'Waiting' });
  await expect(waiting.getByRole('row', { name: /^Callbacks/ })).toHaveText(
    /^Callbacks\d+ to call back, (the oldest )?since [A-Z][a-z]+day \d\d\/\d\d\/\d{4} \d\d:\d\d$/,
  );
  await expect(waiting.getByRole('row', { name: /^Pro-formas/ })).toHaveText(
    /^Pro-formas\d+ open, ₹ [\d,]+\.\d\d not yet invoiced/,
  );
  await expect(waiting.getByRole('row', { name: /^Overdue/ })).toHaveText(
    /^Overdue₹ [\d,]+\.\d\d from \d+ customers?( and buyers not in the book)?, of ₹ [\d,]+\.\d\d that is owed$/,
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await waiting.getByRole('link', { name: 'Callbacks' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Callbacks');
  await page.goto(`${shop.origin}/operations`);
  await waiting.getByRole('link', { name: 'Overdue' }).press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/outstanding`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outstanding');

  announce(0);
  await page.route('**/api/proformas/open', (route) => route.abort());
  await page.goto(`${shop.origin}/operations`);
  await expect(waiting.getByRole('alert')).toHaveText('Cannot reach the server. Nothing was lost: try again.');
  await page.unroute('**/api/proformas/open');
  await waiting.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(waiting.getByRole('row', { name: /^Pro-formas/ })).toContainText('open');
});
