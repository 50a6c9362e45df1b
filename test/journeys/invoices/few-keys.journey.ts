import { expect } from '@playwright/test';
import { addCustomer } from '../parts/add-customer.ts';
import { countKeys } from '../parts/count-keys.ts';
import { openTaxInvoice } from '../parts/invoice-form.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';

test('An invoice of two rows to a known buyer takes at most 45 keys, a row of a known product 13, and N begins the next one', async ({
  page,
  shop,
  context,
}) => {
  const billing = 'Quillon Stores\n7 Example Marg, Aerocity\nNew Delhi 110037';
  await addCustomer(shop, { billingAddress: billing, creditDays: 30 });
  const second = { productname2: 'Blinds', hsn2: '630399', qty2: '2', rate2: '60', ratePerQty2: 'pcs', gst2: '18' };
  const before = await issueByWire(shop, { buyerAddress: billing, ...second });
  await openTaxInvoice(page, shop);
  const keys = await countKeys(page);
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  const fill = async (text: string) => {
    await type(text);
    await press('Enter');
  };

  // Tax State, Tax Type by the address, and from the consignee on to the buyer, who brings both addresses.
  await page.getByLabel('Tax State').focus();
  await type('D');
  await press('Tab');
  await press('Tab');
  await press('Tab');
  await expect(page.getByLabel('Buyer Address', { exact: true })).toBeFocused();
  await type('quil');
  await page
    .getByRole('option', { name: /Quillon Stores/ })
    .first()
    .waitFor();
  await press('ArrowDown');
  await press('Enter');
  await expect(page.getByLabel('Consignee Address')).toHaveValue(billing);
  await press('Enter');
  await expect(page.getByLabel('Reference No')).toBeFocused();
  await fill('PO7');
  await fill('Van');
  await fill('Site');
  const rows: number[] = [];
  for (const [index, product] of ['wal', 'bli'].entries()) {
    const before = await keys();
    await fill(product);
    await fill('5');
    await expect(page.getByLabel(`Line ${index + 1} Rate`)).toBeFocused();
    // A person sees the last rate before taking it.
    await expect(page.locator(`#line-${index + 1}-note`)).toContainText('Last: ₹');
    await fill('=');
    rows.push((await keys()) - before);
  }
  await expect(page.getByLabel('Line 3 Product')).toBeFocused();
  const opened = context.waitForEvent('page');
  await press('Control+Enter');
  const whole = await keys();
  await (await opened).close();
  await page.bringToFront();
  // The notes of last prices name documents too.
  const issued = page.locator('#issued').getByRole('link');
  await expect(issued).toBeVisible();
  expect(await issued.textContent()).not.toBe(before);
  console.log(`keys of a two-line invoice to a known buyer: ${whole}, of its rows ${rows.join(', ')}`);
  // The limits are 45 and 13. It takes so many, and not a key more.
  expect(rows).toEqual([8, 8]);
  expect(whole).toBe(42);

  // In a form beside the next steps the key of one letter is a letter.
  const share = page.getByRole('button', { name: 'Share' });
  // How the document stands at the portals comes a moment after the issue.
  await expect(share).toBeEnabled();
  await share.press('Enter');
  await expect(page.getByRole('heading', { name: /^Share/ })).toBeFocused();
  await page.keyboard.press('n');
  await expect(issued).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByLabel('Tax State')).toBeFocused();
  await expect(page.getByLabel('Buyer Address', { exact: true })).toHaveValue('');

  // In an address Enter goes on, and Shift Enter makes a line.
  const consignee = page.getByLabel('Consignee Address');
  await consignee.fill('Sample Homes');
  await consignee.press('Shift+Enter');
  await page.keyboard.type('New Delhi 110024');
  await expect(consignee).toHaveValue('Sample Homes\nNew Delhi 110024');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Buyer Address', { exact: true })).toBeFocused();
});
