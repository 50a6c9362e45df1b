import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import type { MaterialListAnswer } from '#contract/materials.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { expectFits } from '../parts/expect-fits.ts';
import { openAsStaff } from '../parts/open-as-staff.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/own-shop.ts';

const leaf = buildMaterial({ code: 'XL 204', folder: 'hpl' });

async function materialsOf({ origin, token }: Shop) {
  const answer = await fetch(`${origin}/api/materials`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as MaterialListAnswer).materials.map(({ material }) => material);
}

async function addLeaf({ origin, token }: Shop) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ onto: 0, material: leaf });
  expect((await fetch(`${origin}/api/materials/XL%20204`, { method: 'POST', headers, body })).status).toBe(200);
}

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const choose = (page: Page, name: string, buffer: Uint8Array) =>
  page
    .getByLabel('Choose the file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) });

test('On phone, tablet and desk materials are saved as Excel, changed there, seen before they are taken, and taken back, by keyboard', async ({
  page,
  shop,
}) => {
  await addLeaf(shop);
  const before = await materialsOf(shop);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.origin}/materials`);
  await expect(page.getByRole('link', { name: 'XL 204' })).toBeVisible();
  await expectFits(
    page,
    page.getByRole('button', { name: 'Save as Excel' }),
    page.getByRole('link', { name: 'Materials from a file' }),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as Excel' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('materials.xlsx');
  const bytes = await readFile(await (await download).path());
  await page.getByRole('link', { name: 'Materials from a file' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Materials from a file' })).toBeFocused();
  await expectFits(page);

  await choose(page, 'materials.xlsx', bytes);
  await expect(status(page, 'No material goes in.')).toBeVisible();
  await page.getByRole('button', { name: 'Another file' }).press('Enter');

  const { sheets } = await readXlsx(bytes);
  const [heads = [], ...rows] = sheets[0]?.rows ?? [];
  const rate = heads.indexOf('Rate, ₹');
  const changed = rows.map((row) => (row[0] === 'XL 204' ? row.with(rate, 1300) : row));
  const added = ['XL 300', 'Vine board', null, null, 'HPL'];
  const wrong = ['XL_1', 'Odd board', null, null, 'HPL'];
  const next = await writeXlsx({ sheets: [{ name: 'Materials', rows: [heads, ...changed, added, wrong] }] });
  await choose(page, 'next.xlsx', next);
  await expect(status(page, '1 new, 1 changed. 1 refused stays out.')).toBeVisible();
  const table = page.getByRole('table', { name: 'What the rows become' });
  await expect(table.getByRole('row').filter({ hasText: 'XL 204' })).toContainText(/Changed.*Rate, ₹.*1300\.00/s);
  await expect(table.getByRole('rowheader', { name: /Code: “XL_1” is no code/ })).toBeVisible();
  await expectFits(page, table);
  expect(await materialsOf(shop)).toEqual(before);

  await page.keyboard.press('Control+Enter');
  await expect(status(page, 'Taken from next.xlsx: 1 new, 1 changed.')).toBeFocused();
  const now = await materialsOf(shop);
  expect(now).toHaveLength(before.length + 1);
  expect(now.find(({ code }) => code === 'XL 204')).toEqual({ ...leaf, rate: { ...leaf.rate, paise: 130_000 } });

  await page.reload();
  await page.getByRole('button', { name: 'Take back' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Take back 2 materials?' });
  await expectFits(page, question.getByRole('button', { name: 'Take back' }));
  await question.getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(status(page, '2 materials taken back.')).toBeFocused();
  expect(await materialsOf(shop)).toEqual(before);
});

test('After a lost answer the same file can still be taken back; what was saved on top stays, and staff are told that owners take files', async ({
  page,
  shop,
  browser,
  announce,
}) => {
  announce(0, 409, 'Failed call:');
  await page.goto(`${shop.origin}/movein/materials`);
  const csv = Buffer.from('Code,Name,Category\nXL 301,Vine one,HPL\nXL 302,Vine two,HPL');
  await choose(page, 'two.csv', csv);
  await expect(status(page, '2 new, 0 changed.')).toBeVisible();
  await page.route(
    '**/api/move-in/materials',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toHaveText('Cannot reach the server. Nothing was lost: try again.');
  await page.keyboard.press('Control+Enter');
  await expect(status(page, 'Taken from two.csv: 2 new, 0 changed.')).toBeFocused();
  await addLeaf(shop);
  await page.getByRole('button', { name: 'Take back' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('A material was saved since: change the materials on their pages.');

  const clerk = await openAsStaff(browser, shop);
  await clerk.goto(`${shop.origin}/movein/materials`);
  await expect(clerk.getByRole('alert')).toHaveText('Only an owner takes materials from a file.');
  await clerk.goto(`${shop.origin}/materials`);
  await expect(clerk.getByRole('button', { name: 'Save as Excel' })).toBeVisible();
  await expect(clerk.getByRole('link', { name: 'Materials from a file' })).toHaveCount(0);
  await clerk.context().close();
});
