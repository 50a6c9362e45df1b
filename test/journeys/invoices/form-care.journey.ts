import { expect, type Page } from '@playwright/test';
import { branchName } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { fillHeader, openTaxInvoice, typeRow } from '../parts/invoice-form.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';

function dock(page: Page) {
  return page.locator('[data-dock]');
}

test('1,50,000 is read as the number it is; commas out of place, bad numbers and bad dates are marked when they are left', async ({
  page,
  shop,
}) => {
  await openTaxInvoice(page, shop);
  await fillHeader(page);
  await typeRow(page, 1, ['blin', '2', '1,50,000', 'p', '18']);
  const rate = page.getByLabel('Line 1 Rate');
  await expect(rate).toHaveValue('150000');
  await expect(dock(page).getByText('₹ 3,54,000.00')).toBeVisible();

  await rate.fill('1,5,00');
  await expect(rate).toHaveAttribute('aria-invalid', 'false');
  await rate.press('Tab');
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await expect(rate).toHaveAccessibleDescription(
    'Rate “1,5,00” is not a number of 0 or more: type it like 1,50,000.50',
  );
  for (const written of ['₹ 1,50,000.50', 'Rs. 1,50,000.50/-']) {
    await rate.fill(written);
    await expect(rate).toHaveValue(written);
    await rate.press('Tab');
    await expect(rate).toHaveValue('150000.50');
    await expect(rate).toHaveAttribute('aria-invalid', 'false');
  }

  const date = page.getByLabel('Date', { exact: true });
  await date.fill('31/02');
  await expect(date).not.toHaveAttribute('aria-invalid', 'true');
  await date.press('Tab');
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await expect(date).toHaveAccessibleDescription('Date is not a date: enter DD/MM/YYYY');
  for (const written of ['21-Nov-26', '21 November 2026']) {
    await date.fill(written);
    await date.press('Tab');
    await expect(date).toHaveValue('21/11/2026');
  }
  await expect(page.getByRole('alert')).toBeHidden();
});

test('Slips are seen while one types: a product in another case, warnings in the dock, a number that is taken', async ({
  page,
  shop,
  announce,
}) => {
  announce(409);
  await openTaxInvoice(page, shop);

  await test.step('A product typed in full in another case is that product, however the field is left', async () => {
    const product = page.getByLabel('Line 1 Product');
    await product.fill('wpc PANEL');
    await product.press('Escape');
    await expect(product).toHaveValue('WPC Panel');
    await product.fill('blinds');
    await page.getByLabel('Destination').click();
    await expect(product).toHaveValue('Blinds');
    await expect(page.getByLabel('Line 1 HSN/SAC')).toHaveValue('630399');
    await expect(product).toHaveAttribute('aria-invalid', 'false');
    await product.fill('');
  });

  await test.step('Problems and warnings stand in the dock; one press sets the Tax Type that the addresses ask for', async () => {
    await fillHeader(page);
    await page.getByLabel('Buyer Address', { exact: true }).fill('Asha Traders\nCuttack, Odisha 753001');
    await page.getByLabel('Consignee Address').fill('Asha Traders\nCuttack, Odisha 753001');
    await typeRow(page, 1, ['blin', '2', '0', 'p', '18']);
    await expect(dock(page)).toContainText(`Next: Place of supply 21 ${branchName}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set Outside State' }).first().press('Enter');
    await expect(page.getByLabel('Tax Type')).toHaveValue('central');
    await expect(dock(page)).toContainText('Ready.');
    await expect(dock(page)).toContainText('1 warning: Row 1 comes to ₹ 0.00: check Quantity and Rate');
    await page.getByLabel('Line 1 Rate').fill('3890');
    await expect(dock(page)).not.toContainText('warning');
  });

  await test.step('A number that is taken says so in its field, and the answer goes when the number is changed', async () => {
    await issueByWire(shop, { invoiceNo: 'SPECIAL-7' });
    const number = page.getByLabel('Invoice Number');
    await number.fill('special-7');
    await page.keyboard.press('Control+Enter');
    const answer = page.getByRole('alert');
    await expect(answer).toContainText('Invoice Number SPECIAL-7 is issued already. Leave it blank for the next one');
    await expect(number).toHaveAccessibleDescription('Invoice Number is issued already');
    const note = page.locator('#number-note');
    expect(await note.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
    await number.fill('special-8');
    await expect(answer).toBeHidden();
    await expect(number).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test('On a phone a row that is done folds to one sentence, opens at a tap, and keys still walk through it', async ({
  page,
  shop,
}) => {
  await openTaxInvoice(page, shop);
  await page.setViewportSize({ width: 390, height: 844 });
  await fillHeader(page);
  await typeRow(page, 1, ['blin', '6', '3890', 'p', '18']);
  await expect(page.getByLabel('Line 2 Product')).toBeFocused();
  // In the unit that the shop billed blinds in the last time: another journey may have done so by the square foot.
  const sentence = page.getByText(/^Blinds, 6 \w+ × 3,890\.00$/);
  await expect(sentence).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByLabel('Line 1 GST')).toBeFocused();
  await expect(sentence).toBeHidden();
  await page.getByLabel('Destination').focus();
  await sentence.click();
  await expect(page.getByLabel('Line 1 Product')).toBeFocused();
  await expect(page.getByLabel('Line 1 Rate')).toBeInViewport();
});
