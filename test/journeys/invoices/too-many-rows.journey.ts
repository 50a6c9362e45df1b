import { expect as atOnce, type Page } from '@playwright/test';
import type { DocumentRecord } from '#contract/documents.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { keepDraft } from '../parts/invoice-form.ts';
import { test } from '../parts/shared-shop.ts';

const expect = atOnce.configure({ timeout: 60_000 });

/** As many rows of wallpaper, each of which says by its quantity which it is. */
function rowsOf(count: number): InvoiceInput {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => String(index + 1)).flatMap((row) =>
      Object.entries({
        productname: 'Wallpaper',
        hsn: '48142000',
        qty: row,
        rate: '10',
        ratePerQty: 'roll',
        gst: '18',
      }).map(([cell, text]) => [`${cell}${row}`, text]),
    ),
  );
}

/** Issues the form; the id of the document. */
async function issue(page: Page): Promise<string> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await tab.close();
  await page.bringToFront();
  const link = page.locator('#issued a');
  await expect(link).toBeVisible();
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}

test('A document of 251 rows, of which the e-way portal takes 250, is issued as two by one button', async ({
  page,
  shop,
}) => {
  // A form of 251 rows is drawn in seconds where much else runs.
  test.slow();
  const buyer = 'Many Rows Interiors';
  const address = `${buyer}\n8 Example Marg, New Delhi 110024`;
  await keepDraft(page, { ...rowsOf(251), buyerAddress: address, consigneeAddress: address });
  await page.goto(`${shop.origin}/taxinvoice`);
  // By ids: to find a name among the options of 251 rows takes seconds, and the page does nothing else meanwhile.
  const cell = (row: number, name: string) => page.locator(`#line-${row}-${name}`);
  const checks = page.locator('section[aria-labelledby="checks"]');
  await expect(cell(251, 'quantity')).toHaveValue('251');
  await expect(checks).toContainText('It has 251 lines of goods, and the portal takes 250: make two invoices.');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('[role="alert"]', { hasText: 'This document is not ready' })).toBeVisible();
  await checks.locator('button', { hasText: 'Issue two' }).press('Enter');
  await expect(page.locator('[role="status"]', { hasText: '1 row is set aside for the second invoice' })).toBeVisible();
  await expect(page.locator('button[type="submit"]')).toBeFocused();
  await expect(cell(250, 'quantity')).toHaveValue('250');
  await expect(cell(251, 'quantity')).toHaveCount(0);
  await expect(checks).not.toContainText('the portal takes 250');
  const first = await issue(page);

  await page.keyboard.press('n');
  await expect(page.getByLabel('Buyer Address', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: '1 set aside' }).press('Enter');
  await page.getByRole('button', { name: `Take up ${buyer}` }).press('Enter');
  await expect(cell(1, 'quantity')).toHaveValue('251');
  await expect(cell(2, 'quantity')).toHaveValue('');
  await expect(page.getByLabel('Tax Type')).toHaveValue('state');
  const second = await issue(page);

  const headers = { Authorization: `Bearer ${shop.token}` };
  const read = async (id: string) =>
    (await (await fetch(`${shop.origin}/api/documents/${id}`, { headers })).json()) as DocumentRecord;
  const [one, other] = await Promise.all([read(first), read(second)]);
  const quantities = [...one.rows, ...other.rows].map(({ quantity }) => quantity);
  expect(quantities).toEqual(Array.from({ length: 251 }, (_, index) => (index + 1) * 1000));
  expect([one.rows.length, other.rows.length]).toEqual([250, 1]);
});
