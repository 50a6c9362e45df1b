import { expect, type Page } from '@playwright/test';
import { dockOf } from '../parts/catalogue-screen.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { fillHeader, openTaxInvoice } from '../parts/invoice-form.ts';
import { openAsStaff } from '../parts/open-as-staff.ts';
import { openPdfTab } from '../parts/open-pdf-tab.ts';
import { test } from '../parts/own-shop.ts';
import { homeNumber } from '../parts/today.ts';

function cell(page: Page, name: string) {
  return page.getByLabel(`Line 1 ${name}`, { exact: true });
}

test('Staff ask for a product that is not in the list and lose nothing; the owner adds it from Operations, or at once in the form, with its code from the official list', async ({
  page,
  shop,
  browser,
  announce,
}) => {
  announce(422);
  const clerk = await openAsStaff(browser, shop);
  await clerk.goto(`${shop.origin}/taxinvoice`);
  await fillHeader(clerk);
  await cell(clerk, 'Product').fill('Teak Door');
  await clerk.keyboard.press('Enter');
  await expect(cell(clerk, 'Product')).toHaveAccessibleDescription(/^No product with this name\./);
  await clerk.keyboard.press('F2');
  const asking = clerk.getByRole('dialog', { name: 'Ask for a product' });
  await expect(asking.getByLabel('Name')).toHaveValue('Teak Door');
  await asking.getByLabel('For the owner').fill('Rao wants six');
  await expectAccessible(clerk);
  await clerk.keyboard.press('Enter');
  await expect(asking).toBeHidden();
  await expect(cell(clerk, 'Product')).toBeFocused();
  await expect(cell(clerk, 'Product')).toHaveAccessibleDescription(/asked for it: an owner adds it/);
  await clerk.reload();
  await expect(cell(clerk, 'Product')).toHaveValue('Teak Door');

  await page.goto(`${shop.origin}/operations`);
  await expect(page.getByRole('row', { name: /^Products 1 asked for: “Teak Door” by ravi/ })).toBeVisible();
  await page
    .getByRole('row', { name: /^Products/ })
    .getByRole('link')
    .click();
  const wish = page.getByRole('table', { name: /^Asked for/ }).getByRole('row', { name: /Teak Door/ });
  await expect(wish).toContainText('Rao wants six');
  await wish.getByRole('button', { name: 'Add Teak Door', exact: true }).click();
  await expect(wish).toBeHidden();
  const code = page.getByRole('combobox', { name: 'HSN/SAC' });
  await code.fill('doors of wood');
  await code.fill('44182');
  await page.getByRole('option', { name: /^44182910/ }).click();
  await expect(code).toHaveValue('44182910');
  await page.keyboard.press('Control+Enter');
  await dockOf(page).saved();
  await clerk.reload();
  await cell(clerk, 'Product').fill('teak d');
  await clerk.keyboard.press('Enter');
  await expect(cell(clerk, 'HSN/SAC')).toHaveValue('44182910');

  // The owner needs no other screen.
  await openTaxInvoice(page, shop);
  await fillHeader(page);
  await cell(page, 'Product').fill('Steel Louvre');
  await page.keyboard.press('Enter');
  await page.keyboard.press('F2');
  const adding = page.getByRole('dialog', { name: 'New product' });
  await adding.getByLabel('HSN/SAC').fill('12');
  // The list of codes lies over the button until another field has the focus.
  await adding.getByLabel('Unit').focus();
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(adding.getByLabel('HSN/SAC')).toBeFocused();
  await expect(adding.getByText('12 is not an HSN or SAC code')).toBeVisible();
  await adding.getByLabel('HSN/SAC').fill('7308');
  await expect(adding.getByRole('option', { name: /^7308/ }).first()).toBeVisible();
  await adding.getByLabel('HSN/SAC').fill('73083000');
  await adding.getByRole('option', { name: /^73083000/ }).click();
  await adding.getByLabel('Unit').selectOption({ label: 'sqmtr (SQM)' });
  await adding.getByLabel('GST').selectOption('18');
  await page.keyboard.press('Enter');
  await expect(adding).toBeHidden();
  await expect(cell(page, 'Quantity')).toBeFocused();
  await expect(cell(page, 'HSN/SAC')).toHaveValue('73083000');
  await expect(cell(page, 'Per')).toHaveValue('sqmtr');
  await cell(page, 'Quantity').fill('4');
  await cell(page, 'Rate').fill('1500');
  const tab = await openPdfTab(page.context(), /\/api\/document\//, () => page.keyboard.press('Control+Enter'));
  await tab.close();
  await expect(page.getByText(homeNumber(1))).toBeVisible();
  await clerk.context().close();
});
