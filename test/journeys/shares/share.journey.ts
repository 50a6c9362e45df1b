import { expect } from '@playwright/test';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/shared-shop.ts';

test('A document goes out as a link, by WhatsApp and by mail, and staff see what became of each, by keyboard', async ({
  page,
  shop,
  context,
  mailServer,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.origin });
  const address = 'Share Interiors\nShop 8, Example Marg\nNew Delhi 110024';
  const call = (path: string, body: object) =>
    fetch(`${shop.origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${shop.token}` },
      body: JSON.stringify(body),
    });
  const people = { phone: '98100 00042', email: 'accounts@share.example.com', language: 'hi' } as const;
  await call('/api/customers', buildCustomer({ gstin: '', billingAddress: address, ...people }));
  const issued = await call('/api/generateInvoice', buildInput({ buyerAddress: address }));
  const number = issued.headers.get('Invoice-Number') ?? '';
  await page.goto(`${shop.origin}/document/${issued.headers.get('Document')}`);

  await page.getByRole('button', { name: 'Share' }).press('Enter');
  const panel = page.getByRole('region', { name: /^Share/ });
  await expect(panel.getByRole('heading', { name: /^Share/ })).toBeFocused();
  await expect(panel.getByText('Nothing went out yet.')).toBeVisible();

  // A link to copy: it is told once.
  await panel.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(panel.getByLabel('Link', { exact: true })).toHaveValue(/\/d\/[\w-]{44}$/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(panel.getByLabel('Link', { exact: true })).toHaveValue(copied);
  const out = panel.getByRole('row');
  await expect(out.filter({ hasText: 'Link copied' })).toContainText('Never opened');
  const reader = await context.browser()?.newPage();
  await reader?.goto(copied);
  await expect(reader?.getByText(number).first() ?? page.locator('none')).toBeVisible();
  await reader?.close();

  // WhatsApp, in the customer's language, with a link of its own.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await panel.getByLabel('Number').fill('ask Meena');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText('This is not one phone number. Write it like +91 98765 43210')).toBeVisible();
  await expect(panel.getByLabel('Number')).toBeFocused();
  await panel.getByLabel('Number').fill('98100 00042');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const whatsApp = await opened;
  await whatsApp.waitForURL(/^https:\/\/wa\.me\/919810000042\?text=/);
  const text = new URL(whatsApp.url()).searchParams.get('text') ?? '';
  expect(text).toMatch(/^नमस्ते।/);
  expect(text).toContain(number);
  expect(text).toMatch(/\/d\/[\w-]{44}\n/);
  expect(text).not.toContain('[link]');
  await whatsApp.close();
  await expect(out.filter({ hasText: 'WhatsApp to +919810000042' })).toContainText('Never opened');

  // Mail: refused at first, and sent again by hand.
  mailServer.refusing = 'recipients';
  await panel.getByRole('button', { name: 'English' }).press('Enter');
  await expect(panel.getByLabel('Subject')).toHaveValue(`Tax invoice ${number} from Aangan Interiors`);
  await panel.getByLabel('To', { exact: true }).fill('accounts@share.example.com, boss@example.com');
  await panel.getByRole('button', { name: 'Send mail' }).press('Enter');
  await expect(
    panel.getByText('Write one mail address: each person gets a mail and a link of their own'),
  ).toBeVisible();
  await panel.getByLabel('To', { exact: true }).fill('accounts@share.example.com');
  await panel.getByRole('button', { name: 'Send mail' }).press('Enter');
  await expect(panel.getByText('The mail to accounts@share.example.com is in the outbox.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Send again' })).toBeFocused();
  const mailed = out.filter({ hasText: 'Mail to accounts@share.example.com' });
  await expect(mailed).toContainText('Not sent: The mail server refused it: 550 5.1.1 no such mailbox', {
    timeout: 20_000,
  });
  // Operations says so, and leads back to it.
  const desk = await context.newPage();
  await desk.goto(`${shop.origin}/operations`);
  const waits = desk.getByRole('region', { name: 'Waiting' }).getByRole('row', { name: /^Mail/ });
  await expect(waits).toHaveText(`MailOne did not reach its reader: to accounts@share.example.com about ${number}`);
  await waits.getByRole('link', { name: number }).press('Enter');
  await expect(desk).toHaveURL(page.url());
  await desk.close();
  await expectAccessible(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  mailServer.refusing = 'nothing';
  await mailed.getByRole('button', { name: 'Send again' }).press('Enter');
  await expect(mailed).toContainText(/Sent \d\d:\d\d, never opened/, { timeout: 20_000 });
  const arrived = mailServer.mails.filter(({ to }) => to === '<accounts@share.example.com>');
  expect(arrived).toHaveLength(1);
  expect(arrived[0]?.data).toMatch(/filename=.*\.pdf/);

  // A link is ended at once.
  await out.filter({ hasText: 'Link copied' }).getByRole('button', { name: 'End' }).press('Enter');
  await expect(out.filter({ hasText: 'Link copied' })).toContainText(/Ended \d\d:\d\d by \w+, opened once/);
  expect((await fetch(copied)).status).toBe(404);

  // What was typed is there when the panel opens again, and the page says that it was mailed.
  await panel.getByLabel('Words').last().fill('As agreed on the phone.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible();
  const sent = page.getByRole('region', { name: 'Sent and reported' });
  await expect(sent.getByText(/^2 links open until [\d/]+\. Never opened\.$/)).toBeVisible();
  await expect(sent).toContainText(/to accounts@share\.example\.com: Sent \d\d:\d\d/);
  await expect(page.getByRole('region', { name: 'Who did what' })).toContainText('asked to mail it again');
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect(panel.getByLabel('Words').last()).toHaveValue('As agreed on the phone.');
});
