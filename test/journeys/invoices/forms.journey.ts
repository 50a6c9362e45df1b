import { expect, type Page } from '@playwright/test';
import { askedOptions } from '#test/specification/asked-lists.ts';
import { keepCompleteDraft } from '../parts/invoice-form.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { openPdfTab } from '../parts/open-pdf-tab.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/shared-shop.ts';
import { homeNumber } from '../parts/today.ts';

test('Specification 2, /operations: six buttons, each leading to its screen; the mark and a link lead to the public site, Operations back here', async ({
  page,
  shop,
}) => {
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
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/');
  await main.getByRole('link', { name: 'Public site' }).click();
  await expect(page).toHaveURL(`${shop.origin}/`);
  await page.getByRole('link', { name: 'Operations' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
});

function optionsIn(select: HTMLElement) {
  return [...(select as HTMLSelectElement).options].map(({ value, text }) => [value, text]);
}

test('The Tax Invoice has the fields, the rows and the products that were asked for', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/taxinvoice`);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const options = page.getByRole('option');

  await test.step('Specification 2, form fields: selects, addresses, references and dates, under their names', async () => {
    for (const [label, asked] of [
      ['Tax State', askedOptions.taxStates],
      ['Tax Type', askedOptions.taxTypes],
      ['Line 1 Per', askedOptions.units],
      ['Line 1 GST', askedOptions.gst],
    ] as const) {
      await expect(field(label)).toHaveRole('combobox');
      expect(await field(label).evaluate(optionsIn)).toEqual(asked);
    }
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

  await test.step('Specification 2, submit button: Generate Invoice', async () => {
    await expect(page.getByRole('button', { name: 'Generate Invoice' })).toHaveAttribute('type', 'submit');
  });

  await test.step('Specification 2, product rows: five, each with product, description, HSN/SAC, quantity, rate, unit and GST', async () => {
    const rows = page.getByRole('group', { name: /^Line \d+$/ });
    await expect(rows).toHaveCount(5);
    for (const row of await rows.all()) {
      const name = (await row.getAttribute('aria-label')) ?? '';
      for (const cell of ['Product', 'Description', 'HSN/SAC', 'Quantity', 'Rate', 'Per', 'GST'])
        await expect(row.getByLabel(`${name} ${cell}`, { exact: true })).toBeEditable();
      for (const list of ['HSN/SAC', 'Per', 'GST'])
        await expect(row.getByLabel(`${name} ${list}`)).toHaveRole('combobox');
    }
    const product = page.getByLabel('Line 1 Product');
    await product.fill('film');
    await expect(options.first()).toHaveText(/^Sun Film/);
    await product.press('Enter');
    await expect(product).toHaveValue('Sun Film');
  });

  await test.step('Specification 3, product names: Select Product stands in an empty field and first in its list, and clears the row’s product', async () => {
    const product = page.getByLabel('Line 2 Product');
    await expect(product).toHaveAttribute('placeholder', 'Select Product');
    await product.press('ArrowDown');
    await expect(options).toHaveCount(86);
    await expect(options.first()).toHaveText('Select Product');
    await expect(options.nth(1)).toHaveText(/^Sun Film/);
    // What is typed finds products alone: the entry costs no key there.
    await product.pressSequentially('blin');
    await expect(options.first()).toHaveText(/^Blinds/);
    await product.press('Enter');
    await expect(product).toHaveValue('Blinds');
    await product.press('ArrowDown');
    await options.filter({ hasText: 'Select Product' }).click();
    await expect(product).toHaveValue('');
    await product.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await product.press('ArrowDown');
    await product.press('Enter');
    await expect(product).toHaveValue('Sun Film');
  });
});

const forms = {
  tax: { path: '/taxinvoice', title: 'Tax Invoice' },
  pro: { path: '/performainvoice', title: 'Pro forma invoice / Quotation' },
  credit: { path: '/creditnote', title: 'Credit Note' },
};

/** A form that can be sent as it is. */
async function openComplete(page: Page, shop: Shop, type: keyof typeof forms) {
  await keepCompleteDraft(page, type);
  await page.goto(shop.origin + forms[type].path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forms[type].title);
}

/** What the form sends when `send` is done; the paper opens in a tab of its own. */
async function sentBy(page: Page, send: () => Promise<void>): Promise<unknown> {
  const [sent, tab] = [page.waitForRequest(/\/api\/generateInvoice$/), page.context().waitForEvent('page')];
  await send();
  const data = (await sent).postDataJSON();
  await (await tab).close();
  return data;
}

const generate = (page: Page) => page.getByRole('button', { name: /^Generate (Invoice|Credit Note)/ }).click();

test('Specification 2, forms: each has its title and sends its type', async ({ page, shop }) => {
  await openComplete(page, shop, 'credit');
  expect(await sentBy(page, () => generate(page))).toMatchObject({ type: 'credit' });

  await issueByWire(shop, { buyerAddress: 'Sample Interiors, 4 Example Road, New Delhi' });
  await openComplete(page, shop, 'pro');
  await test.step('Specification 5, typed addresses: an address that no suggestion was chosen for is sent as it was typed', async () => {
    await page.getByLabel('Consignee Address').fill('Sample Residency');
    await page.getByLabel('Buyer Address', { exact: true }).fill('Sample Inter');
    await expect(page.getByRole('listbox', { name: 'Earlier addresses' }).getByRole('option')).not.toHaveCount(0);
    expect(await sentBy(page, () => page.keyboard.press('Control+Enter'))).toMatchObject({
      type: 'pro',
      consigneeAddress: 'Sample Residency',
      buyerAddress: 'Sample Inter',
    });
  });
});

test('Specification 4, submit: a faulty form is not sent, a valid one is, and the returned file is opened', async ({
  page,
  shop,
  context,
  announce,
}) => {
  await openComplete(page, shop, 'tax');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByLabel('Destination').fill('');
  await generate(page);
  await expect(page.getByRole('alert')).toContainText('Destination is required');
  expect(asked).not.toContain('/api/generateInvoice');
  await page.getByLabel('Destination').fill('Cuttack');

  await test.step('Specification 8, other failed calls: an invoice that is refused, breaks or fails is logged, and told', async () => {
    announce(422, 500, 0);
    for (const [status, said] of [
      [422, 'Not like this.'],
      [500, 'Out of order.'],
      [0, 'Cannot reach the server.'],
    ] as const) {
      await page.route(/generateInvoice/, (route) =>
        status ? route.fulfill({ status, json: { message: said, problems: [] } }) : route.abort(),
      );
      const logged = page.waitForEvent('console', (line) =>
        line.text().startsWith('Failed call: POST /api/generateInvoice'),
      );
      await generate(page);
      expect((await logged).text()).toContain(status ? `status of ${status}` : 'Failed to fetch');
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
      await page.unroute(/generateInvoice/);
    }
  });

  // Another than the documents of today: an equal one is asked about.
  await page.getByLabel('Line 1 Quantity').fill('7.25');
  const sent = page.waitForRequest(/\/api\/generateInvoice$/);
  const series = homeNumber(1).replaceAll('/', '-').slice(0, -4);
  const pdfName = new RegExp(`/api/document/[\\w-]{43}/${series}\\d{4}\\.pdf$`);
  const tab = await openPdfTab(context, pdfName, () => generate(page));
  expect((await sent).postDataJSON()).toMatchObject({ type: 'tax' });
  await tab.close();
});
