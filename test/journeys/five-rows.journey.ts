import { expect } from '@playwright/test';
import { readPdf } from '../read-pdf.ts';
import { logIn, test } from './shop.ts';

const blinds = { typed: ['blin', '6', '3890', 'p', '18'], product: 'Blinds', amount: '23,340.00' };
const film = { typed: ['sun', '42', '65', 'sqf', '18'], product: 'Sun Film', amount: '2,730.00' };
const five = [blinds, film, blinds, film, blinds];

test('Five rows are typed by keyboard alone at 0 ms per key on a slow machine, and nothing is lost', async ({
  page,
  shop,
  context,
}) => {
  test.slow();
  await logIn(page, shop);
  await page.goto(`${shop.origin}/taxinvoice`);
  await page.getByLabel('Tax State').selectOption('delhi');
  await page.getByLabel('Tax Type').selectOption('state');
  await page.getByLabel('Consignee Address').fill('Sample Residency');
  await page.getByLabel('Buyer Address', { exact: true }).fill('Sample Hotels');
  await page.getByLabel('Reference No').fill('AI/Q/318');
  await page.getByLabel('Dispatched Through').fill('Road');
  await page.getByLabel('Destination').fill('Cuttack');
  await page.getByLabel('Line 1 Product').focus();

  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const keys: number[] = [];
  const began = Date.now();
  for (const { typed } of five) {
    let pressed = 0;
    for (const text of typed) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      pressed += text.length + 1;
    }
    keys.push(pressed);
  }
  const spent = Date.now() - began;
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  console.log(`keys a row ${keys.join(', ')}; ${Math.round(spent / keys.reduce((a, b) => a + b))} ms a key at 4x`);
  for (const [index, { product, typed }] of five.entries()) {
    await expect(page.getByLabel(`Line ${index + 1} Product`)).toHaveValue(product);
    await expect(page.getByLabel(`Line ${index + 1} Quantity`)).toHaveValue(typed[1] ?? '');
    await expect(page.getByLabel(`Line ${index + 1} Rate`)).toHaveValue(typed[2] ?? '');
    await expect(page.getByLabel(`Line ${index + 1} GST`)).toHaveValue('18');
  }
  expect(Math.max(...keys)).toBeLessThanOrEqual(17);

  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('DL/26-27/0001')).toBeVisible();
  await (await opened).close();
  const address = (await page.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';
  const pdf = await (await page.request.get(`${shop.origin}${address}`)).body();
  const text = (await readPdf(pdf)).join('\n');
  for (const { product, amount } of five) for (const words of [product, amount]) expect(text).toContain(words);
});
