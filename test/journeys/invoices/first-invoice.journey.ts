import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startProgram } from '#test/program/start-program.ts';
import { branchName, homeName } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { logIn } from '../parts/log-in.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test as own } from '../parts/shared-shop.ts';

/** A shop in which nothing was ever written down: no demo, no company record, one owner. */
const test = own.extend<{ shop: Shop }>({
  loggedIn: false,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  shop: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-empty-'));
    const program = await startProgram({ PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'on' }, { again: true });
    await use({ ...program, token: '' });
    await program.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  },
});

async function typeInto(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.type(text);
}

function registration(page: Page, name: string) {
  return page.getByRole('group', { name });
}

test('An empty shop says what to do first, and a firm in one state comes to its first invoice by keyboard', async ({
  page,
  shop,
  context,
}) => {
  test.slow();
  const { keyboard } = page;
  await logIn(page, shop);
  const notice = page.getByRole('status').filter({ hasText: 'Fill in the company record first' });
  await expect(notice).toBeFocused();
  await expectAccessible(page);
  // No next number is shown before there is a registration.
  await expect(page.getByRole('link', { name: 'Generate Tax Invoice', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Generate Tax Invoice' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tax Invoice' })).toBeVisible();
  await expect(notice).toBeFocused();
  await typeInto(page, 'Reference No', 'AI/Q/318');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('Fill in the company record first');
  for (const path of ['/performainvoice', '/creditnote']) {
    await page.goto(shop.origin + path);
    await expect(notice).toBeFocused();
  }
  await page.goto(`${shop.origin}/taxinvoice`);
  await expect(notice).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Set up my shop' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Company' })).toBeVisible();
  await typeInto(page, 'Name', 'Aangan Interiors');
  await keyboard.press('Enter');
  const state = page.getByLabel('State', { exact: true });
  await expect(state).toBeFocused();
  await expect(state).toHaveAccessibleDescription(
    'Fill in one registration at least: the state, its GSTIN and the address there.',
  );
  await keyboard.type(homeName);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  const here = registration(page, `${homeName}, code 07`);
  await expect(here.getByLabel('GSTIN')).toBeFocused();
  await keyboard.type('07ABCDE1234F1Z2');
  await keyboard.press('Tab');
  await keyboard.type('Shop 14, Sample Market\nNew Delhi 110015');
  await expect(page.getByRole('textbox', { name: new RegExp(`^Tax Invoice, ${homeName}`) })).toBeVisible();
  await expect(page.getByRole('textbox', { name: new RegExp(`^Tax Invoice, ${branchName}`) })).toHaveCount(0);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('Saved. Version 1')).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel('Reference No')).toHaveValue('AI/Q/318');
  await expect(page.getByText('Fill in the company record first')).toHaveCount(0);
  // A firm with one registration is not asked for it.
  await expect(page.getByText(`From ${homeName}`)).toBeVisible();
  await expect(page.getByLabel('Tax State')).toHaveCount(0);
  await page.getByLabel('Tax Type').focus();
  await keyboard.type('Within');
  await typeInto(page, 'Consignee Address', 'Sample Residency, Tower B');
  await typeInto(page, 'Buyer Address', 'Sample Hotels, 7 Example Marg, New Delhi');
  await typeInto(page, 'Dispatched Through', 'Road');
  await typeInto(page, 'Destination', 'New Delhi');
  await typeInto(page, 'Line 1 Product', 'wallp');
  await expect(page.getByRole('option', { name: 'Wallpaper 48142000', exact: true })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByLabel('Line 1 Quantity')).toBeFocused();
  await keyboard.type('42');
  await keyboard.press('Enter');
  await keyboard.type('2150');
  await page.getByLabel('Line 1 Per').selectOption('roll');
  await page.getByLabel('Line 1 GST').selectOption('18');
  const opened = context.waitForEvent('page');
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Issued as')).toBeVisible();
  await expect(page.getByText(/^DL\/\d\d-\d\d\/0001$/)).toBeVisible();
  await (await opened).close();
});
