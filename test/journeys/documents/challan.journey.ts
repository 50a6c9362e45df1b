import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { typeIfBlank } from '../parts/invoice-form.ts';
import { test } from '../parts/shared-shop.ts';

test('Goods go out on approval: a part comes back, two clerks invoice the rest at once, and the portal gets its file', async ({
  page,
  shop,
  context,
  announce,
}) => {
  // A document is issued three times, in two windows.
  test.slow();
  announce('Failed call: POST', 409, 422);
  await page.goto(`${shop.origin}/operations`);
  await page.getByRole('link', { name: /^Generate Delivery Challan/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Delivery Challan', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Challan Number')).toBeVisible();
  await page.getByLabel('Tax State').press('d');
  await page.getByLabel('Tax Type').press('w');
  await page.getByLabel('Consignee Address').fill('Approval House\n8 Example Marg\nNew Delhi 110037');
  await page.getByLabel('Buyer Address', { exact: true }).fill('Approval House\n8 Example Marg\nNew Delhi 110037');
  await page.getByLabel('Reference No').fill('Visit');
  await page.getByLabel('Dispatched Through').fill('Road');
  await page.getByLabel('Destination').fill('New Delhi');
  await page.getByLabel('Line 1 Product').fill('Blinds');
  await page.keyboard.press('Tab');
  for (const [cell, value] of [
    ['Quantity', '20'],
    ['Rate', '3890'],
  ])
    await page.getByLabel(`Line 1 ${cell}`).fill(value ?? '');
  const [hsn, per, gst] = [page.getByLabel('Line 1 HSN'), page.getByLabel('Line 1 Per'), page.getByLabel('Line 1 GST')];
  await typeIfBlank(hsn, '630399');
  await typeIfBlank(per, 'piece');
  await typeIfBlank(gst, '18');

  // Without its purpose nothing is issued.
  await page.keyboard.press('Control+Enter');
  const purpose = page.getByLabel('Purpose', { exact: true });
  await expect(purpose).toHaveAttribute('aria-invalid', 'true');
  await purpose.selectOption('Another reason than supply');
  await expect(page.getByLabel('Purpose in words')).toBeVisible();
  await purpose.selectOption('On approval');
  await expect(page.getByLabel('Purpose in words')).toHaveCount(0);
  await expect(page.getByText('Not a tax invoice. On approval')).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Issued as')).toBeVisible();
  const number = (await page.locator('#issued').getByRole('link').textContent()) ?? '';
  expect(number).toMatch(/^DC-DL\/\d\d-\d\d\/\d{3}$/);
  await page.locator('#issued').getByRole('link').press('Enter');
  await expect(page.getByText(/of goods out, on approval\. The law’s last day is/)).toBeVisible();
  const challan = page.url();

  // Six came back; with more than is left nothing is noted.
  await page.getByRole('button', { name: 'Came back …' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: /^What came back of/ });
  await expect(question.getByLabel('Blinds')).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Came back' }).press('Enter');
  await expect(question.getByRole('alert')).toHaveText('Type how much came back, in one row at least');
  await expect(question.getByLabel('Blinds')).toBeFocused();
  await question.getByLabel('Blinds').fill('21');
  await question.getByRole('button', { name: 'Came back' }).press('Enter');
  await expect(question.getByText(/20 .*are left|20 are left/)).toBeVisible();
  await question.getByLabel('Blinds').fill('6');
  await question.getByLabel('Remark').fill('Two were open');
  await question.getByRole('button', { name: 'Came back' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Came back …' })).toBeFocused();
  const happened = page.getByRole('region', { name: 'What happened' });
  await expect(happened).toContainText('Came back: 6 pcs of Blinds, “Two were open”');
  await expect(page.getByRole('row', { name: /Blinds, 3,890/ })).toContainText('14');

  // Two clerks begin the invoice of the same rest: one gets it, the other is told what is left.
  const other = await context.newPage();
  await other.goto(challan);
  await begin(page, '14');
  await begin(other, '10');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Issued as')).toBeVisible();
  await other.bringToFront();
  await other.keyboard.press('Control+Enter');
  await expect(other.getByText(/nothing of Blinds is left in DC-DL/).first()).toBeVisible();
  await other.close();
  await page.locator('#issued').getByRole('link').press('Enter');
  await expect(happened).toContainText(`${number}, delivery challan of`);

  await page.goto(challan);
  await expect(page.getByText('Nothing is out')).toBeVisible();
  await happened.getByRole('button', { name: /^Take back: came back 6 pcs/ }).press('Enter');
  await expect(page.getByText(/of goods still out, on approval/)).toBeVisible();
  await page.goto(`${shop.origin}/operations`);
  const open = page.getByRole('region', { name: 'Open challans' });
  await expect(open.getByRole('row', { name: new RegExp(number) })).toContainText('6 pcs of Blinds left');
  await expectAccessible(page);

  // The e-way bill says that it is a challan, and why the goods travel.
  await open.getByRole('link', { name: number }).press('Enter');
  await page.getByRole('button', { name: 'E-way bill' }).press('Enter');
  const panel = page.getByRole('region', { name: /^E-way bill/ });
  await panel.getByLabel('Mode').selectOption('road');
  await panel.getByLabel('Distance, km').fill('12');
  await panel.getByLabel('Vehicle number').fill('dl 01 ab 1234');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Control+Enter');
  const [bill] = JSON.parse(readFileSync(await (await download).path(), 'utf8')).billLists;
  expect(bill).toMatchObject({ docType: 'CHL', docNo: number, subSupplyType: 8, subSupplyDesc: 'On approval' });
  await page.keyboard.press('Escape');

  // Nothing more is awaited, and then it is after all.
  await page.getByRole('button', { name: 'Close …' }).press('Enter');
  await page.getByRole('alertdialog').getByLabel('Why').fill('Kept as samples');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/by .*: “Kept as samples”/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).press('Enter');
  await expect(page.getByText(/of goods still out, on approval/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who did what' })).toContainText('closed it: “Kept as samples”');
});

/** Opens the form of an invoice with so much of the challan. */
async function begin(page: Page, quantity: string): Promise<void> {
  await page.bringToFront();
  await page.getByLabel(/Quantity into the invoice, line 1/).fill(quantity);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Tax Invoice', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Line 1 Quantity')).toHaveValue(quantity);
}
