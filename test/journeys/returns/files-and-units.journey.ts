import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { branch } from '#test/specification/specified-firm.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';
import { dated } from '../parts/today.ts';

const buyerAddress = 'Unit Sample Homes\nPlot 4, Specimen Road\nBhubaneswar, Odisha 751024';
const march = {
  ...{ taxState: branch, ...dated('2026-03-12') },
  ...{ buyerAddress, consigneeAddress: buyerAddress },
} as const;

test('A unit that GSTN has no code for leads to the units of the catalogue, and back to its return', async ({
  page,
  shop,
}) => {
  await issueByWire(shop, { ...march, ratePerQty1: 'rft' });
  await page.goto(`${shop.origin}/returns?state=${branch}&period=2026-03`);
  const check = page.getByRole('listitem').filter({ hasText: 'rft is reported as OTH (others)' });
  await check.getByRole('link', { name: 'Units' }).press('Enter');
  await expect(page).toHaveURL(/\/catalogue#units$/);
  const unit = page.getByRole('table', { name: /^Units/ }).getByRole('row', { name: /^rft/ });
  await expect(unit).toContainText('no code of its own');
  await expect(page.getByRole('heading', { name: /^Units/ })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`state=${branch}&period=2026-03`));
  await expect(check).toBeVisible();
});

test('A voucher that staff add to after an export comes with the next file for Tally, and the row says so', async ({
  page,
  shop,
}) => {
  const number = await issueByWire(shop, march);
  await page.goto(`${shop.origin}/returns?state=${branch}&period=2026-03`);
  await saveTally(page);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Tally', exact: true }) });
  await expect(row).toContainText('No new voucher.');
  await expect(row).not.toContainText('changed since');

  const headers = { Authorization: `Bearer ${shop.token}`, 'Content-Type': 'application/json' };
  const found = await fetch(`${shop.origin}/api/jump?q=${encodeURIComponent(number)}`, { headers });
  const [{ path: address }] = (await found.json()) as [{ path: string }];
  const added = await fetch(`${shop.origin}/api/documents/${address.split('/').at(-1)}/supplement`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ pin: '751024', reason: 'Told on the phone' }),
  });
  expect(added.status).toBeLessThan(300);
  await page.reload();
  await expect(row).toContainText('1 was changed since, and is sent again.');
  const again = await saveTally(page);
  expect(again).toContain('ACTION="Alter"');
  expect(again).toContain(number);
  await expect(row).toContainText('No new voucher.');
  await expect(row).not.toContainText('changed since');
});

async function saveTally(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tally', exact: true }).press('Enter');
  return readFileSync(await (await saved).path(), 'utf8');
}
