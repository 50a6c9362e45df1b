import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { branch, home, homeName } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/own-shop.ts';
import { test as shared } from '../parts/shared-shop.ts';

test('The report is narrowed by dates and saved as a file; when its totals fail the rows stay, and they can be asked for again', async ({
  page,
  shop,
  announce,
}) => {
  announce(0);
  const number = await issueByWire(shop, { orderDate: '2026-03-31' });
  await page.route('**/api/getInvoiceDetails/**totals=only**', (route) => route.abort());
  await page.goto(`${shop.origin}/invoicereports`);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  const failed = page.getByRole('row', { name: /^The totals did not come/ });
  await expect(failed).toBeVisible();
  await page.unroute('**/api/getInvoiceDetails/**totals=only**');
  await failed.getByRole('button', { name: 'Try again' }).press('Enter');
  const foot = page.getByRole('row', { name: /Total of all/ });
  await expect(foot).toContainText('Total of all 1');

  // The file names its state.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download register' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`register-${home}.csv`);
  expect(readFileSync(await file.path(), 'utf8')).toContain(number);

  await issueByWire(shop, { orderDate: '2026-04-01', qty1: 1, rate1: 100 });
  await page.reload();
  // It opens with the type last used.
  await expect(page.getByLabel('Report Type')).toHaveValue('tax');
  await expect(foot).toContainText('Total of all 2');
  await page.getByLabel('From', { exact: true }).fill('1/4/2026');
  await page.getByLabel('To', { exact: true }).fill('31/3/2027');
  await expect(foot).toContainText('Total of all 1');
  await expect(foot).toContainText('118.00');
  await expectAccessible(page);
  await page.getByLabel('From', { exact: true }).fill('2/4/2026');
  await expect(page.getByText(`No documents in ${homeName} match these filters.`)).toBeVisible();
  await page.getByRole('group', { name: 'Dates' }).getByRole('button', { name: 'All dates' }).click();
  await expect(foot).toContainText('Total of all 2');
});

test('A document is copied to a new one and credited; it is cancelled by keys alone with a reason in words, and listed marked when that is asked for', async ({
  page,
  shop,
}) => {
  const number = await issueByWire(shop);
  await issueByWire(shop, { qty1: 1, rate1: 100 });
  const reports = `${shop.origin}/invoicereports`;
  const pick = async (name: string) => {
    await page.goto(reports);
    await page.getByLabel('Report Type').selectOption('Tax Invoice');
    await page.getByRole('button', { name: `More for ${number}` }).press('Enter');
    await page.getByRole('menuitem', { name }).press('Enter');
  };
  await page.goto(reports);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  await page.getByRole('button', { name: `More for ${number}` }).press('Enter');
  await expectAccessible(page, { listOpen: true });
  await page.getByRole('menuitem', { name: 'Copy to new' }).press('Enter');
  await expect(page).toHaveURL(/taxinvoice/);
  await expect(page.getByLabel('Invoice Number')).toHaveValue('');
  await expect(page.getByLabel('Line 1 Quantity')).toHaveValue('42');

  await page.getByLabel('Destination').fill('Cuttack');
  await pick('Copy to new');
  await expect(page.getByLabel('Destination')).toHaveValue('New Delhi');
  await page.getByRole('button', { name: '1 set aside' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Tax Invoices set aside on this device' });
  await list.getByRole('button', { name: /Take up/ }).press('Enter');
  await expect(page.getByLabel('Destination')).toHaveValue('Cuttack');
  await expect(page.getByRole('button', { name: '1 set aside' })).toBeVisible();

  await pick('Credit note from this');
  await expect(page).toHaveURL(/creditnote/);
  await expect(page.getByLabel('Reference No')).toHaveValue(number);
  await expect(page.getByLabel('Line 1 Product')).toHaveValue('Wallpaper');

  await page.goto(reports);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  await page.getByRole('button', { name: `Delete ${number}` }).press('Enter');
  const question = page.getByRole('alertdialog', { name: `Are you sure you want delete invoice: ${number}` });
  await expect(question.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  await page.evaluate(async (name) => {
    document.querySelector<HTMLElement>('dialog :focus')?.click();
    // React draws, but the browser has not yet told that the dialog is closed.
    await Promise.resolve();
    document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    // Now it has.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, `Delete ${number}`);
  await expect(question.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  // Chromium goes to the first or to the last button of a group without a chosen one.
  await expect(question.locator('input:focus')).toHaveAttribute('name', 'cancel-reason');
  await question.getByLabel('Other').press('Space');
  await expect(question.getByLabel('Other')).toBeChecked();
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  const why = question.getByLabel('In a few words');
  await expect(why).toBeFocused();
  await expect(question.getByText('Say in a few words why it is cancelled')).toBeVisible();
  await expectAccessible(page);
  // On a phone the three buttons take two lines: none is cut off at the edge of the question.
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  const edge = (await question.boundingBox())?.x ?? Number.NaN;
  expect((await question.getByRole('button').first().boundingBox())?.x).toBeGreaterThan(edge);
  await page.setViewportSize(wide);
  await page.keyboard.type('Billed to the wrong department');
  for (const _ of ['Cancel', 'Cancel and make again', 'Delete']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${number} is cancelled`)).toBeVisible();

  await page.goto(reports);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  const foot = page.getByRole('row', { name: /Total of all/ });
  await expect(foot).toContainText('Total of all 1');
  await page.getByLabel('With cancelled ones').press('Space');
  await expect(foot).toContainText('Total of all 2, cancelled count as 0.00');
  await expect(foot).toContainText('118.00');
  const row = page.getByRole('row', { name: number });
  await expect(row).toContainText(
    /Cancelled \d\d\/\d\d\/\d{4} by \w+: Billed to the wrong department\. The amount was ₹ 1,06,554\.00\./,
  );
  await expect(row.getByRole('button', { name: `Delete ${number}` })).toHaveCount(0);
  await row.getByRole('button', { name: `More for ${number}` }).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Triplicate', 'Copy to new']);
  await page.keyboard.press('Escape');
});

shared(
  'The rows come at once, the totals when they are calculated, and another filter drops those under way',
  async ({ page, shop, announce }) => {
    announce(0);
    for (let count = 0; count < 12; count++) await issueByWire(shop, { buyerAddress: 'Zenith Walls\nDelhi' });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/getInvoiceDetails.*q=zenith.*totals=only/, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('totals=only'));
    const total = page.getByRole('row', { name: /^Total of all/ });
    await page.goto(`${shop.origin}/invoicereports`);
    await page.getByLabel('Report Type').selectOption('Tax Invoice');
    await page.getByLabel('Number or buyer').fill('zenith');
    await expect(page.getByRole('row', { name: /Zenith Walls/ })).toHaveCount(10);
    await expect(total).toHaveText('Total of all …………');
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1-10Next');
    // A page can be turned before the count is known.
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(page.getByRole('row', { name: /Zenith Walls/ })).toHaveCount(2);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('11-12');
    await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('Number or buyer').fill('zenith wal');
    await dropped;
    release();
    await expect(total).toHaveText(/^Total of all 12[\d,]+\.\d\d/);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1-10 of 12');
  },
);

test('A firm of one registration finds no hole in the filters where others choose one, and its bank details in one column', async ({
  page,
  shop,
}) => {
  const headers = { Authorization: `Bearer ${shop.token}` };
  const { version, company } = await (await page.request.get(`${shop.origin}/api/company`, { headers })).json();
  delete company.registrations[branch];
  company.bank.accountName = 'Malabar Tiles & Sanitaryware Emporium (Kochi) Private Limited';
  const data = { onto: version, company };
  expect((await page.request.post(`${shop.origin}/api/company`, { headers, data })).status()).toBe(200);
  const box = async (found: Locator) => {
    const { x = 0, y = 0, width = 0 } = (await found.boundingBox()) ?? {};
    return { x, y, width, right: x + width };
  };
  await page.goto(`${shop.origin}/invoicereports`);
  const [from, to] = [
    await box(page.getByLabel('From', { exact: true })),
    await box(page.getByLabel('To', { exact: true })),
  ];
  expect([from.width, from.y]).toEqual([to.width, to.y]);
  const [cancelled, register] = [
    page.getByText('With cancelled ones'),
    page.getByRole('button', { name: 'Download register' }),
  ];
  expect((await box(register)).x - (await box(cancelled)).right).toBeLessThan(40);

  await page.goto(`${shop.origin}/outstanding`);
  const [all, advance] = [page.getByRole('button', { name: /^All/ }), page.getByRole('button', { name: /^Advance/ })];
  expect((await box(advance)).y).toBe((await box(all)).y);
  expect(await page.locator('#query-note').evaluate((note) => note.scrollWidth - note.clientWidth)).toBe(0);

  await page.goto(`${shop.origin}/taxinvoice`);
  const bank = page
    .getByRole('region', { name: 'Paper preview' })
    .locator('dl')
    .filter({ hasText: 'IFSC' })
    .locator('dd');
  await expect(bank).not.toHaveCount(0);
  const starts = await bank.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().x)));
  expect(new Set(starts).size).toBe(1);
});
