import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { keepCompleteDraft } from '../parts/invoice-form.ts';
import { logIn } from '../parts/log-in.ts';
import { openInstalled, waiting } from '../parts/open-installed.ts';
import { test } from '../parts/shared-shop.ts';
import { homeNumber } from '../parts/today.ts';

test.use({ serviceWorkers: 'allow' });

const databases = (page: Page) => () =>
  page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name)));

/** The addresses of all that the device keeps, and whether one of the texts is in it. */
function readCaches(page: Page, texts: string[]): Promise<{ addresses: string[]; found: string[] }> {
  return page.evaluate(async (wanted) => {
    const addresses: string[] = [];
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        addresses.push(pathname + search);
        const text = (await (await cache.match(request))?.text()) ?? '';
        found.push(...wanted.filter((each) => text.includes(each)));
      }
    }
    return { addresses, found };
  }, texts);
}

const strip = (page: Page) => page.getByRole('complementary', { name: 'This device' });

test('Without a network the office opens, a document is kept, and it is sent once when the network is back', async ({
  page,
  shop,
  context,
  announce,
}) => {
  announce(0);
  await openInstalled(page, shop, '/taxinvoice');
  await keepCompleteDraft(page, 'tax');
  await page.reload();
  await expect(page.getByLabel('Destination')).not.toHaveValue('');
  await page.getByLabel('Line 1 Quantity').fill('17.25');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tax Invoice');
  await expect(page).toHaveTitle(/^Tax Invoice, /);
  await expect(strip(page)).toContainText('There is no connection.');
  await expect(page.getByLabel('Line 1 Quantity')).toHaveValue('17.25');
  // No number is given or promised.
  const numbered = new RegExp(`${homeNumber(1).slice(0, -4)}\\d{4}`);
  await expect(page.getByText(numbered)).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  const line = waiting(page).getByRole('listitem');
  await expect(line).toContainText('It goes as soon as there is a connection; the number comes then.');
  await expect(page.getByLabel('Line 1 Quantity')).toHaveValue('');
  await expect(line).toHaveCount(1);
  await expectAccessible(page);

  // Operations does not say that nobody waits, and promises no number either.
  await page.goto(`${shop.origin}/operations`);
  await expect(page.getByRole('row', { name: 'Callbacks' })).toContainText('Not known while there is no connection.');
  await expect(page.getByRole('link', { name: /^Tax Invoice/ })).toHaveText(/^Tax Invoice *$/);

  // It is there again after a reload, also on another screen; one that was never opened says what it needs.
  await page.goto(`${shop.origin}/outstanding`);
  await expect(strip(page)).toContainText('This screen needs it');
  await expect(waiting(page).getByRole('listitem')).toHaveCount(1);
  await waiting(page).getByRole('button', { name: 'Send now' }).press('Enter');
  await expect(waiting(page)).toContainText('The server was not reached.');

  // Taken back it is the form again, and the same document when it is issued.
  await waiting(page).getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/taxinvoice`);
  await expect(page.getByLabel('Line 1 Quantity')).toHaveValue('17.25');
  await expect(waiting(page)).toHaveCount(0);
  await page.getByLabel('Line 1 Quantity').press('Control+Enter');
  await expect(waiting(page).getByRole('listitem')).toHaveCount(1);

  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/generateInvoice')) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  const kept = page.getByText('was kept on this device, to be sent.');
  await expect(kept).toBeVisible();
  await context.setOffline(false);
  const number = waiting(page).getByRole('link', { name: new RegExp(`^${numbered.source}$`) });
  await expect(number).toBeVisible();
  // The form below does not say that it waits, and the number that it promises is the next one.
  await expect(kept).toHaveCount(0);
  const given = Number((await number.innerText()).slice(-4));
  await expect(page.getByText(`next ${String(given + 1).padStart(4, '0')}`).first()).toBeVisible();
  await expect(strip(page)).not.toContainText('There is no connection.');
  expect(sent).toHaveLength(1);
  await expectAccessible(page);
  await number.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(numbered);
  await waiting(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(waiting(page)).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('The device keeps what draws the office and no data, and after logout nothing that staff left', async ({
  page,
  shop,
  context,
  announce,
}) => {
  announce(0, 401);
  await openInstalled(page, shop, '/operations');
  const buyer = 'Cached Customer Palace';
  await keepCompleteDraft(page, 'tax');
  await page.goto(`${shop.origin}/taxinvoice`);
  await page.getByLabel('Buyer Address', { exact: true }).fill(buyer);
  await page.goto(`${shop.origin}/invoicereports`);
  await page.goto(`${shop.origin}/customers`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  const { addresses, found } = await readCaches(page, [buyer, shop.token]);
  expect(addresses).toContain('/operations');
  expect(addresses.filter((each) => !/^\/(operations$|assets\/|look\/)/.test(each))).toEqual([]);
  expect(found).toEqual([]);
  await expect.poll(databases(page)).toEqual(['office']);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${shop.origin}/auth`);
  await expect(strip(page)).toContainText('To log in or to choose a password it must be back.');
  await expectAccessible(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect.poll(databases(page)).toEqual([]);
  expect((await readCaches(page, [buyer])).found).toEqual([]);
  await context.setOffline(false);
  await expect(strip(page)).not.toContainText('There is no connection.');
});

test('A desk that comes after Logout is not kept', async ({ page, shop, announce }) => {
  announce(0, 401);
  await page.goto(`${shop.origin}/operations`);
  await expect.poll(databases(page)).toEqual(['office']);
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest('**/api/desk');
  await page.route('**/api/desk', async (route) => {
    await held.promise;
    await route.continue();
  });
  // The others need this login. The page leaves when this answers: the desk comes before.
  const left = Promise.withResolvers<void>();
  await page.route('**/api/logout', async (route) => {
    await left.promise;
    await route.fulfill({ status: 204 }).catch(() => {});
  });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await asked;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null);
  const came = page.waitForResponse('**/api/desk');
  held.resolve();
  await (await came).finished();
  // The page has its answer, and time for another one.
  await page.evaluate(() => fetch('/auth').then((answer) => answer.text()));
  left.resolve();
  await expect(page).toHaveURL(`${shop.origin}/`);
  await expect.poll(databases(page)).toEqual([]);
});

test('A document that is not sent yet is named before Logout deletes it', async ({ page, shop, context, announce }) => {
  announce(0, 401);
  await openInstalled(page, shop, '/taxinvoice');
  await keepCompleteDraft(page, 'tax');
  await page.reload();
  await expect(page.getByLabel('Destination')).not.toHaveValue('');
  await context.setOffline(true);
  await page.keyboard.press('Control+Enter');
  await expect(waiting(page).getByRole('listitem')).toHaveCount(1);
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  expect(asked).toEqual(['Log out? Documents and money that are not sent yet are deleted.']);
  await expect(waiting(page).getByRole('listitem')).toHaveCount(1);
  await page.evaluate(() => localStorage.clear());
  await context.setOffline(false);
});

test('What another person typed does not go by itself, and while a press sends it, a second one says so', async ({
  page,
  shop,
  announce,
}) => {
  announce(500);
  await keepCompleteDraft(page, 'tax');
  await page.goto(`${shop.origin}/taxinvoice`);
  await page.evaluate(() => {
    const form: unknown = JSON.parse(localStorage.getItem('draft:tax') ?? '');
    const { key } = form as { key: string };
    localStorage.setItem(`draft:unsent:${key}`, JSON.stringify({ form, by: 'ravi', refused: '' }));
  });
  await page.goto(`${shop.origin}/outstanding`);
  const line = waiting(page).getByRole('listitem');
  await expect(line).toContainText('It does not go by itself: Send now issues it under your name.');
  await expect(waiting(page).getByRole('heading')).toHaveText('Not sent yet');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/generateInvoice', async (route) => {
    await held.promise;
    await route.fulfill({ status: 500, json: { message: 'Not here.', problems: [] } });
  });
  const send = line.getByRole('button', { name: /^(Send now|Sending …): \S/ });
  await send.press('Enter');
  await expect(send).toHaveText('Sending …');
  await send.press('Enter');
  await expect(waiting(page).getByRole('status')).toHaveText('It is being sent.');
  held.resolve();
  await expect(waiting(page).getByRole('status')).toHaveText(/: Not here\.$/);
  await page.evaluate(() => localStorage.clear());
});

test.describe('The site', () => {
  test.use({ loggedIn: false });

  test('registers no worker, and none of the office controls it', async ({ page, shop }) => {
    const state = () =>
      page.evaluate(async () => ({
        registered: (await navigator.serviceWorker.getRegistrations()).length,
        isControlled: navigator.serviceWorker.controller !== null,
      }));
    const paths = ['/', '/products', '/callback', '/contact', '/compare', '/hi/', '/hpl'];
    for (const path of paths) {
      await page.goto(`${shop.origin}${path}`, { waitUntil: 'networkidle' });
      expect([path, await state()]).toEqual([path, { registered: 0, isControlled: false }]);
    }
    await logIn(page, shop);
    await openInstalled(page, shop, '/operations');
    await page.reload();
    expect((await state()).isControlled).toBe(true);
    for (const path of paths) {
      await page.goto(`${shop.origin}${path}`);
      expect([path, (await state()).isControlled]).toEqual([path, false]);
    }
  });
});
