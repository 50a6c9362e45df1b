import { expect, type Page } from '@playwright/test';
import { branch } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { openTaxInvoice } from '../parts/invoice-form.ts';
import { test } from '../parts/shared-shop.ts';

function buyer(page: Page) {
  return page.getByLabel('Buyer Address', { exact: true });
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, exact: true });
}

test('A form is set aside and taken up again, from the form and from Operations, and nothing typed is lost', async ({
  page,
  shop,
}) => {
  await openTaxInvoice(page, shop);
  await page.getByLabel('Tax State').selectOption(branch);
  await page.getByLabel('Tax Type').selectOption('central');
  await buyer(page).fill('Sample Hotels\nCuttack');
  await page.getByLabel('Line 1 Description').fill('Roller, pale blue');
  await button(page, 'Set aside').press('Enter');
  await expect(page.getByRole('status').getByText('Set aside: Sample Hotels.')).toBeVisible();
  // The next form begins with the state of the last; its tax type is that of its buyer.
  await expect(buyer(page)).toHaveValue('');
  await expect(page.getByLabel('Tax State')).toBeFocused();
  await expect(page.getByLabel('Tax State')).toHaveValue(branch);
  await expect(page.getByLabel('Tax Type')).toHaveValue('');
  await expect(button(page, 'Set aside')).toBeHidden();

  await page.reload();
  await buyer(page).fill('Specimen Retail');
  await button(page, '1 set aside').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tax Invoices set aside on this device' });
  await expect(dialog).toContainText('What you have typed here is set aside in exchange.');
  await expectAccessible(page);
  await expect(button(page, 'Take up Sample Hotels')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(buyer(page)).toHaveValue('Sample Hotels\nCuttack');
  await expect(page.getByLabel('Line 1 Description')).toHaveValue('Roller, pale blue');
  await expect(page.getByRole('status').getByText('Taken up: Sample Hotels.')).toBeVisible();

  await page.goto(`${shop.origin}/operations`);
  await expect(button(page, 'Take up Tax Invoice, Specimen Retail')).toBeVisible();
  await button(page, 'Take up Tax Invoice, Specimen Retail').press('Enter');
  await expect(buyer(page)).toHaveValue('Specimen Retail');
  await button(page, '1 set aside').press('Enter');
  await expect(button(page, 'Take up Sample Hotels')).toBeFocused();
  await page.keyboard.press('Escape');

  // Ten of a kind; the eleventh stays in the form, which says what to do.
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('draft:tax') ?? '');
    for (let key = 1; key < 10; key += 1)
      localStorage.setItem(`aside:draft:tax:${key}`, JSON.stringify({ ...saved, key: String(key) }));
  });
  await button(page, 'Set aside').press('Enter');
  await expect(page.getByText('10 forms are set aside already: take one up, and issue or clear it.')).toBeVisible();
  await expect(buyer(page)).toHaveValue('Specimen Retail');
  await button(page, '10 set aside').press('Enter');
  await button(page, 'Take up Sample Hotels').press('Enter');
  await expect(buyer(page)).toHaveValue('Sample Hotels\nCuttack');
  await expect(button(page, '10 set aside')).toBeVisible();
});
