import { expect, type Page } from '@playwright/test';
import { buildCustomer } from '#test/build/build-customer.ts';
import { homeName } from '#test/specification/specified-firm.ts';
import { expectFits } from '../parts/expect-fits.ts';
import { test } from '../parts/own-shop.ts';

test('On phone, tablet and desk the owner sees what a file of open bills becomes, takes it, and takes it back, by keyboard', async ({
  page,
  shop,
  announce,
}) => {
  announce(0);
  await page.setViewportSize({ width: 390, height: 900 });
  const name = 'Model Clinics';
  const body = buildCustomer({ gstin: '', billingAddress: `${name}\n8 Example Marg\nNew Delhi 110024`, phone: '' });
  const key = { 'Idempotency-Key': crypto.randomUUID(), 'Content-Type': 'application/json' };
  const headers = { Authorization: `Bearer ${shop.token}`, ...key };
  await fetch(`${shop.origin}/api/customers`, { method: 'POST', headers, body: JSON.stringify(body) });
  await page.goto(`${shop.origin}/outstanding`);
  await page.getByRole('link', { name: 'Bills from a file' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open bills from a file');
  await expectFits(page);
  const lines = [
    'Customer,Bill no,Date,Amount',
    `"${name}",OLD/1,31/03/2026,"1,180.50 Dr"`,
    `"${name}",OLD/2,31/03/2026,99 Cr`,
  ];
  await choose(page, [...lines, 'Unknown Traders,1,31/03/2026,5'].join('\n'));
  const dock = page.getByRole('status').filter({ hasText: 'Owed' });
  await expect(dock).toContainText('Owed 1,180.50, paid in advance 99.00. 1 refused stays out.');
  await expect(page.getByText('Unknown Traders is not in the customer book')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'OLD/1' })).toContainText(homeName);
  await expectFits(page, page.getByRole('button', { name: 'Save refused rows as a file' }));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save refused rows as a file' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe('refused-bills.csv');

  // The connection breaks: nothing is lost, and the same press goes on.
  await page.context().setOffline(true);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Cannot reach the server' })).toBeVisible();
  await page.context().setOffline(false);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The bills of bills.csv are in the accounts of their customers.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Take back' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(page.getByText('2 bills of that file are taken back.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
});

async function choose(page: Page, text: string) {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'bills.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}
