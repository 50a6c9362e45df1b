import { expect } from '@playwright/test';
import { branch, branchName } from '#test/specification/specified-firm.ts';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { expectUnbroken } from '../parts/expect-unbroken.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/shared-shop.ts';
import { dated } from '../parts/today.ts';

const billingAddress = 'Returning Sample Stays\nBeach Road, Specimen Point\nPuri, Odisha 752001\nGSTIN 21AAACS0000M1Z3';

test('A clerk mends a month by keyboard, saves its file, and an owner files it and opens it again', async ({
  page,
  shop,
  announce,
}) => {
  announce(422, 'Failed call: POST');
  const { id } = await addCustomer(shop, { billingAddress, gstin: '21AAACS0000M1Z3' });
  const may = (changes: Parameters<typeof issueByWire>[1]) =>
    issueByWire(shop, { taxState: branch, consigneeAddress: billingAddress, ...dated('2026-05-12'), ...changes });
  await may({ buyerAddress: billingAddress });
  const placeless = { buyerAddress: 'Arjun Sample\nHouse 4, Example Lane', consigneeAddress: 'House 4, Example Lane' };
  const noPlace = await may({ taxType: 'central', ...placeless });
  const mistyped = await may({ buyerAddress: billingAddress.replace('M1Z3', 'M1Z4'), customer: id });
  // Its place becomes known when IGST is charged already: only a cancellation mends that.
  const wrongTax = await may({ taxType: 'central', ...placeless });
  await addPlace(shop, wrongTax, '21');
  const elsewhere = 'Kavita Example\n7 Trial Avenue\nLucknow, Uttar Pradesh 226010';
  const note = await may({ type: 'credit', taxType: 'central', ...parties(elsewhere), referenceNumber: 'KT/118' });

  const receipt = {
    customer: id,
    taxState: branch,
    date: '2026-05-20',
    amount: 1_500_00,
    mode: 'upi',
    allocations: [],
  };
  const paid = await fetch(`${shop.origin}/api/receipts`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${shop.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(receipt),
  });
  expect(paid.status).toBe(201);

  await page.goto(`${shop.origin}/returns?state=${branch}`);
  await expect(page.getByLabel('Period')).toBeVisible();
  await page.keyboard.press('F2');
  await page.keyboard.type('may 2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/period=2026-05/);
  const toMend = page.getByRole('region', { name: /not in the files|Nothing to mend/ });
  await expect(toMend.getByRole('heading')).toContainText('4 documents are not in the files.');
  await expect(page.getByText(`Next: ${noPlace}. 4 things to mend`)).toBeVisible();
  await expectAccessible(page);
  await expectUnbroken(page);

  // Each fault is mended from here, and its row stays.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Place of supply', { exact: true })).toBeFocused();
  await page.keyboard.type('08');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a reason: it is stored with the document.')).toBeVisible();
  await expect(page.getByLabel('How do you know', { exact: true })).toBeFocused();
  await page.keyboard.type('Told on the phone');
  await page.keyboard.press('Enter');
  const rowOf = (number: string) => toMend.getByRole('listitem').filter({ hasText: number });
  await expect(rowOf(noPlace)).toContainText('Place of supply: 08 Rajasthan.');
  await expect(rowOf(noPlace).getByRole('link')).toBeFocused();
  await rowOf(mistyped).getByRole('button', { name: 'Take that one' }).press('Enter');
  await expect(rowOf(mistyped)).toContainText('GSTIN 21AAACS0000M1Z3, from the customer’s record.');
  await page.keyboard.press('Control+Enter');
  const invoice = page.getByRole('dialog', { name: `The invoice of ${note}` });
  await invoice.getByLabel('Invoice No.').fill('KT/118');
  await invoice.getByLabel('Date', { exact: true }).fill('2/4/2026');
  await invoice.getByLabel('Invoice value').fill('1,18,000');
  await invoice.getByLabel('Place of supply', { exact: true }).selectOption('09');
  await invoice.getByLabel('How do you know').fill('Its paper');
  await page.keyboard.press('Enter');
  await expect(rowOf(note)).toContainText('Its invoice: KT/118, ₹ 1,18,000.00.');
  await expect(toMend.getByRole('heading')).toContainText('1 document is not in the files.');
  await rowOf(wrongTax).getByRole('button', { name: 'Open document' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(wrongTax);
  await page.goBack();
  await expect(page.getByText('1 thing to mend in the document itself')).toBeVisible();
  await expect(toMend.getByRole('listitem')).toHaveCount(1);

  // The documents behind a figure.
  await page.getByRole('button', { name: 'CDNUR, notes to B2CL' }).press('Enter');
  const notes = page.getByRole('table', { name: 'Documents of CDNUR, notes to B2CL' });
  await expect(notes.getByRole('row', { name: note })).toContainText('09 Uttar Pradesh');
  await page.keyboard.press('ArrowDown');
  await expect(notes.getByRole('link', { name: note })).toBeFocused();
  await expect(notes.getByRole('link', { name: note })).toHaveAttribute('href', /^\/document\/[\w-]+$/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'HSN B2B' })).toBeFocused();

  // What is left of money that came is for a service.
  await page.getByRole('button', { name: 'Show advances' }).press('Enter');
  const advances = page.getByRole('table', { name: 'Advances at the end of May' });
  const advance = advances.getByRole('row').filter({ hasText: 'Returning Sample Stays' });
  await expect(advance).toContainText(`21 ${branchName}`);
  await expect(advance).toContainText('1,500.00');
  await advance.getByLabel(/^What RC-OD.* is for$/).focus();
  await page.keyboard.type('Service');
  await expect(page.getByText('report it in table 11A at the portal')).toContainText('₹ 1,500.00 is for services.');
  await expectAccessible(page);

  // The file says that it is incomplete; then the month is filed.
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Control+Enter');
  expect((await saved).suggestedFilename()).toMatch(/^returns_\d+_R1_.*_incomplete\.json$/);
  await expect(page.getByText('Next: mark May as filed.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: `Mark May 2026 of ${branchName} as filed?` });
  await expect(question).toContainText(`1 document is left out, with ₹ 16,254.00 of tax: ${wrongTax}.`);
  await question.getByLabel('ARN').fill('AA2105');
  await question.getByRole('button', { name: 'Mark as filed' }).press('Enter');
  await expect(question.getByText('An ARN has 15 letters and digits.')).toBeVisible();
  await question.getByLabel('ARN').fill('aa2105260000000');
  await question.getByRole('button', { name: 'Mark as filed' }).press('Enter');
  await expect(page.getByRole('heading', { name: `May 2026 of ${branchName} is closed` })).toBeVisible();
  await expect(page.getByText('ARN AA2105260000000, filed')).toBeVisible();
  await expect(page.getByText('Nothing has changed in what was filed.')).toBeVisible();
  const filed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'GSTR-1 JSON' }).press('Enter');
  expect((await filed).suggestedFilename()).toMatch(/_incomplete\.json$/);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/period=2026-06/);
  await expect(rowOf(wrongTax)).toContainText('Of 12/05/2026, carried into this return.');
  await page.getByRole('button', { name: 'May', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Reopen' }).press('Enter');
  await page.getByLabel('Why').fill('Filed too early');
  await page.getByRole('button', { name: 'Reopen' }).last().press('Enter');
  await expect(toMend.getByRole('heading')).toContainText('1 document is not in the files.');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'B2B, registered buyers' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('A month without documents says what the portal wants, and a return that cannot be read is asked for again', async ({
  page,
  shop,
  announce,
}) => {
  // A return waits only where a document was issued, and another journey may have issued none.
  await issueByWire(shop, { taxState: branch, taxType: 'central', ...dated('2026-04-10') });
  await page.goto(`${shop.origin}/operations`);
  const row = page.getByRole('region', { name: 'Waiting' }).getByRole('row', { name: /^Returns/ });
  await expect(row).toContainText(
    new RegExp(`GSTR-1 of ${branchName} for [A-Z][a-z]+ \\d{4}: (ready|\\d+ to mend), (due|\\d+ days? late)`),
  );
  await page.keyboard.press('Control+k');
  await page.keyboard.type('returns');
  await expect(page.getByRole('option', { name: /^Returns/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Returns');
  announce(0);
  await page.route(`**/api/returns/${branch}/2019-02`, (route) => route.abort());
  await page.goto(`${shop.origin}/returns?state=${branch}&period=2019-02`);
  await expect(page.getByText('Cannot reach the server. Nothing was lost: try again.')).toBeVisible();
  await page.unroute(`**/api/returns/${branch}/2019-02`);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText('the portal wants a nil return')).toBeVisible();
});

function parties(address: string) {
  return { buyerAddress: address, consigneeAddress: address };
}

/** Adds the place of supply to an invoice of the branch, as a clerk does on Returns. */
async function addPlace({ origin, token }: Shop, number: string, place: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const list = `${origin}/api/getInvoiceDetails/tax/${branch}?page=1&q=${encodeURIComponent(number)}`;
  const [found] = (await (await fetch(list, { headers })).json()) as { id: string }[];
  const body = JSON.stringify({ place, reason: 'Told on the phone' });
  const added = await fetch(`${origin}/api/documents/${found?.id}/supplement`, { method: 'POST', headers, body });
  expect(added.status).toBe(200);
}
