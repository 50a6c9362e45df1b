import { expect } from '@playwright/test';
import { addMonths } from '#domain/calendar/add-months.ts';
import { addDays, formatDate } from '#domain/calendar/indian-date.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { home } from '#test/specification/specified-firm.ts';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { fillHeader, typeIfBlank } from '../parts/invoice-form.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';
import { dated, today } from '../parts/today.ts';

const buyerAddress = 'Patient House\n8 Example Marg\nNew Delhi 110037';
const goods = { buyerAddress, consigneeAddress: buyerAddress, qty1: '2', rate1: '100', gst1: '18' };

test('Operations names the challans whose last day is over or near, with the day and how long ago it was', async ({
  page,
  shop,
}) => {
  const now = today();
  const out = async (date: string) =>
    issueByWire(shop, {
      ...{ ...goods, type: 'challan', purpose: 'approval' },
      ...dated(date),
    });
  const [gone, near] = [addMonths(addDays(now, -10), -6), addMonths(addDays(now, 10), -6)];
  const [over, soon] = [await out(gone), await out(near)];
  await page.goto(`${shop.origin}/operations`);
  const open = page.getByRole('region', { name: 'Open challans' });
  await expect(open).toContainText(
    /\d+ open, ₹ [\d,]+\.\d\d of goods out; \d+ past the last day of the law; \d+ near it/,
  );
  const lastDay = (date: string) => addMonths(date, 6);
  await expect(open.getByRole('row', { name: new RegExp(over) })).toContainText(
    `Should have been invoiced or back by ${formatDate(lastDay(gone))}, `,
  );
  await expect(open.getByRole('row', { name: new RegExp(soon) })).toContainText(
    `To be invoiced or back by ${formatDate(lastDay(near))}, in `,
  );
  // What is over stands before what is near.
  const numbers = await open.getByRole('rowheader').allTextContents();
  expect(numbers.indexOf(over)).toBeLessThan(numbers.indexOf(soon));
  await open.getByRole('link', { name: over }).press('Enter');
  await expect(page.getByText(/of goods out, on approval/)).toBeVisible();
});

test('Show tax puts rate and tax on the paper of a challan that is no supply; without it the paper has the value alone', async ({
  page,
  shop,
}) => {
  const paperOf = async (number: string) => {
    const answer = await page.request.post(`${shop.origin}/api/downloadInvoice`, {
      headers: { Authorization: `Bearer ${shop.token}` },
      data: { type: 'challan', taxState: home, invoiceNo: number },
    });
    return (await readPdf(await answer.body())).join('\n');
  };
  const challan = { ...goods, type: 'challan', purpose: 'approval' } as const;
  expect(await paperOf(await issueByWire(shop, challan))).not.toContain('CGST %');

  await page.goto(`${shop.origin}/deliverychallan`);
  const shows = page.getByRole('checkbox', { name: 'Show tax' });
  const purpose = page.getByLabel('Purpose', { exact: true });
  // Goods for the buyer always show it (rule 55(1)(vii)).
  await purpose.selectOption('To a site, before the invoice');
  await expect(shows).toBeChecked();
  await expect(shows).toBeDisabled();
  await purpose.selectOption('On approval');
  await expect(shows).not.toBeChecked();
  await fillHeader(page);
  await page.getByLabel('Line 1 Product').fill('Blinds');
  await page.keyboard.press('Tab');
  await page.getByLabel('Line 1 Quantity').fill('2');
  await page.getByLabel('Line 1 Rate').fill('100');
  for (const [cell, value] of [
    ['HSN', '630399'],
    ['Per', 'piece'],
    ['GST', '18'],
  ] as const)
    await typeIfBlank(page.getByLabel(`Line 1 ${cell}`), value);
  await shows.press('Space');
  await expect(shows).toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Issued as')).toBeVisible();
  const number = (await page.locator('#issued').getByRole('link').textContent()) ?? '';
  expect(await paperOf(number)).toContain('CGST %');
});

test('A challan is on its customer’s page beside the ledger, in Find, and in Reports', async ({ page, shop }) => {
  const address = 'Beside Ledger House\n8 Example Marg\nNew Delhi 110037';
  const { id } = await addCustomer(shop, { billingAddress: address });
  const to = { buyerAddress: address, consigneeAddress: address };
  const number = await issueByWire(shop, { ...goods, ...to, type: 'challan', purpose: 'approval' });
  await page.goto(`${shop.origin}/customers/${id}`);
  const row = page
    .getByRole('table', { name: 'Enquiries, pro-formas and challans' })
    .getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText(/Delivery challan, on approval, open, last day \d\d\/\d\d\/\d{4}/);
  await expect(row).toContainText('200.00');
  // It bills nothing.
  await expect(page.getByRole('table', { name: /^Ledger of/ })).not.toContainText(number);
  await expectAccessible(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await row.getByRole('link', { name: number }).press('Enter');
  await expect(page.getByText(/of goods out, on approval/)).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(number);
  await expect(page.getByRole('option', { name: new RegExp(`${number}.*Beside Ledger House`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${shop.origin}/invoicereports`);
  await page.getByLabel('Report Type').selectOption('Delivery Challan');
  await expect(page.getByRole('rowheader', { name: number })).toBeVisible();
});
