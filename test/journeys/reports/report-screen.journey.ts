import { expect, type Page, type Route } from '@playwright/test';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';

async function openReports(page: Page, origin: string) {
  await page.goto(`${origin}/invoicereports`);
  await expect(page.getByLabel('Report Type')).toBeVisible();
}

function optionsOf(page: Page, label: string) {
  return page.getByLabel(label, { exact: true }).locator('option');
}

test('Specification 2, report choices: State of Delhi or Odisha, Report Type of Tax Invoice, Pro forma Invoice or Credit Note', async ({
  page,
  shop,
}) => {
  await openReports(page, shop.origin);
  await expect(optionsOf(page, 'State')).toHaveText(['Delhi', 'Odisha']);
  await expect(optionsOf(page, 'Report Type')).toHaveText([
    'Select report type',
    'Tax Invoice',
    'Pro forma Invoice',
    'Credit Note',
  ]);
});

test('Specification 2, report table: Invoice No., Tax Type, Date, Download and Delete, ten rows to a page', async ({
  page,
  shop,
}) => {
  await openReports(page, shop.origin);
  for (let count = 0; count < 11; count++) await issueByWire(shop, { type: 'pro', taxState: 'odisha' });
  await page.getByLabel('State').selectOption('Odisha');
  await page.getByLabel('Report Type').selectOption('Pro forma Invoice');
  await expect(page.getByRole('button', { name: /^Delete PI-OD/ })).toHaveCount(10);
  const heads = await page.getByRole('columnheader').allTextContents();
  const asked = ['Invoice No.', 'Tax Type', 'Date', 'Download', 'Delete'];
  expect(heads.filter((head) => asked.includes(head))).toEqual(asked);
  const first = page.getByRole('row', { name: /^PI-OD/ }).first();
  await expect(first.getByRole('cell').first()).toHaveText('Within State');
  await expect(first.getByRole('cell').nth(1)).toHaveText('21/11/2026');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: /^Delete PI-OD/ })).toHaveCount(1);
});

test('Specification 9, page size: 10 at first, then 5, 10, 20, 25, 50 or 100', async ({ page, shop }) => {
  await openReports(page, shop.origin);
  for (let count = 0; count < 6; count++) await issueByWire(shop, { type: 'credit', taxState: 'odisha' });
  await page.getByLabel('State').selectOption('Odisha');
  await page.getByLabel('Report Type').selectOption('Credit Note');
  await expect(page.getByLabel('Rows')).toHaveValue('10');
  await expect(optionsOf(page, 'Rows')).toHaveText(['5', '10', '20', '25', '50', '100']);
  await page.getByLabel('Rows').selectOption('5');
  await expect(page.getByRole('button', { name: /^Delete CN-OD/ })).toHaveCount(5);
});

test('Specification 4, reports: nothing is listed until a Report Type is chosen, then the list of the chosen state', async ({
  page,
  shop,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openReports(page, shop.origin);
  const number = await issueByWire(shop);
  await page.getByLabel('State').selectOption('Odisha');
  await page.getByLabel('State').selectOption('Delhi');
  await expect(page.getByText('Choose a Report Type to list its documents.')).toBeVisible();
  expect(asked.filter((path) => path.includes('getInvoiceDetails'))).toEqual([]);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  await expect(page.getByRole('rowheader', { name: number }).getByRole('link')).toHaveAttribute(
    'href',
    /^\/document\/[\w-]+$/,
  );
  expect(asked).toContain('/api/getInvoiceDetails/tax/delhi');
  await page.getByLabel('State').selectOption('Odisha');
  await expect(page.getByRole('rowheader', { name: number })).toBeHidden();
  await expect.poll(() => asked).toContain('/api/getInvoiceDetails/tax/odisha');
});

test('Specification 5, invoice deletion: it asks ‘Are you sure you want delete invoice:’ and the number first', async ({
  page,
  shop,
}) => {
  await openReports(page, shop.origin);
  const number = await issueByWire(shop);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  await page.getByRole('button', { name: `Delete ${number}` }).click();
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName(`Are you sure you want delete invoice: ${number}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: `Delete ${number}` })).toBeFocused();
});

test('Specification 4, after delete: /operations is loaded anew', async ({ page, shop }) => {
  await openReports(page, shop.origin);
  const number = await issueByWire(shop);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  await page.getByRole('button', { name: `Delete ${number}` }).click();
  await page.getByRole('alertdialog').getByLabel('Duplicate').check();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(`${shop.origin}/operations`);
  await expect(page.getByText(`${number} is cancelled`)).toBeVisible();
  await expect(page.getByRole('table').getByText(number)).toBeHidden();
});

const calls = [
  ['the list', /getInvoiceDetails\/tax/, ''],
  ['a download', /downloadInvoice/, 'Download'],
  ['a deletion', /deleteInvoice/, 'Delete'],
] as const;

for (const [what, call, button] of calls)
  test(`Specification 8, other failed calls: ${what} that is refused, breaks or fails is logged, and told`, async ({
    page,
    shop,
    announce,
  }) => {
    announce(422, 500, 0);
    const failures: [(route: Route) => Promise<void>, string, RegExp][] = [
      [answerWith(422, 'Not like this.'), 'Not like this.', /status of 422$/],
      [answerWith(500, 'Out of order.'), 'Out of order.', /status of 500$/],
      [(route) => route.abort(), 'Cannot reach the server.', /Failed to fetch/],
    ];
    await openReports(page, shop.origin);
    const number = await issueByWire(shop);
    for (const [fail, said, why] of failures) {
      await openReports(page, shop.origin);
      await page.route(call, fail);
      const logged = page.waitForEvent('console', (line) => /^Failed call: \w+ \/api\//.test(line.text()));
      await page.getByLabel('Report Type').selectOption('Tax Invoice');
      if (button) await page.getByRole('button', { name: `${button} ${number}` }).click();
      if (button === 'Delete') {
        await page.getByRole('alertdialog').getByLabel('Duplicate').check();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      }
      const line = (await logged).text();
      for (const words of [call, why]) expect(line).toMatch(words);
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
      await page.unroute(call);
    }
  });

function answerWith(status: number, message: string) {
  return (route: Route) => route.fulfill({ status, json: { message, problems: [] } });
}
