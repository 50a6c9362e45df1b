import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { inEnglish } from '#domain/text/names.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { sampleBody } from '#test/build/build-sample.ts';
import { expectFits } from '../parts/expect-fits.ts';
import { fillHeader } from '../parts/invoice-form.ts';
import { offerSamples } from '../parts/offer-samples.ts';
import { test } from '../parts/own-shop.ts';

const panel = buildMaterial({
  ...{ code: 'HP 300', names: inEnglish('Teak panel'), folder: 'hpl' },
  colourways: [
    {
      names: inEnglish('Teak'),
      colours: ['brown'],
      pictures: [{ folder: 'hpl', name: 'teak-panel.jpg', kind: 'swatch' }],
    },
  ],
});

/** Fills the form of a pro-forma, whose row knows its material from the request, and issues it. */
async function quote(page: Page): Promise<void> {
  await fillHeader(page);
  const cell = (name: string) => page.getByLabel(`Line 1 ${name}`, { exact: true });
  await expect(cell('Description')).toHaveValue(/HP 300/);
  await cell('Quantity').fill('3');
  await cell('Rate').fill('1250');
  await cell('Per').selectOption('sqft');
  await cell('GST').selectOption('18');
  await issue(page);
}

async function issue(page: Page): Promise<void> {
  const issued = page.waitForResponse((answer) => answer.url().endsWith('/api/generateInvoice'));
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  expect((await issued).status()).toBe(200);
}

test('On phone, tablet and desk a sample is asked for, quoted and sold, and Reports say of its material what became of it', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await offerSamples(page, shop);
  const headers = { Authorization: `Bearer ${shop.token}` };
  const data = { onto: 0, material: panel };
  await page.request.post(`${shop.origin}/api/materials/HP%20300`, { headers, data });
  const send = (path: string, data: object) => page.request.post(`${shop.origin}${path}`, { data });
  const materials = [{ code: 'HP 300', colourway: 'Teak' }];
  expect((await send('/api/samples', { ...sampleBody, email: '', materials })).status()).toBe(200);
  const question = { user_email: '', user_name: 'Asha Rao', contact_number: '98100 12345' };
  expect((await send('/api/callback', { ...question, message: 'Is hp-300 there?' })).status()).toBe(200);

  await page.goto(`${shop.origin}/callbacks`);
  await page.getByRole('button', { name: 'Only samples' }).press('Enter');
  await page.getByRole('button', { name: 'Write pro-forma: Asha Rao' }).press('Enter');
  await quote(page);
  await page.locator('#issued').getByRole('link').press('Enter');
  await page.getByRole('button', { name: 'Make tax invoice' }).press('Enter');
  await expect(page.getByLabel('Line 1 Quantity', { exact: true })).toHaveValue('3');
  await issue(page);

  await page.goto(`${shop.origin}/invoicereports`);
  await page.getByRole('link', { name: 'Materials', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Report of materials' })).toBeFocused();
  const row = page.getByRole('row', { name: /^HP 300/ });
  for (const text of ['1 of 1', '3,750.00', 'Teak panel']) await expect(row).toContainText(text);
  await expect(row).toContainText(/1, 3 sqft/);
  await expect(page.getByRole('row', { name: /^Total of 1 material/ })).toContainText('1 of 1');
  await expectFits(page, row, page.getByRole('button', { name: 'XLSX' }), page.getByLabel('In the order of'));

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'XLSX' }).press('Enter');
  const { sheets } = await readXlsx(new Uint8Array(readFileSync(await (await saved).path())));
  expect(sheets[0]?.rows.slice(1)).toEqual([['HP 300', 'Teak panel', 1, 1, 1, 1, '3 sqft', 1, 0, '3 sqft', 3750]]);

  // Others stand below, also when the order is turned round.
  await page.getByLabel('Those without any use, too').press('Space');
  const rows = page.getByRole('rowheader').filter({ has: page.getByRole('link') });
  await expect(rows).toHaveText(['HP 300', 'HP 100', 'HP 204']);
  await page.getByLabel('In the order of').selectOption('Code');
  await expect(rows).toHaveText(['HP 300', 'HP 100', 'HP 204']);
  // The list of a phone has no heads.
  await page.setViewportSize({ width: 820, height: 844 });
  const code = page.getByRole('columnheader', { name: 'Code' });
  await expect(code).toHaveAttribute('aria-sort', 'ascending');
  await code.getByRole('button').press('Enter');
  await expect(code).toHaveAttribute('aria-sort', 'descending');
  await expect(rows).toHaveText(['HP 300', 'HP 204', 'HP 100']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByLabel('In the order of')).toHaveValue('code');
  await page.getByLabel('Those without any use, too').press('Space');

  await page.getByLabel('Period').selectOption('Last year');
  await expect(page.getByRole('heading', { name: /^No material was asked for or sold from/ })).toBeVisible();
  await expectFits(page);
  await page.getByLabel('Period').selectOption('This month');
  await row.getByRole('link', { name: 'HP 300' }).press('Enter');
  // Its page shows the same days.
  await expect(page).toHaveURL(/\/materials\/hp-300\?from=/);
  await expect(page.getByText('Asked for: 1')).toBeVisible();
  await expect(page.getByText('Sold: 1, 3 sqft')).toBeVisible();
  await expect(page.getByLabel('Period')).toHaveValue('This month');
});
