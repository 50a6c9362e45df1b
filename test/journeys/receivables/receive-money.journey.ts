import { expect, type Page } from '@playwright/test';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { addDays, formatDate, weekday } from '#domain/calendar/indian-date.ts';
import { branch, branchName, home, homeName } from '#test/specification/specified-firm.ts';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/shared-shop.ts';
import { homeNumber, today } from '../parts/today.ts';

/** Each invoice of these journeys comes to this. */
const PAYABLE = '1,06,554.00';

/** The day of the invoice that is not yet due after 30 days; the other one is overdue. */
const recently = () => addDays(today(), -14);

/** A customer with two invoices that are owed, the older one first. */
async function addDebtor(shop: Shop, name: string) {
  const block = `${name}\n7 Example Marg\nNew Delhi 110037`;
  const customer = await addCustomer(shop, { billingAddress: block, creditDays: 30 });
  const numbers: string[] = [];
  for (const orderDate of [addDays(today(), -84), recently()])
    numbers.push(await issueByWire(shop, { buyerAddress: block, consigneeAddress: block, orderDate }));
  return { customer, numbers };
}

function cells(page: Page) {
  return page.getByRole('group', { name: 'Invoices', exact: true }).getByRole('textbox');
}

function main(page: Page) {
  return page.getByRole('button', { name: 'Generate Receipt' });
}

test('A clerk enters a receipt by keyboard: the oldest invoice first, nothing is lost, and nothing is paid twice', async ({
  page,
  shop,
  announce,
}) => {
  const { customer, numbers } = await addDebtor(shop, 'Ledger Hotels');
  await page.goto(`${shop.origin}/receive`);
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused();
  await page.keyboard.type('ledg hot');
  await expect(page.locator('#customer-list').getByRole('option')).toHaveText([/Ledger Hotels/]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Amount received')).toBeFocused();
  await expect(page.getByRole('group', { name: numbers[0] ?? '' })).toContainText('days over');
  await page.keyboard.type('1,50,000/-');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Mode')).toBeFocused();
  await page.keyboard.type('Ba');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reference')).toBeFocused();
  await page.keyboard.type('SMPLN26325000417');
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await expect(cells(page).nth(0)).toHaveValue(PAYABLE);
  await expect(cells(page).nth(1)).toHaveValue('43,446.00');
  await expect(page.getByText('next RC-DL')).toBeVisible();
  await expect(page.getByText('1 invoice paid in full, 1 invoice paid in part.')).toBeVisible();
  await expectAccessible(page);

  // `=` pays all that an invoice owes; more than came is refused with a link to what is wrong.
  await cells(page).nth(0).fill('1,00,000');
  await expect(page.getByText('by hand: oldest first gives 1,06,554.00.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(cells(page).nth(1)).toBeFocused();
  await page.keyboard.press('=');
  await expect(cells(page).nth(1)).toHaveValue(PAYABLE);
  await page.keyboard.press('Control+Enter');
  const refusal = page.getByRole('alert').filter({ hasText: 'This receipt is not ready: 1 thing to put right' });
  await expect(refusal).toBeFocused();
  await refusal.getByRole('link', { name: 'The invoices take 56,554.00 more than came' }).press('Enter');
  await expect(cells(page).nth(0)).toBeFocused();

  await page.reload();
  await expect(page.getByLabel('Reference')).toHaveValue('SMPLN26325000417');
  await expect(cells(page).nth(0)).toHaveValue('1,00,000.00');
  await page.getByRole('button', { name: 'Oldest first' }).last().press('Enter');
  await expect(cells(page).nth(1)).toHaveValue('43,446.00');
  await page.keyboard.press('F2');
  await expect(page.getByLabel('Date', { exact: true })).toBeFocused();

  // The answer is lost after the server has entered it: the same key brings the same receipt.
  // Before it is sent again the form may check it: it is paid by then.
  announce(0, 422);
  await page.route(
    '**/api/receipts',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.keyboard.press('Control+Enter');
  const lost = page.getByRole('alert').filter({ hasText: 'Cannot reach the server' });
  await expect(lost).toBeFocused();
  await expect(page.getByLabel('Amount received')).toHaveValue('1,50,000.00');
  await lost.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
  const number = page.locator('#entered');
  await expect(number).toHaveText(new RegExp(`^RC-${homeNumber(1).slice(0, -4)}\\d{4}$`));
  await expect(page.getByText(`₹ 1,50,000.00, Bank transfer, ${homeName}. It pays 2 invoices.`)).toBeVisible();
  await expectAccessible(page);
  expect(await countReceipts(shop, customer.id)).toBe(1);

  await number.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^RC-DL/);
  const pays = page.getByRole('table', { name: 'What it pays' });
  await expect(pays.getByRole('link')).toHaveText(numbers);
  await expect(page.getByRole('region', { name: 'Paper preview' })).toContainText('Owed before');
  await expectAccessible(page);

  await pays.getByRole('link').last().press('Enter');
  const due = addDays(recently(), 30);
  await expect(page.getByText(`₹ 63,108.00 to pay by ${weekday(due)} ${formatDate(due)}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Still to pay');
  await page.goBack();

  // A cheque that bounces is a receipt that is cancelled with that reason.
  await page.getByRole('button', { name: 'Cancel receipt' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByLabel('Why')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByText('Say in a few words why it is cancelled')).toBeVisible();
  await page.keyboard.type('Entered for another customer');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/by \w+: Entered for another customer/)).toBeVisible();
  await expect(page.getByText('It counts nowhere: what it paid is owed again.')).toBeVisible();
  await page.getByRole('link', { name: 'Ledger Hotels' }).press('Enter');
  await expect(page.getByRole('definition').filter({ hasText: '₹ 2,13,108.00' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Ledger of Ledger Hotels' })).toContainText('cancelled');
});

test('Who types on without waiting gets the customer that the whole text finds, and loses no key', async ({
  page,
  shop,
}) => {
  for (const name of ['Hasty Hotels', 'Hasty Retail'])
    await addCustomer(shop, { billingAddress: `${name}\nNew Delhi 110037` });
  const customer = page.getByRole('combobox', { name: 'Customer' });
  await page.goto(`${shop.origin}/receive`);
  await expect(customer).toBeFocused();
  await page.keyboard.type('hasty');
  await expect(page.locator('#customer-list').getByRole('option').first()).toHaveText(/^Hasty Hotels/);
  const answered = Promise.withResolvers<void>();
  await page.route(/\/api\/customers\/suggest\?/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.keyboard.type(' ret');
  await page.keyboard.press('Enter');
  await page.keyboard.type('500');
  await expect(page.getByLabel('Amount received')).toHaveValue('500');
  await expect(customer).toHaveValue('hasty ret');
  answered.resolve();
  await expect(customer).toHaveValue('Hasty Retail');
  await expect(page.getByLabel('Amount received')).toBeFocused();
  await expect(page.getByText('Hasty Retail owes nothing to this registration')).toBeVisible();
});

test('Ctrl+Enter before what is open is loaded enters when it is there: the invoice is paid, and nothing is an advance', async ({
  page,
  shop,
}) => {
  const { customer, numbers } = await addDebtor(shop, 'Early Payers');
  const answered = Promise.withResolvers<void>();
  await page.route(/\/money\?state=/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto(`${shop.origin}/receive?customer=${customer.id}`);
  await expect(page.getByLabel('Amount received')).toBeFocused();
  await page.keyboard.type('1,06,554');
  await page.getByLabel('Mode').selectOption('upi');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Loading …')).toBeVisible();
  answered.resolve();
  await expect(page.getByText(/It pays 1 invoice/)).toBeVisible();
  await page.locator('#entered').getByRole('link').press('Enter');
  await expect(page.getByRole('table', { name: 'What it pays' }).getByRole('link')).toHaveText([numbers[0] ?? '']);
});

test('While what is open cannot be loaded nothing is entered, and after Try again the same key pays the invoice', async ({
  page,
  shop,
  announce,
}) => {
  announce(0);
  const { customer, numbers } = await addDebtor(shop, 'Cut Off Hotels');
  await page.route(/\/money\?state=/, (route) => route.abort());
  await page.goto(`${shop.origin}/receive?customer=${customer.id}`);
  await expect(page.getByText('What is open could not be loaded.', { exact: true })).toBeVisible();
  await page.getByLabel('Registration').selectOption(home);
  await page.getByLabel('Amount received').fill('1,06,554');
  await page.getByLabel('Mode').selectOption('upi');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('link', { name: /What is open could not be loaded/ })).toBeVisible();
  expect(await countReceipts(shop, customer.id)).toBe(0);
  await page.unroute(/\/money\?state=/);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(cells(page)).toHaveCount(2);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/It pays 1 invoice/)).toBeVisible();
  await page.locator('#entered').getByRole('link').press('Enter');
  await expect(page.getByRole('table', { name: 'What it pays' }).getByRole('link')).toHaveText([numbers[0] ?? '']);
});

test('Cash of two lakh or more is warned of, and is entered all the same; what is left over is an advance', async ({
  page,
  shop,
}) => {
  const { customer } = await addDebtor(shop, 'Cash Traders');
  await page.goto(`${shop.origin}/receive?customer=${customer.id}`);
  await expect(page.getByLabel('Amount received')).toBeFocused();
  await page.keyboard.type('2,50,000');
  await page.getByLabel('Mode').selectOption('cash');
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks).toContainText('Cash of ₹ 2,50,000.00 on one day.');
  await expect(checks).toContainText('Advance: for goods no GST is due on it');
  await expect(page.getByText('Left over: an advance, kept for later invoices')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Cash of ₹ 2,50,000.00 on one day.')).toBeVisible();
  await expect(page.getByText('₹ 36,892.00 is an advance.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Use advance' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('An invoice leads to its receipt by touch: it is paid before older ones, and nothing is wider than the screen', async ({
    page,
    shop,
  }) => {
    const { numbers } = await addDebtor(shop, 'Pocket Retail');
    await page.goto(`${shop.origin}${path(paths.documentPage, { id: await documentOf(shop, numbers[1] ?? '') })}`);
    await page.getByRole('link', { name: 'Receive money' }).tap();
    await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Pocket Retail');
    await page.getByLabel('Amount received').fill('1,06,554');
    await page.getByLabel('Mode').selectOption('upi');
    await expect(cells(page).nth(0)).toHaveValue('');
    await expect(cells(page).nth(1)).toHaveValue(PAYABLE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Paper', exact: true }).tap();
    await expect(page.getByRole('region', { name: 'Paper preview' })).toContainText(numbers[1] ?? '');
    await page.getByRole('button', { name: 'Form', exact: true }).tap();
    await expectAccessible(page);
    await main(page).tap();
    await expect(page.locator('#entered')).toHaveText(/^RC-DL/);
    await page.locator('#entered').getByRole('link').tap();
    await expect(page.getByRole('table', { name: 'What it pays' }).getByRole('link')).toHaveText([numbers[1] ?? '']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

async function countReceipts({ origin, token }: Shop, customer: string): Promise<number> {
  const answer = await fetch(`${origin}${paths.receiptList}?customer=${customer}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return Number(answer.headers.get('X-Total-Count'));
}

async function documentOf({ origin, token }: Shop, number: string): Promise<string> {
  const answer = await fetch(`${origin}${paths.jump}?q=${encodeURIComponent(number)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const found: { title: string; path: string }[] = await answer.json();
  return (
    found
      .find(({ title }) => title === number)
      ?.path.split('/')
      .at(-1) ?? ''
  );
}

test('What a customer owes the other registration is said, with the way there', async ({ page, shop }) => {
  const { numbers, customer } = await addDebtor(shop, 'Two States Retail');
  const block = 'Two States Retail\n7 Example Marg\nNew Delhi 110037';
  const there = await issueByWire(shop, {
    ...{ taxState: branch, taxType: 'central', buyerAddress: block, consigneeAddress: block },
    orderDate: recently(),
  });
  await page.goto(`${shop.origin}/receive?customer=${customer.id}`);
  await expect(page.getByLabel('Registration')).toHaveValue(home);
  const note = page.getByRole('note').filter({ hasText: branchName });
  await expect(note).toContainText(`${branchName}: owes 1,06,554.00 there, 1 bill`);
  await expectAccessible(page);
  await note.getByRole('button', { name: `Go to ${branchName}` }).press('Enter');
  await expect(page.getByLabel('Registration')).toHaveValue(branch);
  await expect(page.getByLabel('Registration')).toBeFocused();
  await expect(page.getByRole('group', { name: there })).toBeVisible();
  await expect(page.getByRole('note').filter({ hasText: homeName })).toContainText('2 bills, overdue');
  await expect(page.getByRole('group', { name: numbers[0] ?? '' })).toHaveCount(0);
});
