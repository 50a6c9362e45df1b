import { expect, type Page } from '@playwright/test';
import { logIn } from '../parts/log-in.ts';
import { test } from '../parts/shared-shop.ts';

test.use({ loggedIn: false });

function tokenOf(page: Page) {
  return page.evaluate(() => localStorage.getItem('token'));
}

test('Specification 2, /auth: a Sign In form with username, password and a Login button', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/auth`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
  await expect(page.getByLabel('username')).toBeFocused();
  const password = page.getByRole('textbox', { name: 'password' });
  await expect(password).toHaveAttribute('type', 'password');
  // A password manager knows the fields, and what it pastes stays as it is.
  await expect(page.getByLabel('username')).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.focus();
  await page.keyboard.insertText(`  ${'pasted '.repeat(36)}`);
  await expect(password).toHaveValue(`  ${'pasted '.repeat(36)}`);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('Specification 2, login links: Login when no token is stored, Operations and Logout when one is', async ({
  page,
  shop,
}) => {
  const links = page.getByRole('navigation', { name: 'Staff' });
  await page.goto(shop.origin);
  const shown = links.locator(':scope > :visible');
  await expect(shown).toHaveText(['Login']);
  await expect(shown).toHaveCSS('text-underline-offset', '3px');
  await page.evaluate(() => localStorage.setItem('token', 'A'.repeat(43)));
  await page.reload();
  await expect(shown).toHaveText(['Operations', 'Logout']);
});

test('Specification 3, session token: it is kept in local storage under token, and nothing else is', async ({
  page,
  shop,
}) => {
  await logIn(page, shop);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['token']);
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
  expect((await page.request.get(`${shop.origin}/api/desk`, { headers })).status()).toBe(200);
});

test('Specification 4, logged in: the token in local storage decides, and login stores it and goes to /operations', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/auth`);
  expect(await tokenOf(page)).toBeNull();
  await logIn(page, shop);
  await expect(page).toHaveURL(`${shop.origin}/operations`);
  expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/);
  await page.goto(`${shop.origin}/auth`);
  await expect(page).toHaveURL(`${shop.origin}/operations`);
  // On a page that asks nothing of the server: calls under way would be refused, and say so.
  await page.goto(shop.origin);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto(`${shop.origin}/operations`);
  await expect(page).toHaveURL(/\/auth$/);
});

for (const from of ['/', '/operations'])
  test(`Specification 4, logged out: Logout on ${from} removes the token and goes to /`, async ({
    page,
    shop,
    announce,
  }) => {
    // What the screen is still asking for when Logout is pressed is refused, and the browser says so.
    announce(401);
    await logIn(page, shop);
    await page.goto(`${shop.origin}${from}`);
    await page.evaluate(() => localStorage.setItem('draft:tax', '{}'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin}/`);
    expect(await tokenOf(page)).toBeNull();
    // Neither a draft stays for who comes next.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

test('Logout goes to / also while the screen is still fetching what it would have shown', async ({
  page,
  shop,
  announce,
}) => {
  announce(401);
  await logIn(page, shop);
  let release = () => {};
  const left = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/getInvoiceDetails/**', async (route) => {
    await left;
    await route.continue();
  });
  await page.route('**/api/logout', async (route) => {
    const response = await route.fetch();
    release();
    // They are refused before the answer is there that Logout waits for.
    await page.waitForResponse((answer) => answer.status() === 401);
    await route.fulfill({ response });
  });
  await page.goto(`${shop.origin}/operations`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${shop.origin}/`);
});

test('Specification 5, login form: nothing is checked before it is sent, blank fields neither', async ({
  page,
  shop,
  announce,
}) => {
  announce(401);
  await page.goto(`${shop.origin}/auth`);
  const sent = page.waitForRequest(/\/api\/login$/);
  await page.getByRole('button', { name: 'Login' }).click();
  expect((await sent).postDataJSON()).toEqual({ username: '', password: '' });
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
});

test('Specification 8, login refused: the message of the answer is shown in an alert', async ({
  page,
  shop,
  announce,
}) => {
  announce(401);
  await page.route(/\/api\/login$/, (route) =>
    route.fulfill({
      status: 401,
      json: { result: 'failure', token: '', message: 'Come back on Monday', problems: [] },
    }),
  );
  await page.goto(`${shop.origin}/auth`);
  await page.getByLabel('username').fill('meena');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Come back on Monday');
  expect(await tokenOf(page)).toBeNull();
});

test('Specification 8, login without network: the error is logged, and told', async ({ page, shop, announce }) => {
  announce(0);
  await page.goto(`${shop.origin}/auth`);
  await page.route(/\/api\/login$/, (route) => route.abort());
  const logged = page.waitForEvent('console', (line) => line.text().startsWith('Failed call: POST /api/login'));
  await page.getByRole('button', { name: 'Login' }).click();
  await logged;
  await expect(page.getByRole('alert')).toHaveText('Cannot reach the server. Nothing was lost: try again.');
});
