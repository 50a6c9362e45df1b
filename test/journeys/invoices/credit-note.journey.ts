import { expect } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';

test('A credit note is filled from the invoice that its Reference No names, and warned about when there is none', async ({
  page,
  shop,
}) => {
  const number = await issueByWire(shop);
  await page.goto(`${shop.origin}/creditnote`);
  await page.getByLabel('Tax State').selectOption('delhi');
  const reference = page.getByLabel('Reference No');
  await reference.fill('DL/26-27/0999');
  await expect(page.locator('#referenceNumber-note')).toContainText('is not a tax invoice of this firm');
  await expect(page.getByRole('region', { name: 'Checks', exact: true })).toContainText(
    'is not a tax invoice of this firm',
  );
  await expectAccessible(page);
  await reference.fill(number.toLowerCase());
  await page.getByRole('button', { name: `Fill from ${number}` }).click();
  await expect(page.getByLabel('Line 1 Product')).toHaveValue('Wallpaper');
  await expect(page.getByLabel('Buyer Address')).toHaveValue(/Sample Interiors/);
  await expect(page.getByRole('button', { name: /Fill from/ })).toBeHidden();

  await page.getByLabel('Line 1 Quantity').fill('43');
  await expect(page.locator('#referenceNumber-note')).toContainText('is more than');
  await page.getByLabel('Line 1 GST').selectOption('12');
  await expect(page.locator('#line-1-note')).toContainText('charged 18% on Wallpaper');
});
