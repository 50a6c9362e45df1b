import { expect, type Page } from '@playwright/test';
import { home, homeName } from '#test/specification/specified-firm.ts';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { openTaxInvoice, typeRow } from '../parts/invoice-form.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/shared-shop.ts';

const buyer = 'Placed Interiors\n8 Example Marg, New Delhi 110024\nGSTIN 07ABCDE1234F1Z2';

async function openForSite(page: Page, shop: Shop): Promise<void> {
  await openTaxInvoice(page, shop);
  await page.getByLabel('Tax State').selectOption(home);
  await page.getByLabel('Consignee Address').fill('Site office\nGolf Course Road, Gurugram 122002');
  await page.getByLabel('Buyer Address', { exact: true }).fill(buyer);
  await page.getByLabel('Reference No').fill('AI/Q/318');
  await page.getByLabel('Dispatched Through').fill('Road');
  await page.getByLabel('Destination').fill('Gurugram');
}

function place(page: Page) {
  return page.locator('#place');
}

test('The place of supply stands beside Tax Type with its reason, and Tax Type follows it; the other heads are refused', async ({
  page,
  shop,
}) => {
  await openForSite(page, shop);
  // Goods that are shipped on the buyer's order: his own state.
  await expect(page.getByLabel('Tax Type')).toHaveValue('state');
  await expect(place(page)).toContainText(
    `Supply to 07 ${homeName}: billed to a buyer of ${homeName}, shipped to Gurugram`,
  );
  await typeRow(page, 1, ['Interior Fitout works', '1', '85000', 'piece', '18']);
  await expect(place(page)).toContainText('Supply to 06 Haryana: work at a site in Gurugram, IGST Act 12(3)');
  await expect(page.getByLabel('Tax Type')).toHaveValue('central');
  await page.getByLabel('Tax Type').selectOption('state');
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'This document is not ready' });
  await expect(refused).toContainText('Place of supply 06 Haryana: work at a site in Gurugram');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set Outside State' }).click();
  await expect(page.getByLabel('Tax Type')).toHaveValue('central');
  await expect(refused).toBeHidden();
});

test('Rows of two places are two invoices: one stays in the form, the other is set aside', async ({ page, shop }) => {
  await openForSite(page, shop);
  await typeRow(page, 1, ['Wallpaper', '10', '2150', 'roll', '18']);
  await typeRow(page, 2, ['Interior Fitout works', '1', '85000', 'piece', '18']);
  await expect(place(page)).toContainText('The rows are supplied in two places.');
  await expect(place(page).getByRole('button', { name: 'The goods are installed there' })).toBeVisible();
  await place(page).getByRole('button', { name: 'Issue two' }).press('Enter');
  await expect(page.getByText('1 row is set aside for the second invoice')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Invoice' })).toBeFocused();
  await expect(page.getByLabel('Line 1 Product')).toHaveValue('Wallpaper');
  await expect(page.getByLabel('Line 2 Product')).toHaveValue('');
  await expect(page.getByLabel('Tax Type')).toHaveValue('state');
  await page.getByRole('button', { name: '1 set aside' }).press('Enter');
  await page.getByRole('button', { name: 'Take up Placed Interiors' }).press('Enter');
  await expect(page.getByLabel('Line 1 Product')).toHaveValue('Interior Fitout works');
  await expect(page.getByLabel('Tax Type')).toHaveValue('central');
});

test('The place is typed over with a remark, and the kind of supply brings its words onto the paper', async ({
  page,
  shop,
}) => {
  await openForSite(page, shop);
  await place(page).getByRole('button', { name: 'Change' }).press('Enter');
  const supply = page.getByRole('group', { name: 'Kind and place of supply' });
  await expect(supply.getByLabel('Supply', { exact: true })).toBeFocused();
  await supply.getByLabel('Place of supply').selectOption('09');
  await expect(page.getByLabel('Tax Type')).toHaveValue('central');
  await expect(place(page)).toContainText('Supply to 09 Uttar Pradesh: typed, without a remark');
  await supply.getByLabel('Why this place').fill('Taken at our warehouse in Noida');
  await expect(place(page)).toContainText('typed: Taken at our warehouse in Noida');
  await supply.getByLabel('Place of supply').selectOption('');
  await expect(page.getByLabel('Tax Type')).toHaveValue('state');
  await supply.getByLabel('Supply', { exact: true }).selectOption('SEZWOP');
  await expect(page.getByLabel('Tax Type')).toHaveValue('central');
  await expect(page.getByText('WITHOUT PAYMENT OF INTEGRATED TAX')).toBeVisible();
  await expectAccessible(page);
});

test('A customer who is an SEZ unit is asked about before an invoice is issued', async ({ page, shop }) => {
  const billingAddress = 'Zoned Works\nPlot 3, Export Zone\nNoida 201305';
  await addCustomer(shop, { billingAddress, gstin: '09AAAAA0000A1Z0', deliveryAddresses: [], sez: 'yes' });
  await openTaxInvoice(page, shop);
  await page.getByLabel('Tax State').selectOption(home);
  await page.getByLabel('Buyer Address', { exact: true }).fill(`${billingAddress}\nGSTIN 09AAAAA0000A1Z0`);
  await expect(place(page)).toContainText('The buyer is an SEZ unit.');
  await place(page).getByRole('button', { name: 'SEZ, under LUT' }).click();
  await expect(place(page)).not.toContainText('The buyer is an SEZ unit.');
  await expect(page.getByLabel('Supply', { exact: true })).toHaveValue('SEZWOP');
  await expect(page.getByLabel('Supply', { exact: true })).toBeFocused();
});

test('A buyer abroad makes it an export before any Tax Type is chosen, and codes may be typed in small letters', async ({
  page,
  shop,
}) => {
  await openTaxInvoice(page, shop);
  await page.getByLabel('Tax State').selectOption(home);
  await page.getByLabel('Tax Type').selectOption('');
  await page.getByLabel('Consignee Address').fill('Sample Trading LLC\nJebel Ali\nDubai, United Arab Emirates');
  await page
    .getByLabel('Buyer Address', { exact: true })
    .fill('Sample Trading LLC\nJebel Ali\nDubai, United Arab Emirates');
  await expect(place(page)).toContainText('The addresses name no state of India.');
  await expectAccessible(page);
  await place(page).getByRole('button', { name: 'Choose the supply' }).press('Enter');
  const supply = page.getByRole('group', { name: 'Kind and place of supply' });
  const kind = supply.getByLabel('Supply', { exact: true });
  await expect(kind).toBeFocused();
  await kind.selectOption('EXPWOP');
  await expect(page.getByLabel('Tax Type')).toHaveValue('central');
  await supply.getByLabel('Currency').pressSequentially('usd');
  await expect(supply.getByLabel('Currency')).toHaveValue('USD');
  await supply.getByLabel('Port code').pressSequentially('innsa1');
  await expect(supply.getByLabel('Port code')).toHaveValue('INNSA1');
  // One arrow key too far.
  await kind.selectOption('DEXP');
  await expect(supply.getByLabel('Currency')).toBeHidden();
  await kind.selectOption('EXPWOP');
  await expect(supply.getByLabel('Currency')).toHaveValue('USD');
});
