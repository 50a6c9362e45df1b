import { expect } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { fillHeader, openTaxInvoice, typeRow } from '../parts/invoice-form.ts';
import { test } from '../parts/own-shop.ts';
import { test as shared } from '../parts/shared-shop.ts';
import { homeNumber } from '../parts/today.ts';

shared(
  'Tab leads from Consignee Address into Buyer Address, and ‘Same as Consignee’ leaves the hands there',
  async ({ page, shop }) => {
    await openTaxInvoice(page, shop);
    const buyer = page.getByLabel('Buyer Address', { exact: true });
    await page.getByLabel('Consignee Address').fill('Sample Residency');
    await page.keyboard.press('Tab');
    await expect(buyer).toBeFocused();
    await page.keyboard.type('Sample Hotels');
    await expect(buyer).toHaveValue('Sample Hotels');
    await buyer.fill('');
    await page.getByRole('button', { name: 'Same as Consignee' }).press('Enter');
    await expect(buyer).toHaveValue('Sample Residency');
    await expect(buyer).toBeFocused();
  },
);

test('A product that is not in the list stays as it was typed, says so, and is refused', async ({
  page,
  shop,
  context,
}) => {
  await openTaxInvoice(page, shop);
  await fillHeader(page);
  const { keyboard } = page;
  const product = (row: number) => page.getByLabel(`Line ${row} Product`);
  await product(1).focus();
  for (const text of ['blin', '6', '3890', 'p', '18']) {
    await keyboard.type(text);
    await keyboard.press('Enter');
  }
  await expect(product(2)).toBeFocused();
  await keyboard.type('wall putty');
  await keyboard.press('Enter');
  await expect(product(2)).toBeFocused();
  await expect(product(2)).toHaveValue('wall putty');
  await expect(product(2)).toHaveAttribute('aria-invalid', 'true');
  await expect(product(2)).toHaveAccessibleDescription(/^No product with this name\./);
  await expectAccessible(page);
  await keyboard.press('Enter');
  await expect(product(2)).toBeFocused();

  await keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('Row 2: Product “wall putty” is not in its list');
  await page.reload();
  await expect(product(2)).toHaveValue('wall putty');
  await expect(product(2)).toHaveAccessibleDescription(/^No product with this name\./);

  await product(2).fill('wallp');
  await expect(page.getByRole('option', { name: /^Wallpaper 4/ })).toBeVisible();
  await keyboard.press('Escape');
  await expect(product(2)).toHaveValue('wallp');
  await keyboard.press('Escape');
  await expect(product(2)).toHaveValue('wallp');
  await product(2).pressSequentially('a');
  await keyboard.press('Tab');
  await expect(product(2)).toHaveValue('Wallpaper');
  await expect(product(2)).toHaveAttribute('aria-invalid', 'false');
  await product(2).fill('');
  const opened = context.waitForEvent('page');
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Issued as').first()).toBeVisible();
  await expect(page.getByText(homeNumber(1))).toBeVisible();
  await (await opened).close();
});

shared(
  'Enter after the last complete row begins another, a second Enter goes on, and what was typed is cleared only when confirmed',
  async ({ page, shop }) => {
    await openTaxInvoice(page, shop);
    await fillHeader(page);
    const { keyboard } = page;
    const product = (row: number) => page.getByLabel(`Line ${row} Product`);
    // From the second row on the unit and the GST come with the product.
    for (const row of [1, 2, 3, 4, 5]) await typeRow(page, row, ['blin', '6', '3890', 'p', '18']);
    await expect(product(6)).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Generate Invoice/ })).toBeFocused();
    await page.getByRole('button', { name: 'Add line' }).press('Enter');
    await expect(product(7)).toBeFocused();

    await page.getByRole('button', { name: 'Clear form' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Clear this form?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await keyboard.press('Control+Enter');
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(product(1)).toHaveValue('Blinds');
    await page.getByRole('button', { name: 'Clear form' }).press('Enter');
    await question.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(product(1)).toHaveValue('');
    await expect(page.getByLabel('Tax State')).toBeFocused();
  },
);

test('The form takes no keys while an answer is awaited, and the issued document opens one tab however long Enter is held', async ({
  page,
  shop,
  context,
  announce,
}) => {
  announce(503);
  await openTaxInvoice(page, shop);
  await fillHeader(page);
  const { keyboard } = page;
  await page.getByLabel('Line 1 Product').focus();
  for (const text of ['blin', '6', '3890', 'p', '18']) {
    await keyboard.type(text);
    await keyboard.press('Enter');
  }
  const answered = Promise.withResolvers<void>();
  await page.route(
    /generateInvoice/,
    async (route) => {
      await answered.promise;
      await route.fulfill({ status: 503, json: { message: 'Busy (status of 503).', problems: [] } });
    },
    { times: 1 },
  );
  const asked = page.waitForRequest(/generateInvoice/);
  const quantity = page.getByLabel('Line 1 Quantity');
  await quantity.focus();
  await keyboard.press('Control+Enter');
  await asked;
  await page.bringToFront();
  await keyboard.type('77');
  await expect(quantity).toHaveValue('6');
  answered.resolve();
  await expect(page.getByRole('alert')).toBeFocused();

  const opened = context.waitForEvent('page');
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Issued as').first()).toBeVisible();
  await expect(page.getByText(homeNumber(1))).toBeVisible();
  await (await opened).close();
  await expect(page.getByRole('link', { name: 'Open' })).toBeFocused();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await keyboard.press('Control+Enter');
  const tab = context.waitForEvent('page');
  await keyboard.down('Enter');
  await (await tab).close();
  await page.bringToFront();
  await keyboard.down('Enter');
  await keyboard.down('Enter');
  await keyboard.up('Enter');
  await expect(page.getByRole('button', { name: 'New' })).toBeFocused();
  await expect(page.getByText('Issued as').first()).toBeVisible();
  await expect(page.getByText(homeNumber(1))).toBeVisible();
  expect(requests).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});
