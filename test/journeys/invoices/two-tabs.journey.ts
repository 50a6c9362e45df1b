import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { fillHeader, openTaxInvoice } from '../parts/invoice-form.ts';
import { test } from '../parts/own-shop.ts';
import { test as shared } from '../parts/shared-shop.ts';
import { homeNumber } from '../parts/today.ts';

function destination(page: Page) {
  return page.getByLabel('Destination');
}
function kept(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('draft:tax') ?? 'null')?.draft.destination ?? null);
}
function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

shared(
  'Two tabs never overwrite each other: the second says what the first keeps, and keeps its own text on the screen',
  async ({ page, shop, context }) => {
    await openTaxInvoice(page, shop);
    const other = await context.newPage();
    await other.goto(`${shop.origin}/taxinvoice`);
    await expect(other.getByLabel('Tax State')).toBeFocused();
    await page.getByLabel('Buyer Address', { exact: true }).fill('Sample Hotels');
    await destination(page).fill('Puri');

    await expect(other.getByText(/Another tab has a draft: Sample Hotels, saved \d\d:\d\d\./)).toBeVisible();
    await destination(other).fill('Cuttack');
    await expect(other.getByText('What you see here is not saved.')).toBeVisible();
    await expect.poll(() => kept(page)).toBe('Puri');
    await expectAccessible(other);

    await button(other, 'Keep this draft').press('Enter');
    await expect(other.getByText('Saved as draft')).toBeVisible();
    await expect(other.getByLabel('Tax State')).toBeFocused();
    await expect.poll(() => kept(page)).toBe('Cuttack');
    await expect(page.getByText('Another tab has a draft: no buyer yet')).toBeVisible();
    await expect(destination(page)).toHaveValue('Puri');

    await button(page, 'Show that draft').press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Show the draft of the other tab?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Show that draft' }).press('Enter');
    await expect(destination(page)).toHaveValue('Cuttack');
    await expect(page.getByText('Saved as draft')).toBeVisible();
    await expect(page.getByLabel('Tax State')).toBeFocused();
  },
);

test('A tab whose draft another one issued says so, and issuing in one never removes what the other keeps', async ({
  page,
  shop,
  context,
}) => {
  await openTaxInvoice(page, shop);
  await fillHeader(page);
  await page.getByLabel('Line 1 Product').focus();
  for (const text of ['blin', '6', '3890', 'p', '18']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  const other = await context.newPage();
  await other.goto(`${shop.origin}/taxinvoice`);
  await expect(destination(other)).toHaveValue('Cuttack');
  await destination(other).fill('Puri');
  await expect(page.getByText(/Another tab has a draft: Sample Hotels/)).toBeVisible();

  // The first tab issues what it shows; the other's draft stays.
  await page.bringToFront();
  const issue = async (tab: Page) => {
    const opened = context.waitForEvent('page');
    await tab.keyboard.press('Control+Enter');
    await (await opened).close();
    await tab.bringToFront();
  };
  await issue(page);
  await expect(page.getByText(homeNumber(1))).toBeVisible();
  await expect.poll(() => kept(other)).toBe('Puri');
  await button(page, 'New').press('Enter');
  await expect(page.getByText(/Another tab has a draft: Sample Hotels/)).toBeVisible();
  await button(page, 'Show that draft').press('Enter');
  await expect(destination(page)).toHaveValue('Puri');

  await button(page, 'Clear form').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(other.getByText('The draft was issued or cleared in another tab.')).toBeVisible();
  await expect(destination(other)).toHaveValue('Puri');
  await destination(other).fill('Konark');
  await expect.poll(() => kept(other)).toBeNull();
  await button(other, 'Empty form').press('Enter');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Empty form' }).press('Enter');
  await expect(destination(other)).toHaveValue('');
  await expect(other.getByText('Drafts are saved on this device.')).toBeVisible();
});
