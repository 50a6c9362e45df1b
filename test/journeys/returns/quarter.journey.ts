import { expect, type Page } from '@playwright/test';
import { branch, branchName } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { openAsStaff } from '../parts/open-as-staff.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/own-shop.ts';
import { dated } from '../parts/today.ts';

const hotel = 'Sample Stays\nBeach Road\nPuri, Odisha 752001\nGSTIN 21AAACS0000M1Z3';
const household = 'Kavita Example\n7 Trial Avenue\nBhubaneswar, Odisha 751001';

test('An owner who files by the quarter marks two IFFs by keyboard, and is led to the quarter', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/company`);
  await page
    .getByRole('group', { name: new RegExp(`^${branchName}`) })
    .getByLabel('GSTR-1 filed')
    .selectOption('quarterly');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.locator('[data-dock] [role=status]').first()).toContainText('Saved');
  await issue(shop, '2026-04-10', hotel);
  await issue(shop, '2026-04-11', household);
  await issue(shop, '2026-05-12', hotel);
  const mistyped = await issue(shop, '2026-05-13', hotel.replace('M1Z3', 'M1Z4'));

  await page.goto(`${shop.origin}/returns?state=${branch}&period=2026-Q2`);
  await expect(page.getByText('filed quarterly')).toBeVisible();
  await page.keyboard.press('F2');
  await page.keyboard.type('apr 2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Due Wednesday 13\/05\/2026/)).toBeVisible();
  await expect(sections(page, 'IFF, April 2026')).toContainText('1 invoice');
  await expect(page.getByText(/1 is for the return of the quarter\./)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Nothing to mend/ })).toBeVisible();
  await saveFile(page);
  await expect(page.getByText('Next: mark the IFF of April as filed.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: `Mark the IFF of April 2026 of ${branchName} as filed?` });
  await expect(question).toContainText('Everything else in the month is for the return of the quarter.');
  await expectAccessible(page);
  await question.getByLabel('Filed on').fill('13/05/2026');
  await question.getByRole('button', { name: 'Mark as filed' }).press('Enter');
  await expect(page.getByRole('heading', { name: `The IFF of April 2026 of ${branchName} is filed` })).toBeVisible();
  await expect(page.getByText('Next is the IFF of May, due 13/06/2026.')).toBeVisible();

  // May: one with a wrong GSTIN is left out. After it comes the quarter, since June has no return of its own.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: /^1 document is not in the files/ })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as filed' }).press('Enter');
  const second = page.getByRole('alertdialog', { name: `Mark the IFF of May 2026 of ${branchName} as filed?` });
  await expect(second).toContainText(`1 document is left out, with ₹ 16,254.00 of tax: ${mistyped}.`);
  await expect(second).toContainText('The return of the quarter includes what is corrected by then.');
  // The portal takes no IFF after the 13th.
  await second.getByLabel('Filed on').fill('13/06/2026');
  await second.getByRole('button', { name: 'Mark as filed' }).press('Enter');
  await expect(page.getByText('1 document was left out, and is carried into it.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/period=2026-Q1/);
});

test('A quarter has what its IFF left out, and not again what it reported; an owner files and reopens it by keyboard', async ({
  page,
  shop,
  announce,
}) => {
  announce(422);
  const { company, version } = await call(shop, 'GET', '/api/company');
  const { [branch]: there, ...other } = company.registrations;
  const registrations = { ...other, [branch]: { ...there, filing: 'quarterly' } };
  await call(shop, 'POST', '/api/company', { onto: version, company: { ...company, registrations } });
  const may = await issue(shop, '2026-05-12', hotel);
  const mistyped = await issue(shop, '2026-05-13', hotel.replace('M1Z3', 'M1Z4'));
  const june = await issue(shop, '2026-06-14', hotel);
  const { revision } = await call(shop, 'GET', `/api/returns/${branch}/2026-05`);
  await call(shop, 'POST', `/api/returns/${branch}/2026-05/filed`, { revision, filedOn: '2026-06-10', arn: '' });

  await page.goto(`${shop.origin}/returns?state=${branch}&period=2026-Q1`);
  const quarter = sections(page, 'GSTR-1, April to June 2026');
  await expect(quarter.getByRole('row', { name: /Filed in the IFF of its first months/ })).toContainText('1 document');
  const toMend = page.getByRole('region', { name: /not in the files|Nothing to mend/ });
  await expect(toMend.getByRole('listitem')).toContainText(mistyped);
  await mendGstin(page);
  await expect(toMend.getByRole('listitem')).toContainText('GSTIN 21AAACS0000M1Z3');
  await page.getByRole('button', { name: 'B2B, registered buyers' }).press('Enter');
  const listed = page.getByRole('table', { name: 'Documents of B2B, registered buyers' });
  await expect(listed.getByRole('row', { name: june })).toBeVisible();
  await expect(listed.getByRole('row', { name: mistyped })).toBeVisible();
  await expect(listed.getByRole('row', { name: may })).toHaveCount(0);
  await expectAccessible(page);
  await saveFile(page);
  await expect(page.getByText('Next: mark April to June 2026 as filed.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const last = page.getByRole('alertdialog', { name: `Mark April to June 2026 of ${branchName} as filed?` });
  await expect(last).toContainText('Tax in this return ₹ 32,508.00, 2 documents.');
  await last.getByLabel('ARN').fill('AA2106260000000');
  await last.getByRole('button', { name: 'Mark as filed' }).press('Enter');
  await expect(page.getByRole('heading', { name: `April to June 2026 of ${branchName} is closed` })).toBeVisible();
  // Under a question F2 is not heard.
  await expect(last).toBeHidden();

  // A month without a return of its own leads to its quarter, which is opened again with a reason.
  await page.keyboard.press('F2');
  await page.keyboard.type('june 2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('June 2026 is its last month: choose the quarter.')).toBeVisible();
  await page.getByRole('button', { name: 'Open April to June 2026' }).press('Enter');
  await page.getByRole('button', { name: 'Reopen' }).press('Enter');
  await page.getByLabel('Why').fill('A note is missing');
  await page.getByRole('button', { name: 'Reopen' }).last().press('Enter');
  await expect(page.getByText('Next: the file for the portal.')).toBeVisible();
  await expect(quarter.getByRole('row', { name: /Filed in the IFF/ })).toContainText('1 document');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('Staff mend a return and save its files; only owners mark it as filed and reopen it', async ({
  page,
  shop,
  browser,
}) => {
  await issue(shop, '2026-05-12', hotel);
  const mistyped = await issue(shop, '2026-05-13', hotel.replace('M1Z3', 'M1Z4'));
  const clerk = await openAsStaff(browser, shop);
  await clerk.goto(`${shop.origin}/returns?state=${branch}&period=2026-05`);
  await expect(clerk.getByRole('region', { name: /^1 document is not in the files/ })).toBeVisible();
  await expect(clerk.getByText('Only owners mark May as filed.')).toBeVisible();
  await expect(clerk.getByRole('button', { name: 'Mark as filed' })).toHaveCount(0);
  await expectAccessible(clerk);
  await mendGstin(clerk);
  await expect(clerk.getByRole('listitem').filter({ hasText: mistyped }).first()).toContainText(
    'GSTIN 21AAACS0000M1Z3',
  );
  await saveFile(clerk);
  await expect(clerk.getByText('Next: upload it at the portal. Then an owner marks May as filed.')).toBeVisible();
  const saved = clerk.waitForEvent('download');
  await clerk.getByRole('button', { name: 'Pack' }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
  const token = await clerk.evaluate(() => localStorage.getItem('token'));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const filed = `${shop.origin}/api/returns/${branch}/2026-05/filed`;
  const body = JSON.stringify({ revision: 1, filedOn: '2026-06-10', arn: '' });
  expect(await refusalOf(await fetch(filed, { method: 'POST', headers, body }))).toEqual(ownersOnly);

  await page.goto(`${shop.origin}/returns?state=${branch}&period=2026-05`);
  await page.getByRole('button', { name: 'Mark as filed' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as filed' }).press('Enter');
  await expect(page.getByRole('heading', { name: `May 2026 of ${branchName} is closed` })).toBeVisible();
  await clerk.reload();
  await expect(clerk.getByRole('heading', { name: `May 2026 of ${branchName} is closed` })).toBeVisible();
  await expect(clerk.getByText('Only owners reopen it.')).toBeVisible();
  await expect(clerk.getByRole('button', { name: 'Reopen' })).toHaveCount(0);
  const reopened = await fetch(`${filed}?reason=because`, { method: 'DELETE', headers });
  expect(await refusalOf(reopened)).toEqual(ownersOnly);
  await clerk.setViewportSize({ width: 390, height: 844 });
  expect(await clerk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await clerk.context().close();
});

const ownersOnly = [403, 'Only an owner may do this.'];

function sections(page: Page, name: string) {
  return page.getByRole('table', { name });
}

/** Adds the GSTIN of the first document to mend, and why. */
async function mendGstin(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('GSTIN', { exact: true })).toBeFocused();
  await page.keyboard.type('21AAACS0000M1Z3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Told on the phone');
  await page.keyboard.press('Enter');
}

async function saveFile(page: Page): Promise<void> {
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Control+Enter');
  expect((await saved).suggestedFilename()).toMatch(/^returns_\d+_R1_.*_offline\.json$/);
}

async function refusalOf(answer: Response) {
  return [answer.status, ((await answer.json()) as { message: string }).message];
}

function issue(shop: Shop, day: string, address: string): Promise<string> {
  return issueByWire(shop, {
    ...{ taxState: branch, ...dated(day) },
    ...{ buyerAddress: address, consigneeAddress: address },
  });
}

/** Calls the shop as its owner. */
async function call({ origin, token }: Shop, method: 'GET' | 'POST', path: string, body?: object) {
  const answer = await fetch(origin + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.ok, path).toBe(true);
  return answer.json();
}
