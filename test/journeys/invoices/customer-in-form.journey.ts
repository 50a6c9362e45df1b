import { expect, type Page } from '@playwright/test';
import { home } from '#test/specification/specified-firm.ts';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { openTaxInvoice, typeRow } from '../parts/invoice-form.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';

const gstin = '07AAQCQ4242K1ZZ';
const billing = 'Quondam Hotels\n7 Example Marg, Aerocity\nNew Delhi 110037';
const deliveries = [
  'Quondam Hotels, site\nGate 2, Zirakpur\nNew Delhi 110075',
  'Quondam Hotels, store\nNew Delhi 110024',
];

function buyer(page: Page) {
  return page.getByLabel('Buyer Address', { exact: true });
}

test('A clerk chooses a customer from four letters on, and what the book knows is filled in', async ({
  page,
  shop,
  context,
}) => {
  const { id } = await addCustomer(shop, {
    billingAddress: billing,
    gstin,
    deliveryAddresses: deliveries,
    creditDays: 30,
  });
  const number = await issueByWire(shop, {
    buyerAddress: `${billing}\nGSTIN ${gstin}`,
    rate1: '3890',
    ratePerQty1: 'pcs',
  });
  await openTaxInvoice(page, shop);
  await page.getByLabel('Tax State').selectOption(home);
  await buyer(page).focus();
  const offered = page.getByRole('listbox', { name: 'Customers and earlier addresses for Buyer Address' });
  // What knows a customer by name asks for three letters; the list, which would ask before it, waits for the fourth.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const known = page.waitForResponse(/customers\/suggest\?q=quo$/);
  await page.keyboard.type('quo');
  await known;
  await expect(offered).toHaveCount(0);
  expect(asked.filter((url) => url.endsWith('suggest?q=quo'))).toHaveLength(1);
  await page.keyboard.type('n');
  await expect(offered.getByRole('option')).toHaveText([/^Quondam Hotels.*07AAQCQ4242K1ZZowes [\d,.]+$/]);
  await expect(offered).toContainText('Customers');
  await expectAccessible(page);
  // A word of a delivery address alone says where it delivers to.
  await buyer(page).fill('zirak');
  await expect(offered.getByRole('option')).toContainText('; delivers to Quondam Hotels, site, Gate 2, Zirakpur');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(offered).toHaveCount(0);
  await expect(buyer(page)).toHaveValue(`${billing}\nGSTIN ${gstin}`);
  await expect(buyer(page)).toBeFocused();
  await expect(page.getByLabel('Consignee Address')).toHaveValue(deliveries[0] ?? '');
  await expect(page.getByLabel('Tax Type')).toHaveValue('state');
  const checks = page.getByRole('region', { name: 'Checks', exact: true });
  await expect(checks).toContainText(`nothing overdue. Pays within 30 days. Last: ${number} on `);
  await expect(checks.getByRole('link', { name: 'Quondam Hotels' })).toHaveAttribute('href', `/customers/${id}`);
  await page.getByText('delivery address 1 of 2').waitFor();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByLabel('Consignee Address')).toHaveValue(deliveries[1] ?? '');
  await expect(page.getByText('delivery address 2 of 2')).toBeVisible();

  // The choice is stored with the draft.
  await page.reload();
  await expect(checks).toContainText('nothing overdue. Pays within 30 days.');
  await page.getByLabel('Reference No').fill('AI/Q/318');
  await page.getByLabel('Dispatched Through').fill('Road');
  await page.getByLabel('Destination').fill('New Delhi');
  await typeRow(page, 1, ['wallp', '8']);
  const rate = page.getByLabel('Line 1 Rate');
  await expect(rate).toBeFocused();
  const note = page.locator('#line-1-note');
  await expect(note).toContainText('Last: ₹ 3,890.00 / pcs on ');
  await expect(note).toContainText(`, ${number}`);
  await expect(note.getByRole('button', { name: 'Take it' })).toBeVisible();
  await page.keyboard.press('=');
  await expect(rate).toHaveValue('3890.00');
  await expect(page.getByLabel('Line 1 Per')).toHaveValue('pcs');
  // It stays to compare, and is offered no more.
  await expect(note).toContainText('Last: ₹ 3,890.00');
  await expect(note.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Line 1 GST').selectOption('18');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/generateInvoice'));
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect((await sent).postDataJSON()).toMatchObject({ customer: id });
  await (await opened).close();
  await page.bringToFront();
  await expect(page.getByText('Issued as')).toBeVisible();
  await expect(page.getByRole('button', { name: /Keep as customer/ })).toHaveCount(0);

  // 'New invoice' on the page of the customer leads to a form that is filled in; a form with input stays.
  await page.goto(`${shop.origin}/taxinvoice?customer=${id}`);
  await expect(buyer(page)).toHaveValue(`${billing}\nGSTIN ${gstin}`);
  await expect(page).toHaveURL(/taxinvoice$/);
  await buyer(page).fill('Somebody else');
  await page.goto(`${shop.origin}/taxinvoice?customer=${id}`);
  await page.getByRole('button', { name: 'Fill in Quondam Hotels' }).click();
  await expect(buyer(page)).toHaveValue(`${billing}\nGSTIN ${gstin}`);
});

test('A customer is taken as a customer however late the book answers, and never one that was not under the arrow', async ({
  page,
  shop,
}) => {
  const [hall, retail] = ['Umber Hall\nNew Delhi 110037', 'Umber Retail\nNew Delhi 110024'];
  for (const billingAddress of [hall, retail])
    await addCustomer(shop, { billingAddress, deliveryAddresses: [`Site of ${billingAddress}`] });
  // Offered alone, the earlier address would look as its customer does.
  await issueByWire(shop, { buyerAddress: hall });
  await openTaxInvoice(page, shop);
  const offered = page.getByRole('listbox', { name: /for Buyer Address$/ }).getByRole('option');
  // All calls are held: the form asks the book a second time, for what it knows of the typed buyer.
  let held = Promise.resolve();
  await page.route(/\/api\/customers\/suggest\?/, (route) => held.then(() => route.continue()));
  const holdBook = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  const shown = () => page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));

  const answerFirst = holdBook();
  await buyer(page).focus();
  const addresses = page.waitForResponse(/getCustomerRecords\/buyerAddress\/umbe$/);
  await page.keyboard.insertText('umbe');
  await (await addresses).finished();
  await shown();
  await expect(offered).toHaveCount(0);
  answerFirst();
  await expect(offered).toHaveText([/^Umber Hall/, /^Umber Retail/]);

  const answerSecond = holdBook();
  const asked = page.waitForRequest(/suggest\?q=umber\+ret$/);
  await page.keyboard.insertText('r ret');
  await asked;
  await page.keyboard.press('ArrowDown');
  await expect(offered.first()).toHaveAttribute('aria-selected', 'true');
  answerSecond();
  await expect(offered).toHaveText([/^Umber Retail/]);
  await expect(offered).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(buyer(page)).toHaveValue(retail);
  await expect(page.getByLabel('Consignee Address')).toHaveValue(`Site of ${retail}`);
});

test('A buyer whom the book lacks is kept with one key after the issue', async ({ page, shop, context }) => {
  await openTaxInvoice(page, shop);
  const address = 'Kestrel Clinics\nPlot 31, Sector 9, Rohini\nNew Delhi 110085';
  await page.getByLabel('Tax State').selectOption(home);
  await page.getByLabel('Consignee Address').fill(address);
  await buyer(page).fill(address);
  await page.getByLabel('Reference No').fill('AI/Q/353');
  await page.getByLabel('Dispatched Through').fill('Road');
  await page.getByLabel('Destination').fill('Rohini');
  await typeRow(page, 1, ['wallp', '8', '2150']);
  // What the shop has sold already is filled in: it depends on the journeys before.
  await page.getByLabel('Line 1 Per').selectOption('roll');
  await page.getByLabel('Line 1 GST').selectOption('18');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await opened).close();
  await page.bringToFront();
  await expect(
    page.getByText('Kestrel Clinics, New Delhi 110085: read from the address. Credit days 0.'),
  ).toBeVisible();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page
      .getByRole('button')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));
    expect(cut).toEqual([]);
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Kestrel Clinics is in the customer book.')).toBeVisible();
  // A second press adds nobody.
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Repeat' }).click();
  await expect(page.getByRole('region', { name: 'Checks', exact: true })).toContainText(
    'nothing overdue. Pays at once.',
  );
  await page.goto(`${shop.origin}/customers`);
  await page.getByLabel('Name, GSTIN, phone or place').fill('kestrel');
  await expect(page.getByRole('rowheader')).toHaveText(['Kestrel Clinics']);
});
