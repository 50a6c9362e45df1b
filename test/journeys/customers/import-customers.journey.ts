import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/shared-shop.ts';

const rows = [
  ['Party Name', 'GSTIN/UIN', 'Mobile', 'City', 'Pin', 'Cr Days', 'Agent'],
  ['Import Hostels', '07AAECM6161H1ZG', '98100 55521', 'New Delhi', '110007', '30', 'K.'],
  ['Import Crafts', '', '98100 55524', 'New Delhi', '110021', '0', 'K.'],
  ['Import Clinics', '', '98100 five', 'New Delhi', '110024', '15', ''],
];

function status(page: Page, text: string | RegExp) {
  return page.getByRole('status').filter({ hasText: text });
}

function table(page: Page) {
  return page.getByRole('table', { name: 'What the import will do' });
}

test('A clerk pastes customers, chooses columns and imports the good rows, all by keyboard; again, nothing changes', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/customers/import`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Paste' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Rows with their headings')).toBeFocused();
  await page.keyboard.insertText(rows.map((cells) => cells.join('\t')).join('\n'));
  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('button', { name: 'All (3)' })).toBeFocused();
  await expect(status(page, 'Pasted, 3 rows')).toBeVisible();
  await expect(status(page, '2 rows go in: 2 new, 0 changed. 1 refused stays out.')).toBeVisible();
  await expect(table(page).getByRole('rowheader')).toHaveText([
    'New',
    'New',
    /^Refused: Row 4, Mobile: “98100 five” has letters/,
  ]);
  await expectAccessible(page);

  await page.getByLabel('Agent goes to').focus();
  await page.keyboard.press('c');
  await expect(page.getByLabel('Agent goes to')).toHaveValue('contactPerson');
  await expect(page.getByLabel('Agent goes to')).toBeEnabled();

  await page.keyboard.press('Control+Enter');
  await expect(status(page, 'Imported: 2 added, 0 changed, 0 the same, 1 refused.')).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save refused rows as a file' }).press('Enter');
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toContain('Import Clinics,,98100 five,New Delhi,110024,15,,"Row 4, Mobile: “98100 five” has letters');

  await page.getByRole('button', { name: 'Another file' }).press('Enter');
  const corrected = [
    rows[0]?.map((heading) => heading.toUpperCase()),
    rows[1],
    ['Import Crafts', '', '98100 55524', 'Noida', '110021', '45', 'K.'],
    ['Import Clinics', '', '98100 55525', 'New Delhi', '110024', '15', ''],
  ];
  const text = corrected.map((cells) => cells?.map((cell) => `"${cell}"`).join(',')).join('\r\n');
  await page.getByRole('button', { name: 'CSV or Excel file' }).press('Enter');
  const file = { name: 'parties.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Choose the file').setInputFiles(file);
  await expect(status(page, 'parties.csv, 3 rows')).toBeVisible();
  await expect(page.getByLabel('AGENT goes to')).toHaveValue('contactPerson');
  await expect(table(page).getByRole('rowheader')).toHaveText([
    'The same',
    'Changes place, was New Delhi; credit days, was 0',
    'New',
  ]);
  await page.getByRole('button', { name: 'Changes (1)' }).press('Enter');
  await expect(table(page).getByRole('rowheader')).toHaveCount(1);
  await page.keyboard.press('Control+Enter');
  await expect(status(page, 'Imported: 1 added, 1 changed, 1 the same, 0 refused.')).toBeFocused();

  await page.getByRole('button', { name: 'Another file' }).press('Enter');
  await page.getByLabel('Choose the file').setInputFiles(file);
  await expect(status(page, 'No row goes in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'The same (3)' })).toBeVisible();
  await page.goto(`${shop.origin}/customers`);
  await page.getByLabel('Name, GSTIN, phone or place').fill('import cr');
  await expect(page.getByRole('rowheader')).toHaveText(['Import Crafts']);

  await test.step('The last file is taken back as a whole, after its screen was left', async () => {
    await page.goto(`${shop.origin}/customers/import`);
    await expect(status(page, 'Imported from parties.csv: 1 added, 1 changed.')).toBeVisible();
    await page.getByRole('button', { name: 'Take back' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Take back 2 customers?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Take back' }).press('Enter');
    await expect(status(page, 'Taken back: 1 in the archive, 1 as before.')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
    await page.goto(`${shop.origin}/customers`);
    await page.getByLabel('Name, GSTIN, phone or place').fill('import');
    await expect(page.getByRole('rowheader')).toHaveText(['Import Crafts', 'Import Hostels']);
  });
});

test('An import whose answer breaks off goes on with one key, and each customer is there once', async ({
  page,
  shop,
}) => {
  const names = ['Stopped Hostels', 'Stopped Crafts', 'Stopped Clinics'];
  const text = ['Name\tCity', ...names.map((name) => `${name}\tCuttack`)].join('\n');
  const paste = async () => {
    await page.getByRole('button', { name: 'Paste' }).press('Enter');
    await page.keyboard.insertText(text);
    await page.keyboard.press('Control+Enter');
  };
  await page.goto(`${shop.origin}/customers/import`);
  await paste();
  await expect(status(page, '3 rows go in: 3 new, 0 changed.')).toBeVisible();
  // The shop imports, and the browser hears the first line of its answer alone. It sends no file to a route of Playwright's.
  const said = Promise.withResolvers<string[]>();
  const heard = Promise.withResolvers<void>();
  await page.route(
    '**/api/customers/import?*',
    async (route) => {
      const { authorization = '', 'idempotency-key': key = '' } = route.request().headers();
      const body = new FormData();
      body.append('file', new Blob([text]), 'pasted.txt');
      const headers = { Authorization: authorization, 'Idempotency-Key': key };
      const answer = await fetch(route.request().url(), { method: 'POST', headers, body });
      const lines = (await answer.text()).split('\n');
      said.resolve(lines);
      await heard.promise;
      await route.fulfill({ contentType: 'application/x-ndjson', body: `${lines[0]}\n` });
    },
    { times: 1 },
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('progressbar', { name: '0 of 3 rows are stored.' })).toBeVisible();
  expect(await said.promise).toEqual(['{"done":0,"of":3}', expect.stringContaining('"added":3'), '']);
  heard.resolve();
  await expect(page.getByText('The import stopped: The connection broke.')).toBeVisible();
  await expect(page.getByText('0 of 3 rows are stored.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue the import' }).press('Enter');
  await expect(status(page, 'Imported: 3 added, 0 changed, 0 the same, 0 refused.')).toBeFocused();

  await page.getByRole('button', { name: 'Another file' }).press('Enter');
  await paste();
  await expect(status(page, 'No row goes in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'The same (3)' })).toBeVisible();
  await page.goto(`${shop.origin}/customers`);
  await page.getByLabel('Name, GSTIN, phone or place').fill('stopped');
  await expect(page.getByRole('rowheader')).toHaveText([...names].sort());
});

test('What is no sheet is refused in a sentence, and a workbook is read', async ({ page, shop, announce }) => {
  announce(422);
  await page.goto(`${shop.origin}/customers/import`);
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Choose the file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await choose('photo.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]));
  await expect(page.getByRole('alert')).toHaveText('This is no text file, Excel sheet or Tally export.');
  await choose('parties.xlsx', await readFile('test/fixtures/parties.xlsx'));
  await expect(status(page, 'parties.xlsx, sheet “Ledger list”, 3 rows')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
