import { expect, type Page } from '@playwright/test';
import { branch, home } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

test('A link of the program puts the focus on the heading, an opened or reloaded address does not, and the skip link works', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/operations`);
  await expect(page.getByRole('heading', { name: 'Recent documents' })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Generate Tax Invoice/ })).toBeFocused();

  // The logo leads to the site, as it does there; Operations has a link of its own.
  const bar = page.getByRole('banner').getByRole('link');
  await expect(bar.first()).toHaveAttribute('href', '/');
  await expect(bar.nth(1)).toHaveText('Operations');
  await expect(bar.nth(1)).toHaveAttribute('href', '/operations');

  await page.getByRole('link', { name: 'View Reports' }).press('Enter');
  await expect(heading(page)).toHaveText('Invoice reports');
  await expect(heading(page)).toBeFocused();
  // The screen comes under its heading once the desk has answered; before that a Tab leaves the page.
  await expect(page.getByLabel('State')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Materials', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('State')).toBeFocused();
  await page.getByRole('link', { name: 'Operations' }).press('Enter');
  await expect(heading(page)).toHaveText('Operations');
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recent documents' })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
});

test('What was issued last stands first among the recent documents, whatever its date and kind', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/operations`);
  const numbers = [];
  for (const changes of [
    { orderDate: '2026-11-20' },
    { type: 'pro' },
    { orderDate: '2026-10-01', taxState: branch, taxType: 'central' },
  ])
    numbers.unshift(await issueByWire(shop, changes));
  await page.reload();
  const listed = page.getByRole('region', { name: 'Recent documents' }).getByRole('rowheader');
  await expect(listed.first()).toHaveText(numbers[0] ?? '');
  await expect(listed.first().getByRole('link')).toHaveAttribute('href', /^\/document\/[\w-]+$/);
  expect((await listed.allTextContents()).slice(0, 3)).toEqual(numbers);
});

test('A document that another tab has cancelled leaves the list with a sentence, and the focus is there', async ({
  page,
  shop,
  announce,
}) => {
  announce(404);
  await page.goto(`${shop.origin}/invoicereports`);
  await expect(heading(page)).toBeVisible();
  const number = await issueByWire(shop);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  const button = page.getByRole('button', { name: `Delete ${number}` });
  await button.press('Enter');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.delete(`${shop.origin}/api/deleteInvoice/tax/${home}/${encodeURIComponent(number)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.getByRole('alertdialog').getByLabel('Duplicate').press('Space');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  const notice = page.getByRole('status').filter({ hasText: `${number} was cancelled already.` });
  await expect(notice).toBeFocused();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(button).toBeHidden();
  await expectAccessible(page);
});

test('A screen answers with a slash at its end too', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/invoicereports/`);
  await expect(page).toHaveURL(`${shop.origin}/invoicereports`);
  await expect(heading(page)).toHaveText('Invoice reports');
});
