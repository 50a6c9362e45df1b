import { expect, type Page } from '@playwright/test';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { typeIfBlank } from '../parts/invoice-form.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/shared-shop.ts';

test('Nothing is typed twice: an enquiry with pictures becomes a pro-forma, that becomes invoices in parts, and one of them a credit note', async ({
  page,
  shop,
  context,
  announce,
}) => {
  // Three documents are issued one after another.
  test.slow();
  announce('Missing ad tag', 409, 'Failed call: POST');
  await page.goto(`${shop.origin}/hpl`);
  await page.getByRole('checkbox', { name: 'Oak panel' }).press('Space');
  await expect(page.getByRole('region', { name: 'Your selection' })).toContainText('1 selected');
  await page.goto(`${shop.origin}/blinds`);
  await page.getByRole('checkbox', { name: 'Roller blind' }).press('Space');
  await expect(page.getByRole('region', { name: 'Your selection' })).toContainText('2 selected');
  await page.getByRole('button', { name: 'Talk to us about these' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Callback Details' });
  await dialog.getByLabel('Name').fill('Rohan Chain');
  await dialog.getByLabel('Contact Number').fill('98100 00012');
  await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
  await expect(dialog.getByText('Request Submitted Successfully !!')).toBeVisible();

  await page.goto(`${shop.origin}/callbacks`);
  const enquiry = page.getByRole('listitem').filter({ hasText: 'Rohan Chain' }).first();
  await expect(enquiry.getByRole('list', { name: 'Selected pictures' }).getByRole('listitem')).toHaveText([
    /HPL.*Oak panel/,
    /Blinds.*Roller blind/,
  ]);
  // Ctrl+Enter is the main button of the request that has the focus.
  await enquiry.getByRole('button', { name: 'Note: Rohan Chain' }).press('Control+Enter');

  await expect(page.getByRole('heading', { name: 'Pro forma invoice / Quotation', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Buyer Address', { exact: true })).toHaveValue('Rohan Chain\nPhone 98100 00012');
  await expect(page.getByLabel('Line 2 Product')).toHaveValue('Blinds');
  await page.getByLabel('Tax State').press('d');
  await page.getByLabel('Tax Type').press('w');
  await page.getByLabel('Buyer Address', { exact: true }).fill('Rohan Chain\nNew Delhi 110037');
  await page.getByLabel('Consignee Address').fill('Rohan Chain\nNew Delhi 110037');
  await page.getByLabel('Reference No').fill('Visit');
  await page.getByLabel('Dispatched Through').fill('Road');
  await page.getByLabel('Destination').fill('New Delhi');
  await page.getByLabel('Valid until').pressSequentially('+10');
  for (const [row, quantity, rate] of [
    [1, '10', '2000'],
    [2, '20', '3890'],
  ] as const) {
    await page.getByLabel(`Line ${row} Quantity`).fill(quantity);
    await page.getByLabel(`Line ${row} Rate`).fill(rate);
    const [per, gst] = [page.getByLabel(`Line ${row} Per`), page.getByLabel(`Line ${row} GST`)];
    await typeIfBlank(per, 'piece');
    await typeIfBlank(gst, '18');
  }
  await issueWithKey(page);
  await page.locator('#issued').getByRole('link').press('Enter');

  // The page of the pro-forma: a part of it goes into the first invoice.
  await expect(
    page.getByText(/not yet invoiced\. Open, valid until \w+day \d\d\/\d\d\/\d{4}, for 10 more days/),
  ).toBeVisible();
  const happened = page.getByRole('region', { name: 'What happened' });
  await expect(happened).toContainText('Enquiry of Rohan Chain, 2 pictures');
  const proForma = page.url();
  await page.getByLabel(/Quantity into the invoice, line 2/).fill('25');
  await expect(page.getByText('Only 20 pcs are left')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel(/Quantity into the invoice, line 2/)).toBeFocused();
  await page.keyboard.type('14');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
  const keys: string[] = [];
  const press = (key: string) => {
    keys.push(key);
    return page.keyboard.press(key);
  };
  await press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Tax Invoice', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Tax State')).toBeFocused();
  await expect(page.getByLabel('Line 2 Quantity')).toHaveValue('14');
  await press('Control+Enter');
  await expect(page.getByText('Issued as')).toBeVisible();
  expect(keys.length).toBeLessThanOrEqual(3);
  await page.locator('#issued').getByRole('link').press('Enter');
  await expect(happened).toContainText('invoiced in part');
  await expect(page.getByRole('region', { name: 'Who did what' })).toContainText('issued it from PI-');
  await page.getByRole('button', { name: 'Credit note' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Credit Note', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Tax State')).toBeFocused();
  await issueWithKey(page);
  await page.locator('#issued').getByRole('link').press('Enter');
  await happened
    .getByRole('row', { name: /the tax invoice it corrects/ })
    .getByRole('link')
    .press('Enter');
  const billed = happened
    .getByRole('row', { name: /This tax invoice/ })
    .getByRole('cell')
    .last();
  await expect(billed).toHaveText(/^[\d,]+\.00$/);
  await expect(happened.getByRole('row', { name: /CN-DL\S+, credit note/ })).toContainText(
    `−${await billed.textContent()}`,
  );
  await expect(happened.getByRole('row').last()).toHaveText(/(Billed|Still to pay)0\.00$/);

  await page.goto(`${shop.origin}/callbacks`);
  await expect(enquiry.getByRole('link', { name: /^PI-DL/ })).toHaveAttribute('href', new URL(proForma).pathname);
  await page.goto(proForma);
  // The paper beside it may list the line too, once it is drawn.
  await expect(page.getByRole('row', { name: /Blinds, 3,890/ })).toContainText('6');
  await expect(happened).toContainText('tax invoice of line 1 and part of 2');
  await page.getByRole('button', { name: 'Declined …' }).press('Enter');
  await page.getByRole('alertdialog').getByLabel('Why').fill('Too late');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/noted by .*: “Too late”/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Not declined' }).press('Enter');
  await expect(page.getByText(/not yet invoiced\. Invoiced in part/)).toBeVisible();

  // The buyer is in the book under another name. Somebody else has linked the document meanwhile: it is asked again.
  const [other] = await Promise.all([
    addCustomer(shop, { billingAddress: 'Chain Trial Store\nGurugram 122018' }),
    addCustomer(shop, { billingAddress: 'Chain Sample Hotels\nNew Delhi 110018' }),
  ]);
  await page.getByRole('button', { name: 'Customer …' }).press('Enter');
  const whose = page.getByRole('alertdialog', { name: /^Whose is PI-/ });
  await expect(whose.getByRole('combobox', { name: 'Customer' })).toBeFocused();
  await whose.getByRole('button', { name: 'Link it' }).press('Enter');
  await expect(whose.getByText('Choose a customer of the book.')).toBeVisible();
  await page.keyboard.type('chain sample');
  await expect(whose.getByRole('option', { name: /Chain Sample Hotels/ })).toBeVisible();
  await page.keyboard.press('Enter');
  // The list may be of the letters before: Enter then takes the first one of its own when it comes.
  await expect(whose.getByRole('combobox', { name: 'Customer' })).toHaveValue('Chain Sample Hotels');
  const linked = await fetch(`${shop.origin}/api/documents/${proForma.split('/').at(-1)}/customer`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${shop.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ customer: other.id, version: 1 }),
  });
  expect(linked.status).toBe(200);
  await whose.getByRole('button', { name: 'Link it' }).press('Enter');
  await expect(whose.getByText(/the document is Chain Trial Store’s now\. Look, and choose again\./)).toBeVisible();
  await expect(whose.getByText('Now it is Chain Trial Store’s.')).toBeVisible();
  await expectAccessible(page);
  await whose.getByRole('button', { name: 'Link it' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Other customer …' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Who did what' })).toContainText('linked it to Chain Sample Hotels');
  for (const tab of context.pages().slice(1)) await tab.close();

  // The same enquiry can become an invoice without a pro-forma.
  await page.goto(`${shop.origin}/callbacks`);
  await enquiry.getByRole('button', { name: 'Write invoice: Rohan Chain' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Tax Invoice', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Buyer Address', { exact: true })).toHaveValue('Rohan Chain\nPhone 98100 00012');
  await expect(page.getByLabel('Line 2 Product')).toHaveValue('Blinds');
});

test('A part whose quantity is typed on the form takes its share of a discount in rupees, and the next draft offers the rest', async ({
  page,
  shop,
}) => {
  const row = { qty1: '6', rate1: '2000', discount1: '100' };
  const number = await issueByWire(shop, { type: 'pro', buyerAddress: 'Shared Discount\nNew Delhi 110037', ...row });
  const address = await addressOf(shop, number);
  const cell = (name: string) => page.getByLabel(`Line 1 ${name}`);
  const next = async (quantity: string, discount: string) => {
    await page.goto(`${shop.origin}${address}`);
    await page.getByRole('button', { name: 'Make tax invoice' }).press('Control+Enter');
    await expect(cell('Quantity')).toHaveValue(quantity);
    await expect(cell('Discount')).toHaveValue(discount);
  };
  await next('6', '100');
  await cell('Quantity').fill('2');
  await expect(cell('Discount')).toHaveValue('33.33');
  await issueWithKey(page);
  await next('4', '66.67');
});

/** The path of a document's page. */
async function addressOf({ origin, token }: Shop, number: string): Promise<string> {
  const found = await fetch(`${origin}/api/jump?q=${number}`, { headers: { Authorization: `Bearer ${token}` } });
  return /\/document\/[\w-]+/.exec(await found.text())?.[0] ?? '';
}

async function issueWithKey(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Issued as')).toBeVisible();
}

test('Ctrl+Enter on a pro-forma that is still loading makes its invoice when the answer comes, and says why it cannot', async ({
  page,
  shop,
  announce,
}) => {
  const number = await issueByWire(shop, { type: 'pro', buyerAddress: 'Early Keys\nDelhi' });
  const address = await addressOf(shop, number);
  const id = address.split('/').at(-1);
  const form = page.getByRole('heading', { name: 'Tax Invoice', level: 1 });
  /** Lets a call wait until the returned function is called. */
  const hold = async (call: RegExp) => {
    const released = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      await released.promise;
      await route.continue();
    });
    return released.resolve;
  };
  const press = async () => {
    await page.keyboard.press('Control+Enter');
    expect(await form.count()).toBe(0);
  };

  // A key that is held since the screen before was meant for that screen.
  const record = new RegExp(`/api/documents/${id}$`);
  const letHeld = await hold(record);
  await page.goto(`${shop.origin}/about`);
  for (const key of ['Control', 'Enter']) await page.keyboard.down(key);
  await page.goto(`${shop.origin}${address}`);
  await expect(page.getByText('Loading …')).toBeVisible();
  await page.keyboard.down('Enter');
  const allIsLoaded = page.waitForResponse(new RegExp(`/api/documents/${id}/next`));
  letHeld();
  await allIsLoaded;
  await expect(page.getByRole('button', { name: 'Make tax invoice' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await form.count()).toBe(0);
  for (const key of ['Enter', 'Control']) await page.keyboard.up(key);
  await page.unroute(record);

  // Before the document is loaded.
  const letRecord = await hold(record);
  await page.goto(`${shop.origin}${address}`);
  await expect(page.getByText('Loading …')).toBeVisible();
  await press();
  letRecord();
  await expect(form).toBeVisible();
  await page.unroute(record);

  // Before what is left is loaded.
  const left = new RegExp(`/api/documents/${id}/next`);
  const letLeft = await hold(left);
  await page.goto(`${shop.origin}${address}`);
  await expect(page.getByRole('button', { name: 'Make tax invoice' })).toBeVisible();
  await press();
  await expect(page.getByRole('button', { name: 'Loading what is left …' })).toBeVisible();
  letLeft();
  await expect(form).toBeVisible();
  await page.unroute(left);

  announce(0);
  await page.route(left, (route) => route.abort());
  await page.goto(`${shop.origin}${address}`);
  await press();
  await expect(page.getByRole('alert')).toContainText(
    'No tax invoice can be made until the quantities that are left are loaded.',
  );
  await page.unroute(left);
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeVisible();
});
