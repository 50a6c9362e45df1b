import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { home } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/own-shop.ts';
import { today } from '../parts/today.ts';

test('The owner names the ledgers as Tally has them, and the next file for Tally books to them', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/company`);
  const ledgers = page.getByRole('region', { name: 'Ledgers in Tally' });
  const cgst = ledgers.getByLabel('CGST');
  await expect(cgst).toHaveAttribute('placeholder', 'Output CGST');
  await cgst.fill('CGST @ 9% & more');
  await ledgers.getByLabel('Sales', { exact: true }).fill('output sgst');
  const save = page.getByRole('button', { name: 'Save' });
  await save.press('Enter');
  const sales = ledgers.getByRole('textbox', { name: 'Sales', exact: true });
  await expect(sales).toBeFocused();
  await expect(sales).toHaveAccessibleDescription('SGST has this ledger, in another group of Tally.');
  await expectAccessible(page);
  await sales.fill('');
  await save.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /Version/ })).toContainText('Saved. Version 2');

  await page.goto(`${shop.origin}/audit`);
  const line = page.getByRole('row').filter({ hasText: 'Company record saved' }).first();
  await expect(line).toContainText('Tally ledger, CGST: added CGST @ 9% & more');

  await issueByWire(shop, { taxState: home, taxType: 'state' });
  const month = today().slice(0, 7);
  await page.goto(`${shop.origin}/returns?state=${home}&period=${month}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tally' }).press('Enter');
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain('<LEDGERNAME>CGST @ 9% &amp; more</LEDGERNAME>');
  expect(file).toContain('<LEDGERNAME>Output SGST</LEDGERNAME>');
  expect(file).not.toContain('Output CGST');
});
