import { expect } from '@playwright/test';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { keepCompleteDraft } from '../parts/invoice-form.ts';
import { openPdfTab } from '../parts/open-pdf-tab.ts';
import { test } from '../parts/shared-shop.ts';

const away = {
  status: 503,
  headers: { 'Retry-After': '1' },
  json: { message: 'It is not known whether this was stored.', problems: [] },
};

for (const width of [390, 1440])
  test(`A form whose database is away says so and goes on by itself, with the same key: at ${width} pixels`, async ({
    page,
    shop,
    context,
    announce,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    announce(503);
    const keys: (string | undefined)[] = [];
    let isBack = false;
    await page.route(/\/api\/(?:generateInvoice|receipts)$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      if (isBack) return route.continue();
      // Stored, but nobody knows: the answer was lost.
      await route.fetch();
      await route.fulfill(away);
    });
    const waiting = page.getByRole('status').getByText('The database is away for a moment.');

    await keepCompleteDraft(page, 'tax');
    await page.goto(`${shop.origin}/taxinvoice`);
    await page.getByLabel('Line 1 Quantity').fill(`${width}.5`);
    const tab = await openPdfTab(context, /\/api\/document\//, async () => {
      await page.keyboard.press('Control+Enter');
      await expect(waiting).toBeVisible();
      // The tab of the PDF stands in front of the form, and says so too.
      const front = context.pages().at(-1) ?? page;
      await expect(front.locator('body')).toContainText('The PDF comes here by itself');
      // What another tab keeps meanwhile is not taken over by a form that is being issued, which would remove it.
      await front.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('draft:tax') ?? '{}');
        kept.draft.destination = 'Cuttack';
        localStorage.setItem('draft:tax', JSON.stringify(kept));
      });
      const theirs = page.getByRole('button', { name: 'Show that draft' });
      await expect(theirs).toHaveAttribute('aria-disabled', 'true');
      await theirs.press('Enter');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expectAccessible(page);
      isBack = true;
    });
    await tab.close();
    await expect(waiting).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('draft:tax'))).toContain('Cuttack');

    isBack = false;
    const customer = await addCustomer(shop, {
      billingAddress: `Away Hotels ${width}\n7 Example Marg\nNew Delhi 110037`,
    });
    await page.goto(`${shop.origin}/receive?customer=${customer.id}`);
    await page.getByLabel('Amount received').fill('500');
    await page.getByLabel('Mode').selectOption({ label: 'Bank transfer' });
    await page.getByLabel('Reference').fill('UTR 9');
    await page.keyboard.press('Control+Enter');
    await expect(waiting).toBeVisible();
    // What is being entered cannot be cleared.
    const clear = page.getByRole('button', { name: 'Clear form' });
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await clear.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    isBack = true;
    await expect(page.locator('#entered')).toHaveText(/^RC-DL/);
    expect(keys.length).toBeGreaterThanOrEqual(4);
    expect(new Set(keys).size).toBe(2);
  });
