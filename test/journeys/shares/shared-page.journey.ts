import { expect, type Page } from '@playwright/test';
import type { DocumentRecord } from '#contract/documents.ts';
import type { MadeShareAnswer } from '#contract/shares.ts';
import { buildInput } from '#test/build/factories.ts';
import { scanned } from '#test/read/scanned.ts';
import { home } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/shared-shop.ts';

async function call<T>({ origin, token }: Shop, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(origin + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as T;
}

/** A tax invoice, and a link to it. */
async function share(shop: Shop, changes = {}): Promise<MadeShareAnswer & { number: string }> {
  const issued = await fetch(`${shop.origin}/api/generateInvoice`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${shop.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(buildInput(changes)),
  });
  const id = issued.headers.get('Document') ?? '';
  const { refnum } = await call<DocumentRecord>(shop, 'GET', `/api/documents/${id}`);
  const made = await call<MadeShareAnswer>(shop, 'POST', '/api/shares', { document: id, for: 'Sample Interiors' });
  return { ...made, url: shop.origin + new URL(made.url).pathname, number: refnum };
}

function isWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

test.describe('On a phone, without script', () => {
  test.use({
    loggedIn: false,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test('A buyer reads the document, changes the language, asks about it, and finds the link ended', async ({
    page,
    shop,
    announce,
  }) => {
    // Below ₹ 1,00,000 the code has the amount.
    const { url, number, id } = await share(shop, { rate1: '1000.00' });
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
    await expect(page.getByText('Still to pay')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', /\/file\.pdf$/);
    await expect(page.getByRole('img', { name: `Page 1 of Tax Invoice ${number}` })).toBeVisible();
    const pay = page.getByRole('link', { name: 'Pay by UPI' });
    await expect(pay).toBeInViewport();
    const upi = (await pay.getAttribute('href')) ?? '';
    expect(upi).toMatch(new RegExp(`^upi://pay\\?pa=aangan\\.${home}@smplbank&.*&am=49560\\.00&cu=INR$`));
    await page.getByText('Show the code for another phone').click();
    const code = page.getByRole('img', { name: `UPI code for ${number}` });
    expect(await scanned(await code.screenshot())).toBe(upi);
    // Copying needs a script.
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);

    await page.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page.getByText('अभी बाकी')).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();

    announce(422);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter either an Email address or a Contact number.');
    await expect(page.getByLabel('Description')).toHaveValue(`About ${number}: `);
    await page.getByLabel('Contact Number').fill('98100 12345');
    await page.getByLabel('Description').fill('When does it come?');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('status')).toHaveText('Request Submitted Successfully !!');
    const { callbacks } = await call<{ callbacks: { message: string }[] }>(shop, 'GET', '/api/callbacks');
    expect(callbacks.map(({ message }) => message)).toContain(`About ${number}: When does it come?`);

    await call(shop, 'DELETE', `/api/shares/${id}`);
    announce(404);
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link opens no document');
    await expect(page.getByText(number)).toHaveCount(0);
  });
});

test.describe('With script', () => {
  test.use({ loggedIn: false });

  test('Numbers are copied, and the page holds at every width and in every language', async ({
    page,
    context,
    shop,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { url } = await share(shop);
    for (const [width, language] of [
      [390, 'hi'],
      [820, 'or'],
      [1440, 'en'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${url}?l=${language}`);
      expect([width, await isWide(page)]).toEqual([width, false]);
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Copy Account no.' }).click();
    await expect(page.getByRole('button', { name: 'Copied Account no.' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  });
});
