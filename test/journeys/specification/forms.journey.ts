import { expect } from '@playwright/test';
import { issueByWire } from '../issue-by-wire.ts';
import { keepCompleteDraft, test } from '../shared-shop.ts';

test.describe.configure({ mode: 'default' });

test('Specification 2, /operations: six buttons, each leading to its screen', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/operations`);
  const targets = {
    'Generate Tax Invoice': '/taxinvoice',
    'Generate Pro-forma Invoice': '/performainvoice',
    'Generate Credit Note': '/creditnote',
    'View Reports': '/invoicereports',
    'Upload Images': '/uploadimage',
    'Delete Images': '/imageDeletion',
  };
  const main = page.getByRole('main');
  for (const [name, target] of Object.entries(targets))
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', target);
});

const forms = [
  ['/taxinvoice', 'tax', 'Tax Invoice'],
  ['/performainvoice', 'pro', 'Pro forma invoice / Quotation'],
  ['/creditnote', 'credit', 'Credit Note'],
] as const;

for (const [path, type, title] of forms)
  test(`Specification 2, forms: ${path} is titled ${title} and sends type ${type}`, async ({ page, shop, context }) => {
    await page.goto(`${shop.origin}/operations`);
    await keepCompleteDraft(page, type);
    await page.goto(`${shop.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const [sent, tab] = [page.waitForRequest(/\/api\/generateInvoice$/), context.waitForEvent('page')];
    await page.getByRole('button', { name: 'Generate Invoice' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ type });
    await (await tab).close();
  });

test('Specification 2, form fields: selects, addresses, references and dates, under their names', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/taxinvoice`);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  for (const label of ['Tax State', 'Tax Type']) await expect(field(label)).toHaveRole('combobox');
  for (const label of [
    'Consignee Address',
    'Buyer Address',
    'Invoice Number',
    'Date',
    'Reference No',
    'Other Refrences',
    'Buyer Order No',
    'Buyer Date',
    'Dispatch Doc No',
    'Delivery Note Date',
    'Dispatched Through',
    'Destination',
    'Terms of Delivery',
  ])
    await expect(field(label)).toBeEditable();
});

test('Specification 2, product rows: five, each with product, description, HSN/SAC, quantity, rate, unit and GST', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/taxinvoice`);
  const rows = page.getByRole('group', { name: /^Line \d+$/ });
  await expect(rows).toHaveCount(5);
  for (const row of await rows.all()) {
    const name = (await row.getAttribute('aria-label')) ?? '';
    for (const cell of ['Product', 'Description', 'HSN/SAC', 'Quantity', 'Rate', 'Per', 'GST'])
      await expect(row.getByLabel(`${name} ${cell}`, { exact: true })).toBeEditable();
    for (const list of ['HSN/SAC', 'Per', 'GST'])
      await expect(row.getByLabel(`${name} ${list}`)).toHaveRole('combobox');
  }
  await page.getByLabel('Line 1 Product').fill('film');
  await expect(page.getByRole('option').first()).toHaveText(/^Sun Film/);
});

test('Specification 2, submit button: Generate Invoice', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/taxinvoice`);
  await expect(page.getByRole('button', { name: 'Generate Invoice' })).toHaveAttribute('type', 'submit');
});

test('Specification 5, typed addresses: an address that no suggestion was chosen for is sent as it was typed', async ({
  page,
  shop,
  context,
}) => {
  await page.goto(`${shop.origin}/operations`);
  await issueByWire(page, { buyerAddress: 'Sample Interiors, 4 Example Road, New Delhi' });
  await keepCompleteDraft(page, 'pro');
  await page.goto(`${shop.origin}/performainvoice`);
  await page.getByLabel('Consignee Address').fill('Sample Residency');
  await page.getByLabel('Buyer Address', { exact: true }).fill('Sample Inter');
  await expect(page.getByRole('listbox', { name: 'Earlier addresses' }).getByRole('option')).not.toHaveCount(0);
  const [sent, tab] = [page.waitForRequest(/\/api\/generateInvoice$/), context.waitForEvent('page')];
  await page.keyboard.press('Control+Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    consigneeAddress: 'Sample Residency',
    buyerAddress: 'Sample Inter',
  });
  await (await tab).close();
});

test('Specification 4, submit: a faulty form is not sent, a valid one is, and the returned file is opened', async ({
  page,
  shop,
  context,
}) => {
  await page.goto(`${shop.origin}/operations`);
  await keepCompleteDraft(page, 'tax');
  await page.goto(`${shop.origin}/taxinvoice`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByLabel('Destination').fill('');
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(page.getByRole('alert')).toContainText('Destination is required');
  expect(asked).not.toContain('/api/generateInvoice');
  await page.getByLabel('Destination').fill('Cuttack');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/api\/document\/[\w-]{43}\/DL-26-27-\d{4}\.pdf$/);
  expect(asked).toContain('/api/generateInvoice');
  await tab.close();
});

test('Specification 8, other failed calls: an invoice that fails is logged, and told', async ({
  page,
  shop,
  announce,
}) => {
  announce(500);
  await page.goto(`${shop.origin}/operations`);
  await keepCompleteDraft(page, 'tax');
  await page.goto(`${shop.origin}/taxinvoice`);
  await page.route(/generateInvoice/, (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order.', problems: [] } }),
  );
  const logged = page.waitForEvent('console', (line) =>
    line.text().startsWith('Failed call: POST /api/generateInvoice'),
  );
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await logged;
  await expect(page.getByRole('alert').filter({ hasText: 'Out of order.' })).toBeVisible();
});
