import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { home } from '#test/specification/specified-firm.ts';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { openInstalled, waiting } from '../parts/open-installed.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/shared-shop.ts';

test.use({ serviceWorkers: 'allow' });

/** The invoice of these journeys comes to this. */
const PAYABLE = '1,06,554.00';

/** A customer with an invoice that is owed. */
async function addDebtor(shop: Shop, name: string): Promise<string> {
  const block = `${name}\n7 Example Marg\nNew Delhi 110037`;
  const { id } = await addCustomer(shop, { billingAddress: block, creditDays: 30 });
  await issueByWire(shop, { buyerAddress: block, consigneeAddress: block, orderDate: '2026-11-15' });
  return id;
}

function call({ origin, token }: Shop, url: string, body?: object): Promise<Response> {
  return fetch(origin + url, {
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
}

async function countReceipts(shop: Shop, customer: string): Promise<number> {
  return Number((await call(shop, `${paths.receiptList}?customer=${customer}`)).headers.get('X-Total-Count'));
}

function receive(shop: Shop, customer: string, more: object = {}) {
  const money = { mode: 'bank', reference: 'SMPL417', amount: 106_554_00 };
  const paid = { customer, taxState: home, date: '2026-11-21', ...money, ...more };
  return call(shop, paths.receiptList, paid);
}

/** Types what pays the invoice in full. */
async function typeReceipt(page: Page): Promise<void> {
  await page.getByLabel('Amount received').fill('1,06,554');
  await page.getByLabel('Mode').selectOption('upi');
  await page.getByLabel('Reference').fill('SMPL900');
  await expect(cell(page)).toHaveValue(PAYABLE);
}

function cell(page: Page) {
  return page.getByRole('group', { name: 'Invoices', exact: true }).getByRole('textbox');
}

test('A receipt without a network waits on the device, can be taken back, and is entered once when the network is there', async ({
  page,
  shop,
  context,
  announce,
}) => {
  announce(0);
  const customer = await addDebtor(shop, 'Far Away Hotels');
  await openInstalled(page, shop, `/receive?customer=${customer}`);
  await typeReceipt(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText(
    'No connection: what is open is as it was at',
  );
  await expect(cell(page)).toHaveValue(PAYABLE);
  // No number is given or promised.
  await expect(page.getByText(/RC-DL/)).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  const line = waiting(page).getByRole('listitem');
  await expect(line).toContainText('Receipt of Far Away Hotels, ₹ 1,06,554.00, typed by');
  await expect(line).toContainText('It goes as soon as there is a connection; the number comes then.');
  await expect(page.getByText('The receipt of Far Away Hotels was kept on this device, to be sent.')).toBeVisible();
  await expect(page.getByLabel('Amount received')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused();
  await expectAccessible(page);

  // What is typed meanwhile is not lost: it comes first.
  await page.getByLabel('Note').fill('Another one');
  await waiting(page).getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(waiting(page)).toContainText('Another one is typed in its form: enter or clear that first.');
  await expect(page.getByLabel('Note')).toHaveValue('Another one');
  await page.getByLabel('Note').fill('');
  await waiting(page).getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByLabel('Reference')).toHaveValue('SMPL900');
  await expect(cell(page)).toHaveValue(PAYABLE);
  await page.getByLabel('Reference').fill('SMPL901');
  await page.keyboard.press('Control+Enter');
  await expect(line).toHaveCount(1);

  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(paths.receiptList))
      sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.goto(`${shop.origin}/outstanding`);
  await expect(line).toHaveCount(1);
  await context.setOffline(false);
  const number = waiting(page).getByRole('link', { name: /^RC-DL\/26-27\/\d{4}$/ });
  await expect(number).toBeVisible();
  expect(sent).toHaveLength(1);
  await expectAccessible(page);
  await number.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^RC-DL/);
  await expect(page.getByRole('region', { name: 'Paper preview' })).toContainText('SMPL901');
  await waiting(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(waiting(page)).toHaveCount(0);
  expect([await countReceipts(shop, customer), sent.length]).toEqual([1, 1]);
});

test('A receipt that the server refuses later says why, and its form is opened again with these words', async ({
  page,
  shop,
  context,
  announce,
}) => {
  announce(0, 422);
  const customer = await addDebtor(shop, 'Paid Meanwhile Retail');
  await openInstalled(page, shop, `/receive?customer=${customer}`);
  await typeReceipt(page);
  await context.setOffline(true);
  await page.keyboard.press('Control+Enter');
  const line = waiting(page).getByRole('listitem');
  await expect(line).toHaveCount(1);

  // Somebody else enters that money on another device.
  expect((await receive(shop, customer)).status).toBe(201);
  await context.setOffline(false);
  await expect(line).toContainText('The server did not take it:');
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    /^The server did not take it.*More than DL\/26-27\/\d{4} owes: 0.00 at most\.$/,
  );
  await expect(page.getByLabel('Reference')).toHaveValue('SMPL900');
  await expect(page.getByText('Paid Meanwhile Retail owes nothing to this registration')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expectAccessible(page);
  expect(await countReceipts(shop, customer)).toBe(1);

  // It was another payment: now it is an advance.
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('#entered')).toHaveText(/^RC-DL/);
  expect(await countReceipts(shop, customer)).toBe(2);
});

test('A settlement and the use of an advance wait too: one gets its number, the other has none', async ({
  page,
  shop,
  context,
  announce,
}) => {
  announce(0);
  const customer = await addDebtor(shop, 'Rounded Off Studios');
  expect((await receive(shop, customer, { amount: 500_00, allocations: [] })).status).toBe(201);
  await openInstalled(page, shop, `/settle?customer=${customer}`);
  await page.getByLabel('Why').selectOption('rounding');
  await cell(page).fill('54');
  await expect(page.getByText('1 invoice settled in part.')).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('Control+Enter');
  const lines = waiting(page).getByRole('listitem');
  await expect(lines).toHaveText([/^Settlement of Rounded Off Studios, ₹ 54.00, typed by/]);
  await context.setOffline(false);
  await expect(lines).toHaveText([/^Settlement of Rounded Off Studios: issued as ST-DL/]);

  await page.goto(`${shop.origin}/useadvance?customer=${customer}`);
  await expect(cell(page)).toHaveValue('500.00');
  await context.setOffline(true);
  await page.keyboard.press('Control+Enter');
  await expect(lines.filter({ hasText: 'Use of an advance' })).toContainText('Rounded Off Studios, ₹ 500.00, typed by');
  await context.setOffline(false);
  await expect(lines.filter({ hasText: 'Use of an advance' })).toContainText('Rounded Off Studios: entered');
  await expectAccessible(page);
  await page.goto(`${shop.origin}/receive?customer=${customer}`);
  await expect(page.getByText('owes 1,06,000.00')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
});

test('A refund is not sent later: it stays in its form, and Logout leaves nothing of the customer', async ({
  page,
  shop,
  context,
  announce,
}) => {
  announce(0, 401);
  const customer = await addDebtor(shop, 'Paid Twice Interiors');
  for (const _ of [1, 2]) expect((await receive(shop, customer)).status).toBe(201);
  await openInstalled(page, shop, `/refund?customer=${customer}`);
  await page.getByLabel('Amount paid back').fill('500');
  await page.getByLabel('Mode').selectOption('cash');
  await context.setOffline(true);
  await expect(page.getByRole('complementary', { name: 'This device' })).toContainText('A refund waits for it');
  await page.keyboard.press('Control+Enter');
  const answer = page.getByRole('alert').filter({ hasText: 'A refund is not sent later' });
  await expect(answer).toBeFocused();
  await expect(page.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByLabel('Amount paid back')).toHaveValue('500.00');
  expect(await page.evaluate(() => localStorage.getItem('draft:money-refund'))).toContain('Paid Twice Interiors');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${shop.origin}/auth`);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await context.setOffline(false);
});
