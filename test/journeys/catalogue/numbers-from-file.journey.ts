import { expect } from '@playwright/test';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';
import { expectFits } from '../parts/expect-fits.ts';
import { test } from '../parts/own-shop.ts';
import { homeNumber, today } from '../parts/today.ts';

const rows = [
  `Tax Invoice,${homeName},SB/117/${financialYear(today()).slice(2)}`,
  `Receipt,${homeName},7`,
  `Voucher,${homeName},3`,
];
const csv = ['Document,State,Last number', ...rows].join('\r\n');

test('On phone, tablet and desk last numbers come from a file: seen first, then the form shows the next one, taken back as a whole', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 860 });
  await page.goto(`${shop.origin}/company`);
  await page.getByRole('link', { name: 'Last numbers from a file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Last numbers from a file' })).toBeFocused();
  await expectFits(page, page.getByLabel('Choose the file').locator('..'));
  await page
    .getByLabel('Choose the file')
    .setInputFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('button', { name: 'All (3)' })).toBeFocused();
  const table = page.getByRole('table', { name: 'What the rows become' });
  await expect(table.getByRole('row').filter({ hasText: homeNumber(118) })).toContainText(homeName);
  await expect(table.getByRole('row').filter({ hasText: `RC-${homeNumber(8)}` })).toContainText('Receipt');
  await expect(table.getByRole('rowheader').last()).toContainText(
    'Row 4, Document: “Voucher” is no kind of document: write Tax Invoice',
  );
  await expectFits(page, table);

  await page.keyboard.press('Control+Enter');
  const taken = page.getByRole('status').filter({ hasText: 'Taken from numbers.csv: 2 new, 0 changed.' });
  await expect(taken).toBeFocused();
  await expectFits(page, page.getByRole('button', { name: 'Take back' }));
  const next = async () => {
    const answer = await fetch(`${shop.origin}/api/desk`, { headers: { Authorization: `Bearer ${shop.token}` } });
    return ((await answer.json()) as { nextNumbers: { tax: { [home]: string } } }).nextNumbers.tax[home];
  };
  expect(await next()).toBe(homeNumber(118));
  await page.reload();
  await page.getByRole('button', { name: 'Take back' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '2 series taken back.' })).toBeFocused();
  expect(await next()).toBe(homeNumber(1));
});
