import { expect, type Page } from '@playwright/test';
import { readPdf } from '#test/read/read-pdf.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { typeInto } from '../parts/invoice-form.ts';
import { logIn } from '../parts/log-in.ts';
import { openPdfTab } from '../parts/open-pdf-tab.ts';
import { test } from '../parts/own-shop.ts';
import { homeNumber } from '../parts/today.ts';

test.use({ loggedIn: false });

/** Types the whole one-line invoice as staff do, without the mouse: Enter goes to the next field that needs a value. */
async function typeInvoice(page: Page) {
  const { keyboard } = page;
  const next = () => keyboard.press('Enter');
  await page.getByLabel('Tax State').focus();
  await keyboard.type(home);
  await next();
  await keyboard.type('Within');
  await next();
  await keyboard.type('Sample Residency, Tower B');
  await keyboard.press('Tab');
  await page.getByLabel('Buyer Address').focus();
  await keyboard.type('Sample Hotels, 7 Example Marg, New Delhi');
  await page.getByLabel('Reference No').focus();
  await keyboard.type('AI/Q/318');
  await page.getByLabel('Dispatched Through').focus();
  await keyboard.type('Road');
  await next();
  await keyboard.type('New Delhi');
  await next();
  await expect(page.getByLabel('Line 1 Product')).toBeFocused();
  await keyboard.type('wallp');
  await expect(page.getByRole('option', { name: 'Wallpaper 48142000', exact: true })).toBeVisible();
  await expectAccessible(page, { listOpen: true });
  await next();
  await expect(page.getByLabel('Line 1 Product')).toHaveValue('Wallpaper');
  await expect(page.getByLabel('Line 1 HSN/SAC')).toHaveValue('48142000');
  await expect(page.getByLabel('Line 1 Quantity')).toBeFocused();
  await keyboard.type('42');
  await next();
  await keyboard.type('2150');
  await next();
  await typeInto(page, 'roll');
  await next();
  await typeInto(page, '18');
}

test('Staff log in, issue an invoice, find it, download the same bytes, delete it and log out', async ({
  page,
  shop,
  context,
}) => {
  // The longest of all, with axe at every stop.
  test.slow();
  const number = homeNumber(1);
  await page.goto(shop.origin);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(page);
  await logIn(page, shop);

  await page.getByRole('link', { name: 'Generate Tax Invoice' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tax Invoice' })).toBeVisible();
  await typeInvoice(page);
  await expect(page.locator('[data-dock]').getByText('₹ 1,06,554.00')).toBeVisible();

  const tab = await openPdfTab(
    context,
    new RegExp(`/api/document/[\\w-]{43}/${number.replaceAll('/', '-')}\\.pdf$`),
    () => page.keyboard.press('Control+Enter'),
  );
  await expect(page.getByText('Issued as')).toBeVisible();
  await expect(page.getByText('Issued as').first()).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  await expectAccessible(page);
  await tab.close();

  const address = (await page.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';
  const pdf = await (await page.request.get(`${shop.origin}${address}`)).body();
  const text = (await readPdf(pdf)).join('\n');
  for (const words of [
    'Tax Invoice',
    'ORIGINAL FOR RECIPIENT',
    number,
    'Sample Hotels',
    '48142000',
    '1,06,554.00',
    'page 1 of 1',
  ])
    expect(text).toContain(words);
  expect(text).toContain('Rupees One Lakh Six Thousand Five Hundred Fifty Four Only');

  await page.goto(`${shop.origin}/invoicereports`);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('Within State');
  await expect(row).toContainText('1,06,554.00');
  const asked = page.waitForResponse((response) => response.url().includes('/api/downloadInvoice'));
  const shown = context.waitForEvent('page');
  await row.getByRole('button', { name: /Download/ }).press('Enter');
  const again = (await (await asked).allHeaders())['document-url'] ?? '';
  await (await shown).close();
  expect((await (await page.request.get(`${shop.origin}${again}`)).body()).equals(pdf)).toBe(true);

  await row.getByRole('button', { name: /Delete/ }).press('Enter');
  const question = page.getByRole('alertdialog', { name: `Are you sure you want delete invoice: ${number}` });
  await expect(question.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await row.getByRole('button', { name: /Delete/ }).press('Enter');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(question.getByRole('alert')).toHaveText('Choose why it is cancelled.');
  await expect(question.getByLabel('Duplicate')).toBeFocused();
  await page.keyboard.press('Space');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page).toHaveURL(/\/operations/);
  await expect(page.getByText(`${number} is cancelled`)).toBeVisible();
  await page.goto(`${shop.origin}/invoicereports`);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  await expect(page.getByText(`Nothing has been issued in ${homeName} yet.`)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${shop.origin}/`);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
