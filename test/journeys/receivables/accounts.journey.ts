import { expect } from '@playwright/test';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';

test('An account is kept by keyboard: an opening bill, an advance that is used and paid back, a rounding that is settled', async ({
  page,
  shop,
}) => {
  const block = 'Account Villas\n9 Example Marg\nNew Delhi 110037';
  const customer = await addCustomer(shop, { billingAddress: block, creditDays: 15 });
  await page.goto(`${shop.origin}/customers/${customer.id}`);
  await page.getByRole('button', { name: 'Add opening bill' }).press('Enter');
  await expect(page.getByLabel('Number of the bill')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Type the number of the bill')).toBeVisible();
  await page.keyboard.type('OLD/118');
  await page.keyboard.press('Tab');
  await page.keyboard.type('20/03/2026');
  await page.keyboard.press('Tab');
  await page.keyboard.type('25,000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'OLD/118 is added' })).toBeFocused();
  await expect(page.getByRole('row', { name: /OLD\/118 Delhi 04\/04\/2026 25,000\.00 Dr 25,000\.00/ })).toBeVisible();
  await page.getByRole('button', { name: 'Change OLD/118' }).press('Enter');
  await page.getByLabel('Amount ₹').fill('26,000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'OLD/118 is changed' })).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: '₹ 26,000.00' })).toBeVisible();
  await expectAccessible(page);

  // More came than was owed.
  await page.getByRole('link', { name: 'Receive money' }).press('Enter');
  await expect(page.getByLabel('Amount received')).toBeFocused();
  await page.keyboard.type('1,50,000');
  await page.getByLabel('Mode').selectOption('cheque');
  await page.getByLabel('Reference').fill('004417');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('₹ 1,24,000.00 is an advance.')).toBeVisible();

  // The next invoice takes from it.
  const number = await issueByWire(shop, { buyerAddress: block, consigneeAddress: block });
  await page.getByRole('link', { name: 'Use advance' }).press('Enter');
  await expect(page.getByLabel('Advance', { exact: true })).toHaveValue(/./);
  await expect(page.getByLabel(`${number} pays`)).toHaveValue('1,06,554.00');
  await page.getByLabel(`${number} pays`).fill('1,06,550');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: '₹ 1,06,550.00 of the advance' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Account' }).press('Enter');

  // What is left goes back, and the four rupees are let go.
  await page.getByRole('link', { name: 'Pay back' }).press('Enter');
  await expect(page.getByLabel('Amount paid back')).toBeFocused();
  await page.keyboard.type('17,450');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ba');
  await page.keyboard.press('Enter');
  await page.keyboard.type('SMPLN99');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Generate Refund' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#entered')).toHaveText(/^RF-DL/);
  await page.goto(`${shop.origin}/settle?customer=${customer.id}`);
  await expect(page.getByLabel('Why')).toBeFocused();
  await page.keyboard.type('Rou');
  await page.getByLabel(`${number} settles`).focus();
  await page.keyboard.press('=');
  await expect(page.getByLabel(`${number} settles`)).toHaveValue('4.00');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('#entered')).toHaveText(/^ST-DL/);

  await page.getByRole('link', { name: 'Account' }).press('Enter');
  await expect(page.getByRole('definition').filter({ hasText: '₹ 0.00' })).toBeVisible();
  const ledger = page.getByRole('table', { name: 'Ledger of Account Villas' });
  await expect(ledger).toContainText('Receipt, cheque 004417');
  await expect(ledger.getByRole('row').last().getByRole('cell').last()).toHaveText('0.00');
  await page.getByRole('button', { name: 'Statement' }).press('Enter');
  await expect(page.getByLabel('Registration')).toBeFocused();
  const drawn = page.waitForResponse(/statement\.pdf/);
  await page.getByRole('button', { name: 'Open PDF' }).press('Enter');
  expect((await drawn).headers()['document-url']).toContain('Statement-2026-04-01');
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Statement of account' })).toBeHidden();

  // The day book has them by day, with the sums of each mode.
  await page.goto(`${shop.origin}/receipts?q=004417`);
  await expect(page.getByRole('table', { name: 'Receipts' }).getByRole('rowheader')).toHaveText([/^RC-DL/]);
  await expect(page.getByRole('table', { name: 'Sums, without cancelled ones' })).toContainText(
    'Cheque10.001,50,000.00',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refunds' }).press('Enter');
  await expect(page).toHaveURL(/kind=refund/);
  await page.getByLabel('Number, reference or name').fill('SMPLN99');
  await expect(page.getByRole('table', { name: 'Refunds' })).toContainText('Account Villas');
  await page.reload();
  await expect(page.getByLabel('Number, reference or name')).toHaveValue('SMPLN99');
  await page.getByLabel('Number, reference or name').fill('nothing like it');
  await expect(page.getByText(/No refunds .* that fit what is chosen above/)).toBeVisible();
});
