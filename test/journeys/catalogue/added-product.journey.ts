import { expect } from '@playwright/test';
import { readPdf } from '#test/read/read-pdf.ts';
import { fillHeader, openTaxInvoice } from '../parts/invoice-form.ts';
import { openAsStaff } from '../parts/open-as-staff.ts';
import { openPdfTab } from '../parts/open-pdf-tab.ts';
import { test } from '../parts/own-shop.ts';

test('The owner adds a product by keyboard, and a clerk bills it at once: the paper has its code, unit and GST', async ({
  page,
  shop,
  browser,
}) => {
  test.slow();
  await page.goto(`${shop.origin}/catalogue`);
  await page.getByRole('button', { name: 'New product' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  const { keyboard } = page;
  for (const text of ['Glass Door', '70072190', 'sqft', '18']) {
    await keyboard.type(text);
    await keyboard.press('Enter');
  }
  await keyboard.press('Control+Enter');
  await expect(page.locator('[data-dock] [role=status]').first()).toContainText('Saved.');

  const clerk = await openAsStaff(browser, shop);
  await openTaxInvoice(clerk, shop);
  await fillHeader(clerk);
  await clerk.getByLabel('Line 1 Product').focus();
  for (const text of ['glass d', '12', '950']) {
    await clerk.keyboard.type(text);
    await clerk.keyboard.press('Enter');
  }
  const cell = (name: string) => clerk.getByLabel(`Line 1 ${name}`);
  await expect(cell('Product')).toHaveValue('Glass Door');
  await expect(cell('HSN/SAC')).toHaveValue('70072190');
  await expect(cell('Per')).toHaveValue('sqft');
  await expect(cell('GST')).toHaveValue('18');
  const tab = await openPdfTab(clerk.context(), /\/api\/document\//, () => clerk.keyboard.press('Control+Enter'));
  await tab.close();
  const address = (await clerk.getByRole('link', { name: 'Open', exact: true }).getAttribute('href')) ?? '';
  const text = (await readPdf(await (await clerk.request.get(shop.origin + address)).body())).join('\n');
  for (const words of ['Glass Door', '70072190', '12 sqft', '11,400.00', '13,452.00']) expect(text).toContain(words);
  await clerk.context().close();
});
