import { expect } from '@playwright/test';
import { addDays, formatDate } from '#domain/calendar/indian-date.ts';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/own-shop.ts';
import { today } from '../parts/today.ts';

const hotels = 'Sample Hotels\n7 Example Marg, Aerocity\nNew Delhi 110037\nGSTIN 07AAACS1111A1ZC';
const homes = 'Demo Homes, Flat 3B\nCDA Sector 9\nCuttack 753001';
const villa = 'Trial Villa 11\nSector 15\nNoida 201301';
const bakery = 'Model Bakery\n9 Trial Road\nNew Delhi 110027';

test('The buyers of the documents are ticked, corrected and added by keyboard, and their documents are in their ledgers', async ({
  page,
  shop,
}) => {
  for (const buyerAddress of [hotels, hotels, bakery, bakery, villa]) await issueByWire(shop, { buyerAddress });
  for (const _ of [1, 2]) await issueByWire(shop, { buyerAddress: homes, orderDate: addDays(today(), -40) });
  const proForma = await issueByWire(shop, { type: 'pro', buyerAddress: hotels });
  await page.goto(`${shop.origin}/customers`);
  await expect(page.getByRole('heading', { name: 'Nobody is in the book yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add 4 from documents' }).press('Enter');

  await expect(page.getByText('4 buyers on 8 documents are not in the book yet.')).toBeVisible();
  const dock = page.getByRole('status').filter({ hasText: 'ticked.' });
  await expect(dock).toHaveText('3 of 4 ticked. Their 7 documents are linked to them too.');
  const box = (name: string) => page.getByRole('checkbox', { name });
  await box('Sample Hotels').focus();
  await page.keyboard.press('Space');
  await expect(dock).toContainText('2 of 4 ticked.');
  await page.keyboard.press('Space');
  await box('Trial Villa 11').focus();
  await page.keyboard.press('ArrowUp');
  await expect(box('Trial Villa 11')).not.toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(box('Trial Villa 11')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Billing address')).toBeFocused();
  await expect(page.getByLabel('Place')).toHaveValue('Noida');
  await page.getByLabel('Credit days').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('15');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(box('Trial Villa 11')).toBeFocused();
  await expect(dock).toHaveText('4 of 4 ticked. Their 8 documents are linked to them too.');

  // Somebody else adds one of them meanwhile.
  await addCustomer(shop, { billingAddress: bakery });
  await page.keyboard.press('Control+Enter');
  const notice = page.getByRole('alert');
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('3 customers are added, with 6 documents');
  await expect(notice.getByRole('listitem')).toHaveText([/^Model Bakery: /]);
  await expect(page.getByText('Every buyer on your documents is in the book.')).toBeVisible();
  await notice.getByRole('link', { name: 'Customers' }).press('Enter');

  await expect(page.getByRole('rowheader')).toHaveText([
    'Demo Homes, Flat 3B',
    'Model Bakery',
    'Sample Hotels',
    'Trial Villa 11',
  ]);
  const row = page.getByRole('row', { name: /^Sample Hotels/ });
  const shown = [
    '07AAACS1111A1ZC',
    'New Delhi',
    `${formatDate(today())} ${proForma}`,
    '2,13,108.00',
    '2,13,108.00',
    '0.00',
  ];
  await expect(row.getByRole('cell')).toHaveText(shown);
  const late = page
    .getByRole('row', { name: /^Demo Homes/ })
    .getByRole('cell')
    .last();
  await expect(late).toHaveText(/^40 days ?: 2,13,108\.00$/);
  await row.getByRole('link', { name: 'Sample Hotels' }).press('Enter');
  const ledger = page.getByRole('table', { name: 'Ledger of Sample Hotels' });
  await expect(ledger.getByRole('row').nth(2).getByRole('cell').last()).toHaveText('2,13,108.00');
  await expect(ledger.getByRole('link')).toHaveCount(2);
  await expect(ledger.getByRole('link').first()).toHaveAttribute('href', /^\/document\/[\w-]+$/);
  await expect(page.getByRole('link', { name: proForma })).toBeVisible();
  await page.getByRole('button', { name: 'Other dates' }).press('Enter');
  const yesterday = formatDate(addDays(today(), -1));
  for (const end of ['From', 'To']) await page.getByLabel(end, { exact: true }).fill(yesterday);
  await expect(ledger).toContainText('Nothing was issued to this customer');
  await page.getByRole('button', { name: 'All dates' }).press('Enter');
  await expect(ledger.getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
});
