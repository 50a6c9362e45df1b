import { expect, type Page } from '@playwright/test';
import { addDays, formatDate } from '#domain/calendar/indian-date.ts';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/own-shop.ts';
import { homeNumber, today } from '../parts/today.ts';

/** Opens the page of a document, and answers its address. */
async function openDocument(page: Page, shop: Shop, number: string): Promise<string> {
  const found = await fetch(`${shop.origin}/api/jump?q=${encodeURIComponent(number)}`, {
    headers: { Authorization: `Bearer ${shop.token}` },
  });
  const entries = (await found.json()) as { title: string; path: string }[];
  const address = shop.origin + (entries.find(({ title }) => title === number)?.path ?? '');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: number, level: 1 })).toBeVisible();
  return address;
}

test('A document is cancelled and made again with all its fields; an equal one is asked about; one of another GSTIN too', async ({
  page,
  shop,
  announce,
}) => {
  announce(409);
  const dueDate = addDays(today(), 55);
  const gstin = '07ABCDE1234F2Z1';
  const buyerAddress = `Sample Hotels\nNew Delhi 110001\nGSTIN ${gstin}`;
  const number = await issueByWire(shop, {
    buyerAddress,
    dueDate,
    paymentTerms: 'Half in advance',
    discount1: '5%',
    otherRefrences: 'Site 4',
  });
  const address = await openDocument(page, shop, number);

  await page.getByRole('button', { name: 'Cancel …', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel and make again' }).click();
  await expect(question.getByRole('alert')).toHaveText('Choose why it is cancelled.');
  await question.getByLabel('Data entry mistake').check();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel and make again' }).click();
  await expect(page.getByRole('heading', { name: 'Tax Invoice', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Buyer Address', { exact: true })).toHaveValue(buyerAddress);
  await expect(page.getByLabel('Invoice Number')).toHaveValue('');
  await expect(page.getByLabel('Other Refrences')).toHaveValue('Site 4');
  await expect(page.getByLabel('Line 1 Discount')).toHaveValue('5%');
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('draft:tax') ?? 'null'));
  expect(saved.draft).toMatchObject({ dueDate, paymentTerms: 'Half in advance' });
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('#issued')).toContainText(homeNumber(2));

  // Once more the same, by a second form.
  await page.goto(address);
  await expect(page.getByText(/^Cancelled/).first()).toBeVisible();
  await page.getByRole('button', { name: 'New from this' }).click();
  await expect(page.getByLabel('Buyer Address', { exact: true })).toHaveValue(buyerAddress);
  await page.getByLabel('Date', { exact: true }).fill(formatDate(today()));
  await page.keyboard.press('Control+Enter');
  const twin = page.getByRole('alertdialog', { name: 'Issue it a second time?' });
  await expect(twin).toContainText(`${homeNumber(2)} has the same buyer, rows and amount.`);
  await expect(twin.getByRole('link', { name: `Open ${homeNumber(2)}` })).toHaveAttribute('href', /^\/document\//);
  await expectAccessible(page);
  await twin.getByRole('button', { name: 'Cancel' }).click();
  await expect(twin).toBeHidden();
  await expect(page.getByRole('button', { name: 'Generate Invoice' })).toBeFocused();
  await expect(page.getByLabel('Buyer Address', { exact: true })).toHaveValue(buyerAddress);
  await page.keyboard.press('Control+Enter');
  await twin.getByRole('button', { name: 'Issue all the same' }).click();
  await expect(page.locator('#issued')).toContainText(homeNumber(3));

  const other = await addCustomer(shop, {
    gstin: '07ABCDE1234F1Z2',
    billingAddress: 'Other Hotels\nNew Delhi 110002',
  });
  await page.locator('#issued').getByRole('link').first().click();
  await page.getByRole('button', { name: /ustomer …$/ }).click();
  const whose = page.getByRole('alertdialog', { name: /^Whose is/ });
  await whose.getByLabel('Customer', { exact: true }).fill('Other Ho');
  await whose.getByRole('option', { name: /Other Hotels/ }).click();
  await whose.getByRole('button', { name: 'Link it' }).click();
  await expect(whose.getByRole('alert')).toContainText(
    `Its paper names GSTIN ${gstin}, and Other Hotels has ${other.gstin}.`,
  );
  await whose.getByRole('button', { name: 'Link it all the same' }).click();
  await expect(whose).toBeHidden();
  await expect(page.getByRole('link', { name: 'Sample Hotels' })).toHaveAttribute('href', `/customers/${other.id}`);
});

test('What staff linked by hand stays that customer’s when it is cancelled and made again, from Reports too', async ({
  page,
  shop,
}) => {
  const buyerAddress = 'Unknown Works\nGurugram, Haryana 122015';
  const number = await issueByWire(shop, { buyerAddress, consigneeAddress: buyerAddress, taxType: 'central' });
  const other = await addCustomer(shop, {
    gstin: '29AAAFC0000R1ZN',
    billingAddress: 'Handmade Stores\nBengaluru 560066',
  });
  await openDocument(page, shop, number);
  await page.getByRole('button', { name: /ustomer …$/ }).click();
  const whose = page.getByRole('alertdialog', { name: /^Whose is/ });
  await whose.getByLabel('Customer', { exact: true }).fill('Handmade');
  await whose.getByRole('option', { name: /Handmade Stores/ }).click();
  await whose.getByRole('button', { name: 'Link it' }).click();
  await expect(whose.getByRole('alert')).toContainText(
    `Its paper names no GSTIN, and Handmade Stores has ${other.gstin}.`,
  );
  await whose.getByRole('button', { name: 'Link it all the same' }).click();
  await expect(whose).toBeHidden();

  await page.goto(`${shop.origin}/invoicereports`);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  await page
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('button', { name: /Delete/ })
    .click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Data entry mistake').check();
  await question.getByRole('button', { name: 'Cancel and make again' }).click();
  // The heading is there before the form is, and a key before the form goes nowhere.
  await expect(page.getByLabel('Line 1 Product')).toHaveValue('Wallpaper');
  await page.keyboard.press('Control+Enter');
  await page.locator('#issued').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Unknown Works' })).toHaveAttribute('href', `/customers/${other.id}`);
});

test('A shipping bill is corrected from what is known of it, and the wrong field has the focus', async ({
  page,
  shop,
  announce,
}) => {
  announce(422);
  const importer = 'Sample Imports\n5 Example Avenue\nAustin';
  const abroad = { supplyType: 'EXPWP', exportCountry: 'US', exportCurrency: 'USD', exportRate: '84.50' } as const;
  const number = await issueByWire(shop, {
    ...abroad,
    buyerAddress: importer,
    consigneeAddress: importer,
    taxType: 'central',
  });
  await openDocument(page, shop, number);
  const day = formatDate(addDays(today(), -1));
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Add shipping bill' }).press('Enter');
  await question.getByLabel('Shipping bill no').fill('76');
  await question.getByLabel('Date of the shipping bill').fill(day);
  await question.getByRole('button', { name: 'Add' }).press('Enter');
  await expect(question.getByLabel('Shipping bill no')).toHaveAttribute('aria-invalid', 'true');
  await expect(question.getByLabel('Shipping bill no')).toBeFocused();
  await question.getByLabel('Shipping bill no').fill('7654321');
  await question.getByLabel('Port code').fill('inmaa1');
  await question.getByRole('button', { name: 'Add' }).press('Enter');
  await expect(page.getByText(`7654321 of ${day}, INMAA1`)).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter');
  await question.getByLabel('Shipping bill no').fill('7654329');
  await question.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText(`7654329 of ${day}, INMAA1`)).toBeVisible();
});
