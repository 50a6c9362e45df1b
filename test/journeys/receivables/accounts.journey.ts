import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';
import { today } from '../parts/today.ts';

const phone = { width: 390, height: 844 };

async function expectOnPhone(page: Page) {
  expect([page.url(), await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([page.url(), 390]);
  await expectAccessible(page);
}

test('An account is kept by keyboard: an opening bill, an advance that is used and paid back, a rounding that is settled', async ({
  page,
  shop,
}) => {
  const block = 'Account Villas\n9 Example Marg\nNew Delhi 110037';
  const customer = await addCustomer(shop, { billingAddress: block, creditDays: 15 });
  await page.goto(`${shop.origin}/customers/${customer.id}`);
  await page.getByRole('button', { name: 'Add opening bill' }).press('Enter');
  await expect(page.getByLabel('Number of the bill')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Type the number of the bill')).toBeVisible();
  await page.keyboard.type('OLD/118');
  await page.keyboard.press('Tab');
  await page.keyboard.type('20/03/2026');
  await page.keyboard.press('Tab');
  await page.keyboard.type('25,000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'OLD/118 is added' })).toBeFocused();
  await expect(
    page.getByRole('row', { name: new RegExp(`OLD/118 ${homeName} 04/04/2026 25,000\\.00 Dr 25,000\\.00`) }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Change OLD/118' }).press('Enter');
  await page.getByLabel('Amount ₹').fill('26,000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'OLD/118 is changed' })).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: '₹ 26,000.00' })).toBeVisible();
  await expectAccessible(page);

  // More came than was owed.
  await page.getByRole('link', { name: 'Receive money' }).press('Enter');
  await expect(page.getByLabel('Amount received')).toBeFocused();
  await page.keyboard.type('1,50,000');
  await page.getByLabel('Mode').selectOption('cheque');
  await page.getByLabel('Reference').fill('004417');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('₹ 1,24,000.00 is an advance.')).toBeVisible();

  // The next invoice takes from it.
  const number = await issueByWire(shop, { buyerAddress: block, consigneeAddress: block });
  await page.getByRole('link', { name: 'Use advance' }).press('Enter');
  await expect(page.getByLabel('Advance', { exact: true })).toHaveValue(/./);
  await expect(page.getByLabel(`${number} pays`)).toHaveValue('1,06,554.00');
  await page.getByLabel(`${number} pays`).fill('1,06,550');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: '₹ 1,06,550.00 of the advance' })).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).press('Enter');

  const desk = page.viewportSize();
  await page.setViewportSize(phone);
  for (const form of [paths.refundForm, paths.settleForm, paths.useAdvanceForm]) {
    await page.goto(`${shop.origin}${form}?customer=${customer.id}`);
    await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Account Villas');
    await expectOnPhone(page);
  }
  if (desk) await page.setViewportSize(desk);
  await page.goto(`${shop.origin}/customers/${customer.id}`);

  // What is left goes back, and the four rupees are let go.
  // The check of what is typed may arrive after the refund itself.
  const entered = Promise.withResolvers<void>();
  await page.route(/\/api\/refunds\?preview=1/, async (route) => {
    await entered.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Pay back' }).press('Enter');
  await expect(page.getByLabel('Amount paid back')).toBeFocused();
  await page.keyboard.type('17,450');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ba');
  await page.keyboard.press('Enter');
  const check = page.waitForRequest(/\/api\/refunds\?preview=1/);
  await page.keyboard.type('SMPLN99');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Generate Refund' })).toBeFocused();
  await check;
  await page.keyboard.press('Enter');
  await expect(page.locator('#entered')).toHaveText(/^RF-DL/);
  entered.resolve();
  await page.goto(`${shop.origin}/settle?customer=${customer.id}`);
  await expect(page.getByLabel('Why')).toBeFocused();
  await page.keyboard.type('Rou');
  await page.getByLabel(`${number} settles`).focus();
  await page.keyboard.press('=');
  await expect(page.getByLabel(`${number} settles`)).toHaveValue('4.00');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('#entered')).toHaveText(/^ST-DL/);

  await page.getByRole('link', { name: 'Account' }).press('Enter');
  await expect(page.getByRole('definition').filter({ hasText: '₹ 0.00' })).toBeVisible();
  const ledger = page.getByRole('table', { name: 'Ledger of Account Villas' });
  await expect(ledger).toContainText('Receipt, cheque 004417');
  await expect(ledger.getByRole('row').last().getByRole('cell').last()).toHaveText('0.00');
  await page.getByRole('button', { name: 'Statement' }).press('Enter');
  await expect(page.getByLabel('Registration')).toBeFocused();
  const drawn = page.waitForResponse(/statement\.pdf/);
  await page.getByRole('button', { name: 'Open PDF' }).press('Enter');
  expect((await drawn).headers()['document-url']).toContain(`Statement-${financialYear(today()).slice(0, 4)}-04-01`);
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Statement of account' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Statement' })).toBeFocused();

  // The day book has them by day, with the sums of each mode.
  await page.goto(`${shop.origin}/receipts?q=account vill`);
  const everything = page.getByRole('table', { name: 'All vouchers' });
  await expect(everything.getByRole('row', { name: /Refund/ })).toContainText('Account Villas');
  await expect(everything.getByRole('row', { name: /Tax Invoice/ }).first()).toContainText('Account Villas');
  const sums = page.getByRole('table', { name: 'Sums, without cancelled ones' });
  await expect(sums.getByRole('rowheader')).toContainText(['Tax Invoice', 'Receipt', 'Refund', 'All'].slice(-1));
  await expect(sums.getByRole('row', { name: /^Receipt/ }).locator('[data-label="Credit"]')).toHaveText(/^[\d,]+\.00$/);
  await expectAccessible(page);
  await page.getByLabel('Voucher', { exact: true }).selectOption('receipt');
  await expect(everything.getByRole('row', { name: /Refund/ })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/^day-book.*\.xlsx$/);
  await page.goto(`${shop.origin}/receipts?kind=receipt&q=004417`);
  await expect(page.getByRole('table', { name: 'Receipts' }).getByRole('rowheader')).toHaveText([/^RC-DL/]);
  await expect(page.getByRole('table', { name: 'Sums, without cancelled ones' })).toContainText(
    'Cheque10.001,50,000.00',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refunds' }).press('Enter');
  await expect(page).toHaveURL(/kind=refund/);
  await page.getByLabel('Number, reference or name').fill('SMPLN99');
  await expect(page.getByRole('table', { name: 'Refunds' })).toContainText('Account Villas');
  await page.reload();
  await expect(page.getByLabel('Number, reference or name')).toHaveValue('SMPLN99');
  await page.getByLabel('Number, reference or name').fill('nothing like it');
  await expect(page.getByText(/No refunds .* that fit what is chosen above/)).toBeVisible();

  // Of one customer, as the links to it say, until all are asked for.
  await page.goto(`${shop.origin}/receipts?customer=${customer.id}`);
  await page.getByRole('button', { name: 'All', exact: true }).press('Enter');
  await expect(page.getByText('Only of Account Villas.')).toBeVisible();
  await expect(everything.getByRole('row').filter({ hasText: /DL|OD/ }).first()).toContainText('Account Villas');
  await page.getByRole('button', { name: 'All customers' }).press('Enter');
  await expect(page.getByText('Only of Account Villas.')).toBeHidden();
  await expect(page).not.toHaveURL(/customer=/);

  await page.setViewportSize(phone);
  for (const kind of ['receipt', 'settlement']) {
    await page.goto(`${shop.origin}/receipts?kind=${kind}&customer=${customer.id}`);
    await expect(page.getByRole('table').first()).toContainText('Account Villas');
    await expectOnPhone(page);
  }
});

test('TDS is told by invoice, and a second tab and a spent key are asked about', async ({
  page,
  shop,
  context,
  announce,
}) => {
  const block = 'Section Fifty-One Works\n5 Example Marg\nNew Delhi 110037';
  const customer = await addCustomer(shop, { billingAddress: block, creditDays: 15 });
  const bill = { buyerAddress: block, consigneeAddress: block, qty1: '1', rate1: '1000', gst1: '18' };
  const numbers = [await issueByWire(shop, bill), await issueByWire(shop, bill)];
  await page.goto(`${shop.origin}/receive?customer=${customer.id}`);
  await expect(page.getByRole('link', { name: 'Money', exact: true }).first()).toHaveAttribute('aria-current', 'true');
  await page.getByLabel('Amount received').fill('2316.40');
  await page.getByLabel('TDS held back ₹').fill('43.60');
  await page.getByLabel('TDS', { exact: true }).selectOption('gst');
  await page.getByLabel('Mode').selectOption('upi');
  const tds = (number = '') => page.getByLabel(`${number} TDS held back`);
  await expect(tds(numbers[0])).toHaveValue('21.80');
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByText('2 % of its taxable value is 20.00')).toHaveCount(2);
  await tds(numbers[0]).fill('20');
  await expect(tds(numbers[1])).toHaveValue('23.60');
  await expect(checks.getByText('2 % of its taxable value is 20.00')).toHaveCount(1);
  await page.getByLabel('TDS held back ₹').fill('40');
  await page.getByLabel('Amount received').fill('2320');
  await expect(tds(numbers[1])).toHaveValue('20.00');
  await expect(checks.getByText('2 % of its taxable value')).toHaveCount(0);
  await expectAccessible(page);

  // The same form in another tab.
  const other = await context.newPage();
  await other.goto(`${shop.origin}/receive?customer=${customer.id}`);
  await expect(other.getByLabel(`${numbers[0]} TDS held back`)).toHaveValue('20.00');
  await other.getByLabel('Reference').fill('typed elsewhere');
  await expect(page.getByText('Another tab has changed the draft.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this one' }).press('Enter');
  await expect(other.getByText('Another tab has changed the draft.')).toBeVisible();
  await other.getByRole('button', { name: 'Show the other one' }).press('Enter');
  await expect(other.getByLabel('Reference')).toHaveValue('');
  await other.close();

  // The answer is lost, and something else is typed before it is sent again: the first one counts.
  // While nothing is sent the form may check what was entered: it is paid by then.
  announce(0, 409, 422);
  await page.route(
    '**/api/receipts',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Cannot reach the server' })).toBeFocused();
  await page.getByLabel('Reference').fill('UTR 77');
  await page.keyboard.press('Control+Enter');
  const exists = page.getByRole('alert').filter({ hasText: /^Already issued as RC-DL/ });
  await expect(exists.getByRole('button', { name: 'Enter another' })).toBeVisible();
  await exists.getByRole('link', { name: 'See what is entered' }).press('Enter');
  const receipts = page.getByRole('table', { name: 'Receipts' }).getByRole('rowheader');
  await expect(receipts).toHaveCount(1);

  // What a cancelled receipt held back counts no more.
  await receipts.getByRole('link').press('Enter');
  const held = page.getByRole('definition').filter({ hasText: '40.00, GST, section 51' });
  await expect(held).toBeVisible();
  await expect(held.locator('s')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel receipt' }).press('Enter');
  await page.getByRole('alertdialog').getByLabel('Why').fill('Entered for another customer');
  await page.keyboard.press('Enter');
  await expect(held.locator('s')).toHaveText('40.00, GST, section 51');
  const paper = page.getByRole('region', { name: 'Paper preview' });
  await expect(paper.locator('s')).toHaveText(['₹ 40.00', '40.00', '₹ 2,360.00']);
  await page.goto(`${shop.origin}/receipts?kind=receipt&customer=${customer.id}`);
  await expect(page.getByRole('table', { name: 'Receipts' }).locator('s')).toHaveText(['40.00', '2,320.00']);
  await page.goto(`${shop.origin}/customers/${customer.id}`);
  const ledger = page.getByRole('table', { name: 'Ledger of Section Fifty-One Works' });
  await expect(ledger.locator('s')).toHaveText(['40.00', '40.00']);
  await ledger.getByRole('link', { name: numbers[0] ?? '', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'What happened' }).locator('s')).toHaveText(['20.00']);
});

test('A receipt and a statement go out by a link, and a set-off pays an invoice from the advance', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.origin });
  const block = 'Set-off Stores\n5 Example Marg\nNew Delhi 110037';
  const { id: customer } = await addCustomer(shop, { billingAddress: block, creditDays: 15 });
  const receipt = { customer, taxState: home, date: today(), amount: 500_00, mode: 'cash', allocations: [] };
  const entered = await fetch(`${shop.origin}/api/receipts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${shop.token}` },
    body: JSON.stringify(receipt),
  });
  const { id } = (await entered.json()) as { id: string };
  const bill = { buyerAddress: block, consigneeAddress: block, qty1: '1', rate1: '1000', gst1: '18' };
  const number = await issueByWire(shop, bill);
  await page.goto(`${shop.origin}/receipts/${id}`);
  const panel = page.getByRole('region', { name: /^Share/ });
  const copied = async () => {
    await panel.getByRole('button', { name: 'Copy link' }).press('Enter');
    await expect(panel.getByLabel('Link', { exact: true })).toHaveValue(/\/d\/[\w-]{44}$/);
    await expect(panel.getByRole('row').filter({ hasText: 'Link copied' })).toContainText('Never opened');
    return (await fetch(await panel.getByLabel('Link', { exact: true }).inputValue())).text();
  };
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect(panel).toContainText('Anyone with a link can see this receipt and nothing else');
  expect(await copied()).toContain('RC-DL/');
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await panel.getByLabel('Number').fill('98100 00043');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const whatsApp = await opened;
  await whatsApp.waitForURL(/^https:\/\/wa\.me\/919810000043\?text=.*has%20received%20.*RC-DL/);
  await whatsApp.close();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Set-off Stores' }).press('Enter');
  await page.getByRole('button', { name: 'Statement' }).press('Enter');
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect(panel).toContainText('Anyone with a link can see this statement and nothing else');
  expect(await copied()).toContain('Set-off Stores');

  await page.goto(`${shop.origin}/settle?customer=${customer}`);
  await page.getByLabel('Why').selectOption('set-off');
  await page.getByLabel('Advance', { exact: true }).selectOption({ index: 1 });
  await expect(page.getByLabel(`${number} settles`)).toHaveValue('500.00');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('#entered')).toHaveText(/^ST-DL/);
  await page.locator('#entered').getByRole('link').press('Enter');
  await expect(page.getByRole('table', { name: 'What it settles' })).toContainText(number);
  await page.getByRole('link', { name: number }).first().press('Enter');
  await expect(page.getByText('₹ 680.00 to pay by')).toBeVisible();
});
