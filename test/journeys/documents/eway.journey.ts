import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { formatDate, indianDate, indianTime } from '#domain/calendar/indian-date.ts';
import { buildInput } from '#test/build/factories.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/shared-shop.ts';

test('An e-way bill by keyboard: its facts, the file for the portal, its number, and its cancellation there', async ({
  page,
  shop,
  announce,
}) => {
  announce(422, 'Failed call: POST');
  const now = new Date().toISOString();
  const today = indianDate(now);
  const issued = await fetch(`${shop.origin}/api/generateInvoice`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${shop.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(buildInput({ orderDate: today, buyerDate: today, deliveryNoteDate: today })),
  });
  expect(issued.status).toBe(200);
  await page.goto(`${shop.origin}/document/${issued.headers.get('Document')}`);
  const sent = page.getByRole('region', { name: 'Sent and reported' });
  await expect(sent).toContainText('E-way bill');
  await expect(sent).toContainText('None was made');
  await page.getByRole('button', { name: 'E-way bill' }).press('Enter');
  const panel = page.getByRole('region', { name: /^E-way bill/ });
  await expect(panel.getByRole('heading', { name: /^E-way bill none yet/ })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(panel.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectAccessible(page);

  await panel.getByLabel('Mode').selectOption('road');
  await panel.getByLabel('Distance, km').fill('45');
  await panel.getByLabel('Vehicle number').fill('dl 01 ab 1234');
  await panel.getByLabel('Ship-to GSTIN or URP').fill('urp');
  await panel.getByRole('checkbox', { name: /^Over-dimensional/ }).press('Space');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Control+Enter');
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain('DL01AB1234');
  expect(file).toMatch(/"vehicleType":\s*"O"/);
  await expect(panel.getByText(/each 20 km from Part B on: 45 km make 3 days/)).toBeVisible();

  // As the portal shows it.
  await panel.getByLabel('E-way bill number').fill('7712 0000 4821');
  await panel.getByLabel('Made on').fill(`${formatDate(today)} ${indianTime(now)}`);
  await panel.getByRole('button', { name: 'Save number' }).press('Enter');
  await expect(panel.getByRole('heading', { name: /7712 0000 4821, valid until/ })).toBeVisible();

  await panel.getByRole('button', { name: 'Cancelled at the portal' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Was the e-way bill 7712 0000 4821 cancelled/ });
  await question.getByRole('button', { name: 'It is cancelled there' }).press('Enter');
  await expect(question.getByLabel('Cancelled there at')).toHaveAttribute('aria-invalid', 'true');
  await question.getByLabel('Cancelled there at').fill(`${formatDate(today)} ${indianTime(now)}`);
  await question.getByLabel('Reason').fill('Another vehicle');
  await question.getByRole('button', { name: 'It is cancelled there' }).press('Enter');
  await expect(panel.getByText(/7712 0000 4821.*, cancelled/)).toBeVisible();
  await expect(panel.getByRole('heading', { name: /^E-way bill none yet/ })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Escape');
  await expect(sent).toContainText('7712 0000 4821, cancelled at the portal');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
