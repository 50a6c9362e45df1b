import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { buildTallyMasters, tallyStockItem } from '#test/build/build-tally.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { expectFits } from '../parts/expect-fits.ts';
import { openAsStaff } from '../parts/open-as-staff.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/own-shop.ts';

const rows = [
  ['Item Name', 'HSN/SAC', 'UOM', 'GST %', 'Packing', 'Rate'],
  ['Moved Panel', '39259090', 'pcs', '18', '8 x 4 ft', '2400'],
  ['Moved Cork', '45041010', 'sqft', '18', '', '95.5'],
  ['Moved Wrong', '4504101', 'sqft', '18', '', ''],
];

const csv = Buffer.from(rows.map((cells) => cells.join(',')).join('\r\n'));

function status(page: Page, text: string | RegExp) {
  return page.getByRole('status').filter({ hasText: text });
}

const choose = (page: Page, name: string, buffer: Uint8Array) =>
  page
    .getByLabel('Choose the file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) });

async function namesIn({ origin, token }: Shop): Promise<string[]> {
  const answer = await fetch(`${origin}/api/catalogue`, { headers: { Authorization: `Bearer ${token}` } });
  const { catalogue } = (await answer.json()) as { catalogue: { products: { name: string }[] } };
  return catalogue.products.map(({ name }) => name);
}

const windows = [
  { width: 390, height: 844, name: 'items.csv', bytes: async () => csv, sheet: '' },
  {
    width: 1440,
    height: 900,
    name: 'items.xlsx',
    bytes: () => writeXlsx({ sheets: [{ name: 'Items', rows }] }),
    sheet: ', sheet “Items”',
  },
];

for (const { width, height, name, bytes, sheet } of windows)
  test(`Products come from ${name} at ${width}: seen first, offered on the invoice, taken back as a whole`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height });
    // Screens of an Excel sheet are those of a text.
    const fits = () => (name === 'items.csv' ? expectFits(page) : undefined);
    await page.goto(`${shop.origin}/catalogue`);
    await page.getByRole('link', { name: 'Products from a file' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products from a file' })).toBeFocused();
    await fits();
    const before = await namesIn(shop);

    await choose(page, name, await bytes());
    await expect(page.getByRole('button', { name: 'All (3)' })).toBeFocused();
    await expect(status(page, `${name}${sheet}, 3 rows`)).toBeVisible();
    await expect(status(page, '2 new, 0 changed. 1 refused stays out.')).toBeVisible();
    const table = page.getByRole('table', { name: 'What the rows become' });
    await expect(table.getByRole('rowheader')).toHaveText([
      'Moved Panel',
      'Moved Cork',
      /^Row 4, HSN\/SAC: “4504101” is not an HSN or SAC code.*Moved Wrong/,
    ]);
    await expect(table.getByRole('row').filter({ hasText: 'Moved Panel' })).toContainText(/1219 x 2438 mm.*2400\.00/s);
    await expect(table.getByRole('row').filter({ hasText: 'Moved Cork' })).toContainText(/sq ft.*95\.50/s);
    await fits();
    expect(await namesIn(shop)).toEqual(before);
    await page.getByRole('button', { name: 'Refused (1)' }).press('Enter');
    await expect(table.getByRole('rowheader')).toHaveCount(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save refused rows as a file' }).press('Enter');
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(saved).toContain('Moved Wrong,4504101,sqft,18,,,"Row 4, HSN/SAC: “4504101” is not');

    await page.keyboard.press('Control+Enter');
    await expect(status(page, `Taken from ${name}: 2 new, 0 changed.`)).toBeFocused();
    await expect(page.getByText(/Until \d{2}\/\d{2}\/\d{4} \d{2}:\d{2} they can be taken back/)).toBeVisible();
    await fits();
    expect(await namesIn(shop)).toEqual([...before, 'Moved Panel', 'Moved Cork']);

    await page.goto(`${shop.origin}/taxinvoice`);
    await page.getByLabel('Line 1 Product', { exact: true }).fill('moved pan');
    await page.getByRole('option', { name: /Moved Panel/ }).click();
    await expect(page.getByLabel('Line 1 HSN/SAC', { exact: true })).toHaveValue('39259090');

    await page.goto(`${shop.origin}/movein`);
    await page.getByRole('button', { name: 'Take back' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Take back 2 products?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await fits();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    expect(await namesIn(shop)).toContain('Moved Cork');
    await page.getByRole('button', { name: 'Take back' }).press('Enter');
    await question.getByRole('button', { name: 'Take back' }).press('Enter');
    await expect(status(page, '2 products taken back.')).toBeFocused();
    expect(await namesIn(shop)).toEqual(before);
    await page.reload();
    await expect(page.getByLabel('Choose the file')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  });

test('Without a network, with an ended login, with a lost answer and with what is no list the screen keeps what it has', async ({
  page,
  shop,
  browser,
  announce,
}) => {
  announce(0, 401, 409, 422, 'Failed call:');
  await page.goto(`${shop.origin}/movein`);
  await choose(page, 'photo.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]));
  await expect(page.getByRole('alert')).toHaveText('This is no text file, Excel sheet or Tally export.');
  await page.context().setOffline(true);
  await choose(page, 'items.csv', csv);
  await expect(page.getByRole('alert')).toHaveText('Cannot reach the server. Nothing was lost: try again.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Read items.csv again' }).press('Enter');
  await expect(page.getByRole('button', { name: 'All (3)' })).toBeFocused();

  await page.evaluate(() => localStorage.setItem('token', 'ended'));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('Your login has ended. Your file is still here.');
  await expect(page.getByRole('link', { name: 'Log in in a new tab' })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate((token) => localStorage.setItem('token', token), shop.token);

  // The shop takes them, and its answer is lost.
  const before = await namesIn(shop);
  await page.route(
    '**/api/move-in/products',
    async (route) => {
      const form = new FormData();
      form.append('file', new Blob([csv]), 'items.csv');
      const { authorization = '' } = route.request().headers();
      await fetch(route.request().url(), { method: 'POST', headers: { Authorization: authorization }, body: form });
      await route.abort();
    },
    { times: 1 },
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toHaveText('Cannot reach the server. Nothing was lost: try again.');
  expect(await namesIn(shop)).toEqual([...before, 'Moved Panel', 'Moved Cork']);
  await page.keyboard.press('Control+Enter');
  await expect(status(page, 'Taken from items.csv: 2 new, 0 changed.')).toBeFocused();

  // Saved by others since: it cannot be taken back, and says so.
  const form = new FormData();
  form.append('file', new Blob(['Name,GST\nMoved Cork,5']), 'more.csv');
  const headers = { Authorization: `Bearer ${shop.token}` };
  await fetch(`${shop.origin}/api/move-in/products`, { method: 'POST', headers, body: form });
  await page.getByRole('button', { name: 'Take back' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The catalogue was saved since: change its products there.');
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Another file' }).press('Enter');
  await choose(page, 'Master.xml', Buffer.from(buildTallyMasters([tallyStockItem('Moved Louver')])));
  await expect(status(page, '1 new, 0 changed.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Moved Louver' })).toBeVisible();

  const clerk = await openAsStaff(browser, shop);
  await clerk.goto(`${shop.origin}/movein`);
  await expect(clerk.getByRole('alert')).toHaveText('Only an owner takes products from a file.');
  await clerk.context().close();
});
