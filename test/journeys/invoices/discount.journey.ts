import { expect } from '@playwright/test';
import { readPdf } from '#test/read/read-pdf.ts';
import { home } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { fillHeader, openTaxInvoice } from '../parts/invoice-form.ts';
import { test } from '../parts/own-shop.ts';
import { homeNumber } from '../parts/today.ts';

test('A discount is asked for with %, typed by keyboard, printed, and credited with its invoice', async ({
  page,
  shop,
  context,
}) => {
  await openTaxInvoice(page, shop);
  await fillHeader(page);
  const cell = (row: number, name: string) => page.getByLabel(`Line ${row} ${name}`);
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
  };
  await cell(1, 'Product').focus();
  await expect(cell(1, 'Discount')).toHaveCount(0);
  await type('wallp', '42');
  await page.keyboard.type('2150%');
  await expect(cell(1, 'Rate')).toHaveValue('2150');
  await expect(cell(1, 'Discount')).toBeFocused();
  await expectAccessible(page);
  await type('120%');
  await expect(page.locator('#line-1-note')).toContainText('Discount can be at most 100%');
  await cell(1, 'Discount').fill('7.5%');
  await type('', 'roll', '18');
  await expect(page.locator('#line-1-note')).toContainText('Less 6,772.50');
  await expect(cell(2, 'Product')).toBeFocused();
  // Where a cell is too narrow, pointing at it says the whole.
  await expect(cell(1, 'Product')).toHaveAttribute('title', 'Wallpaper');
  await expect(cell(1, 'Per')).toHaveAttribute('title', await cell(1, 'Per').locator('option:checked').innerText());

  // Enter passes the column by in a row without a discount.
  await type('wpc p', '186.5', '148.75', 'rft', '18');
  await expect(cell(3, 'Product')).toBeFocused();
  const paper = page.getByRole('region', { name: 'Paper preview' });
  await expect(paper).toContainText('7.5% of 90,300.00');
  await expect(paper).toContainText('−6,772.50');

  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await opened).close();
  await page.bringToFront();
  const address = (await page.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';
  const pdf = await (await page.request.get(`${shop.origin}${address}`)).body();
  const text = (await readPdf(pdf)).join('\n').replaceAll(/\s+/g, ' ');
  expect(text).toContain('2,150.00 6,772.50 7.5% of 90,300.00 18 83,527.50');
  expect(text).toContain('Gross value 1,18,041.88 Discount −6,772.50 Taxable value 1,11,269.38');

  const number = homeNumber(1);
  await page.goto(`${shop.origin}/creditnote`);
  await page.getByLabel('Tax State').selectOption(home);
  await page.getByLabel('Reference No').fill(number);
  await page.getByRole('button', { name: `Fill from ${number}` }).click();
  await expect(cell(1, 'Discount')).toHaveValue('7.5%');
  await cell(1, 'Discount').fill('');
  // A warning about an amount waits until its field is left.
  await page.keyboard.press('Tab');
  await expect(page.locator('#line-1-note')).toContainText('at most ₹ 83,527.50 of Wallpaper at 18% is left');
  await cell(1, 'Quantity').fill('20');
  await page.keyboard.press('Tab');
  await expect(page.locator('#line-1-note')).toContainText('charged ₹ 1,988.75, after its discount');
  await expect(cell(1, 'Discount')).toBeVisible();
});
