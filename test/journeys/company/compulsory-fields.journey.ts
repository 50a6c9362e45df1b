import { expect } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { fillHeader, openTaxInvoice, typeRow } from '../parts/invoice-form.ts';
import { test } from '../parts/own-shop.ts';
import { homeNumber } from '../parts/today.ts';

test('The owner says which fields beside the law’s are compulsory: the demo begins with all, and a document is issued without the others', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/company`);
  const fields = page.getByRole('group', { name: 'Compulsory on documents' });
  for (const name of ['Reference No', 'Dispatched Through', 'Destination'])
    await expect(fields.getByLabel(name)).toBeChecked();
  await fields.getByLabel('Reference No').press('Space');
  await fields.getByLabel('Dispatched Through').press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /Version/ })).toContainText('Saved. Version 2');

  await openTaxInvoice(page, shop);
  await fillHeader(page);
  for (const name of ['Reference No', 'Dispatched Through', 'Destination']) await page.getByLabel(name).fill('');
  await typeRow(page, 1, ['blin', '6', '3890', 'p', '18']);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('Destination is required');
  await expect(page.getByRole('alert')).not.toContainText('Reference No');
  await page.getByLabel('Destination').fill('Cuttack');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('#issued')).toContainText(homeNumber(1));
});

test('On a phone what stands beside a label is whole: that a field is optional, and its note', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [screen, label] of [
    ['company', 'Weekly letter to'],
    ['creditnote', 'Credit Note Number'],
  ]) {
    await page.goto(`${shop.origin}/${screen}`);
    const caption = page.locator('div', { has: page.locator(`:scope > label:text-is("${label}")`) }).last();
    const cut = await caption.evaluate(({ children }) =>
      [...children].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((part) => part.textContent),
    );
    expect(cut, label).toEqual([]);
  }
});
