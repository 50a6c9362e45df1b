import { expect } from '@playwright/test';
import { branch, branchName, home } from '#test/specification/specified-firm.ts';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';
import { today } from '../parts/today.ts';

test('A clerk sees by keyboard who owes what, reminds them by WhatsApp and mail, and reads it on a phone', async ({
  page,
  shop,
  context,
  mailServer,
}) => {
  // A mail waits for the job.
  test.slow();
  const billingAddress = 'Tardy Sample Traders\n4 Model Road\nNew Delhi 110031';
  const { id } = await addCustomer(shop, {
    billingAddress,
    gstin: '',
    phone: '98100 55519',
    creditDays: 0,
    language: 'hi',
  });
  const dates = { orderDate: '2026-10-01' };
  const number = await issueByWire(shop, { buyerAddress: billingAddress, ...dates });
  await page.goto(`${shop.origin}/outstanding`);
  await page.getByLabel('Customer', { exact: true }).fill('tardy');
  await expect(page).toHaveURL(/q=tardy/);
  await expect(page.getByRole('rowheader', { name: 'Tardy Sample Traders' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'All (1)' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Tardy Sample Traders', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: number })).toHaveAttribute('href', /^\/document\/[\w-]+$/);
  await expectAccessible(page);

  // A reminder in the customer's language, with a link to the statement.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.getByRole('button', { name: 'Remind Tardy Sample Traders' }).press('Enter');
  const reminder = page.getByRole('dialog', { name: 'Remind Tardy Sample Traders' });
  await expect(reminder.getByText(/is overdue, the oldest since 01\/10\/2026\./)).toBeVisible();
  await expect(reminder.getByText(/^The customer’s record has no mail address: write it here/)).toBeVisible();
  await expect(reminder.getByLabel('WhatsApp number')).toHaveValue('98100 55519');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const whatsApp = await opened;
  await whatsApp.waitForURL(/^https:\/\/wa\.me\/919810055519\?text=/);
  const text = new URL(whatsApp.url()).searchParams.get('text') ?? '';
  expect(text).toMatch(/^नमस्ते, Tardy Sample Traders। .* की देय तिथि निकल चुकी है:\n/);
  expect(text).toContain(`\n${number}, देय 01/10/2026: ₹ `);
  const [link = ''] = /http\S+\/d\/[\w-]{44}/.exec(text) ?? [];
  expect((await fetch(link)).status).toBe(200);
  await whatsApp.close();
  await expect(
    reminder.getByText(/Last sent: WhatsApp to \+919810055519, .* (Never opened|Opened once)/),
  ).toBeVisible();
  // What was typed for a language is there when it is chosen again.
  await reminder.getByRole('button', { name: 'English' }).press('Enter');
  await reminder.getByRole('textbox', { name: 'Words' }).fill('Dear Sir, please see [link].');
  await reminder.getByRole('button', { name: 'हिन्दी' }).press('Enter');
  await expect(reminder.getByRole('textbox', { name: 'Words' })).toHaveValue(/^नमस्ते/);
  await reminder.getByRole('button', { name: 'English' }).press('Enter');
  await expect(reminder.getByRole('textbox', { name: 'Words' })).toHaveValue('Dear Sir, please see [link].');
  await reminder.getByRole('button', { name: 'Send mail' }).press('Enter');
  await expect(reminder.getByText('Write the mail address that it goes to')).toBeVisible();
  await expect(reminder.getByLabel('Mail to')).toBeFocused();
  await page.keyboard.type('accounts@tardy.example.com');
  await reminder.getByRole('button', { name: 'Send mail' }).press('Enter');
  await expect(reminder.getByText('The mail to accounts@tardy.example.com is in the outbox.')).toBeVisible();
  await expect(reminder.getByRole('button', { name: 'Send mail' })).toBeFocused();
  await expect
    .poll(() => mailServer.mails.filter(({ to }) => to === '<accounts@tardy.example.com>').length, { timeout: 20_000 })
    .toBe(1);
  expect(mailServer.mails.find(({ to }) => to === '<accounts@tardy.example.com>')?.data).toContain(
    'Dear Sir, please see',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remind Tardy Sample Traders' })).toBeFocused();

  // Overdue to both registrations: a statement is of one.
  const other = await issueByWire(shop, {
    buyerAddress: billingAddress,
    taxState: branch,
    taxType: 'central',
    ...dates,
  });
  await page.reload();
  await page.getByRole('button', { name: 'Remind Tardy Sample Traders' }).press('Enter');
  await reminder.getByRole('button', { name: 'English' }).press('Enter');
  await expect(reminder.getByRole('textbox', { name: 'Words' })).toHaveValue(new RegExp(`\\n${number}`));
  await reminder.getByRole('button', { name: branchName }).press('Enter');
  await reminder.getByRole('button', { name: 'English' }).press('Enter');
  await expect(reminder.getByRole('textbox', { name: 'Words' })).toHaveValue(new RegExp(`\\n${other}`));
  await page.keyboard.press('Escape');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'XLSX' }).press('Enter');
  expect((await file).suggestedFilename()).toMatch(/^outstanding-\d{4}-\d\d-\d\d\.xlsx$/);
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'As of' })).toBeFocused();
  await page.keyboard.type('1/9/2026');
  await expect(page.getByText('No customer with “tardy” in the name owes anything on 01/09/2026.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the name' }).press('Enter');
  await expect(page.getByLabel('Customer', { exact: true })).toHaveValue('');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.origin}/outstanding?q=tardy`);
  await expect(page.getByRole('rowheader', { name: 'Tardy Sample Traders' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Remind Tardy Sample Traders' }).press('Enter');
  await expect(reminder.getByRole('textbox', { name: 'Words' })).toBeVisible();
  const widthOf = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
  expect([await page.locator('html').evaluate(widthOf), await reminder.evaluate(widthOf)]).toEqual([0, 0]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // On a phone the buttons of all customers stand in one line, each of one line of words.
  const second = 'Late Sample Traders of the Long Example Road, Interiors and Furnishings';
  const late = await addCustomer(shop, { billingAddress: `${second}\nNew Delhi 110031`, gstin: '', creditDays: 0 });
  await issueByWire(shop, { buyerAddress: `${second}\nNew Delhi 110031`, customer: late.id, ...dates, rate1: '2' });
  await page.goto(`${shop.origin}/outstanding?q=sample`);
  const boxes = async () => {
    const all = [`Remind ${second}`, 'Remind Tardy Sample Traders'].map((name) => page.getByRole('button', { name }));
    return Promise.all(all.map((button) => button.boundingBox()));
  };
  await expect.poll(boxes).not.toContain(null);
  const [one, two] = await boxes();
  expect([one?.x, one?.width, one?.height]).toEqual([two?.x, two?.width, two?.height]);
  expect(one?.height).toBeLessThanOrEqual(48);
  // What strangers owe is in one row, which opens it.
  const stranger = await issueByWire(shop, { buyerAddress: 'A Stranger\nNew Delhi 110001', ...dates });
  await page.goto(`${shop.origin}/outstanding`);
  await page.getByRole('button', { name: 'Not in the book', exact: true }).press('Enter');
  const strangers = page.getByRole('table', { name: 'What Not in the book owes' });
  await expect(strangers.getByRole('row').filter({ hasText: stranger })).toContainText('A Stranger');
  // The book shows those who are overdue alone; the days and the amount are read apart.
  await page.goto(`${shop.origin}/customers?q=tardy`);
  await page.getByRole('button', { name: /^Overdue \(\d+\)$/ }).press('Enter');
  await expect(page).toHaveURL(/overdue=&?/);
  await expect(page.getByRole('row', { name: /Tardy Sample Traders .* \d+ days ?: [\d,]+\.00$/ })).toBeVisible();
  await page.goto(`${shop.origin}/taxinvoice?customer=${id}`);
  await expect(page.getByText(/Tardy Sample Traders owes ₹ .* overdue since 01\/10\/2026/)).toBeAttached();
});

test('On a tablet the heads of Outstanding stand in one band, and long names are whole, in the day book too', async ({
  page,
  shop,
}) => {
  const name = 'The Honorary Secretary, Example Institute of Long Names and Furnishings';
  const billingAddress = `${name}\nNew Delhi 110031`;
  const { id } = await addCustomer(shop, { billingAddress, gstin: '', creditDays: 0 });
  await issueByWire(shop, { buyerAddress: billingAddress, customer: id });
  const receipt = { customer: id, taxState: home, date: today(), amount: 500_00, mode: 'cash', allocations: [] };
  const headers = { Authorization: `Bearer ${shop.token}` };
  expect((await page.request.post(`${shop.origin}/api/receipts`, { headers, data: receipt })).status()).toBe(201);
  await issueByWire(shop, { buyerAddress: 'Another Stranger\nNew Delhi 110001' });
  await page.setViewportSize({ width: 820, height: 1180 });
  const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
  await page.goto(`${shop.origin}/outstanding`);
  expect(await page.getByRole('rowheader', { name: /and buyers not in the book$/ }).evaluate(isCut)).toBe(false);
  await page.goto(`${shop.origin}/outstanding?q=honorary`);
  expect(await page.getByRole('rowheader', { name }).evaluate(isCut)).toBe(false);
  // What one comes for is in sight without scrolling.
  await expect(page.getByRole('cell', { name: /^[\d,]+\.00$/ }).last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: `Receive money of ${name}` })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('columnheader', { name: 'Remind' })).toBeInViewport({ ratio: 1 });
  const ground = (head: string) =>
    page.getByRole('columnheader', { name: head }).evaluate((cell) => getComputedStyle(cell).backgroundColor);
  expect(await ground('Customer')).toBe(await ground('Oldest due'));
  for (const list of ['', '&kind=receipt']) {
    await page.goto(`${shop.origin}/receipts?q=honorary${list}`);
    expect(await page.getByRole('cell', { name }).first().evaluate(isCut)).toBe(false);
  }
});
