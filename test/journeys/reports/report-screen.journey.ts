import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { branch, branchName, home, homeName } from '#test/specification/specified-firm.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';
import { today } from '../parts/today.ts';

async function openReports(page: Page, origin: string) {
  await page.goto(`${origin}/invoicereports`);
  await expect(page.getByLabel('Report Type')).toBeVisible();
}

function optionsOf(page: Page, label: string) {
  return page.getByLabel(label, { exact: true }).locator('option');
}

test('The reports list, page, show and delete what was asked for', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openReports(page, shop.origin);

  await test.step('Specification 2, report choices: State of the two registrations, Report Type of Tax Invoice, Pro forma Invoice or Credit Note', async () => {
    await expect(optionsOf(page, 'State')).toHaveText([homeName, branchName]);
    await expect(optionsOf(page, 'Report Type')).toHaveText([
      'Select report type',
      'Tax Invoice',
      'Pro forma Invoice',
      'Credit Note',
      'Delivery Challan',
    ]);
  });

  const number = await issueByWire(shop);
  await test.step('Specification 4, reports: nothing is listed until a Report Type is chosen, then the list of the chosen state', async () => {
    await page.getByLabel('State').selectOption(branchName);
    await page.getByLabel('State').selectOption(homeName);
    await expect(page.getByText('Choose a Report Type to list its documents.')).toBeVisible();
    expect(asked.filter((path) => path.includes('getInvoiceDetails'))).toEqual([]);
    await page.getByLabel('Report Type').selectOption('Tax Invoice');
    await expect(page.getByRole('rowheader', { name: number }).getByRole('link')).toHaveAttribute(
      'href',
      /^\/document\/[\w-]+$/,
    );
    expect(asked).toContain(`/api/getInvoiceDetails/tax/${home}`);
    await page.getByLabel('State').selectOption(branchName);
    await expect(page.getByRole('rowheader', { name: number })).toBeHidden();
    await expect.poll(() => asked).toContain(`/api/getInvoiceDetails/tax/${branch}`);
  });

  await test.step('Specification 2, report table: Invoice No., Tax Type, Date, Download and Delete, ten rows to a page', async () => {
    for (let count = 0; count < 11; count++) await issueByWire(shop, { type: 'pro', taxState: branch });
    await page.getByLabel('Report Type').selectOption('Pro forma Invoice');
    await expect(page.getByRole('button', { name: /^Delete PI-OD/ })).toHaveCount(10);
    const heads = await page.getByRole('columnheader').allTextContents();
    const columns = ['Invoice No.', 'Tax Type', 'Date', 'Download', 'Delete'];
    expect(heads.filter((head) => columns.includes(head))).toEqual(columns);
    const first = page.getByRole('row', { name: /^PI-OD/ }).first();
    await expect(first.getByRole('cell').first()).toHaveText('Within State');
    await expect(first.getByRole('cell').nth(1)).toHaveText(formatDate(today()));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('button', { name: /^Delete PI-OD/ })).toHaveCount(1);
  });

  await test.step('Specification 9, page size: 10 at first, then 5, 10, 20, 25, 50 or 100', async () => {
    await expect(page.getByLabel('Rows')).toHaveValue('10');
    await expect(optionsOf(page, 'Rows')).toHaveText(['5', '10', '20', '25', '50', '100']);
    await page.getByLabel('Rows').selectOption('5');
    await expect(page.getByRole('button', { name: /^Delete PI-OD/ })).toHaveCount(5);
  });

  await page.getByLabel('State').selectOption(homeName);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  await test.step('Specification 5, invoice deletion: it asks ‘Are you sure you want delete invoice:’ and the number first', async () => {
    await page.getByRole('button', { name: `Delete ${number}` }).click();
    await expect(page.getByRole('alertdialog')).toHaveAccessibleName(`Are you sure you want delete invoice: ${number}`);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('button', { name: `Delete ${number}` })).toBeFocused();
  });

  await test.step('Specification 4, after delete: /operations is loaded anew', async () => {
    await page.getByRole('button', { name: `Delete ${number}` }).click();
    await page.getByRole('alertdialog').getByLabel('Duplicate').check();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(`${shop.origin}/operations`);
    await expect(page.getByText(`${number} is cancelled`)).toBeVisible();
    await expect(page.getByRole('table').getByText(number)).toBeHidden();
  });
});

test('Specification 8, other failed calls: a list, a download and a deletion that are refused, break or fail are logged, and told', async ({
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
  const number = await issueByWire(shop);
  await openReports(page, shop.origin);
  const state = page.getByLabel('State');
  const type = page.getByLabel('Report Type');
  const question = page.getByRole('alertdialog');
  /** Does `step` with each failure of the call, and sees that it is logged, and told in `told`. */
  const expectTold = async (
    told: Page | Locator,
    call: RegExp,
    step: () => Promise<unknown>,
    after = async () => {},
  ) => {
    for (const [fail, said, why] of failures) {
      await page.route(call, fail);
      const logged = page.waitForEvent('console', (line) => /^Failed call: \w+ \/api\//.test(line.text()));
      await step();
      const line = (await logged).text();
      for (const words of [call, why]) expect(line).toMatch(words);
      await expect(told.getByRole('alert').filter({ hasText: said })).toBeVisible();
      await page.unroute(call);
      await after();
    }
  };

  await expectTold(
    page,
    /getInvoiceDetails\/tax/,
    () => type.selectOption('Tax Invoice'),
    async () => {
      await type.selectOption('Select report type');
      await expect(page.getByRole('alert').filter({ hasText: failures[0]?.[1] })).toBeHidden();
    },
  );
  await state.selectOption(homeName);
  await type.selectOption('Tax Invoice');
  await expectTold(page, /downloadInvoice/, () => page.getByRole('button', { name: `Download ${number}` }).click());
  await expectTold(
    question,
    /deleteInvoice/,
    async () => {
      await page.getByRole('button', { name: `Delete ${number}` }).click();
      await question.getByLabel('Duplicate').check();
      await question.getByRole('button', { name: 'Delete' }).click();
    },
    () => question.getByRole('button', { name: 'Cancel', exact: true }).click(),
  );
});

function answerWith(status: number, message: string) {
  return (route: Route) => route.fulfill({ status, json: { message, problems: [] } });
}
