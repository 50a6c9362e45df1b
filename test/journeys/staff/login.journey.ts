import { expect, type Page } from '@playwright/test';
import { logIn } from '../parts/log-in.ts';
import { test } from '../parts/shared-shop.ts';

test.use({ loggedIn: false });

function tokenOf(page: Page) {
  return page.evaluate(() => localStorage.getItem('token'));
}

test('Sign In tells what the server answers, and asks nothing before', async ({ page, shop, announce }) => {
  announce(401, 0);
  const password = page.getByRole('textbox', { name: 'password' });
  const button = page.getByRole('button', { name: 'Login' });
  const alert = page.getByRole('alert');

  await test.step('Specification 2, /auth: a Sign In form with username, password and a Login button', async () => {
    await page.goto(`${shop.origin}/auth`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
    await expect(page.getByLabel('username')).toBeFocused();
    await expect(password).toHaveAttribute('type', 'password');
    // A password manager knows the fields, and what it pastes stays as it is.
    await expect(page.getByLabel('username')).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await password.focus();
    await page.keyboard.insertText(`  ${'pasted '.repeat(36)}`);
    await expect(password).toHaveValue(`  ${'pasted '.repeat(36)}`);
    await expect(button).toBeVisible();
  });

  await test.step('Specification 5, login form: nothing is checked before it is sent, blank fields neither', async () => {
    await password.fill('');
    const sent = page.waitForRequest(/\/api\/login$/);
    await button.click();
    expect((await sent).postDataJSON()).toEqual({ username: '', password: '' });
    await expect(alert).toHaveText('Invalid username or password');
  });

  await test.step('Specification 8, login refused: the message of the answer is shown in an alert', async () => {
    await page.route(/\/api\/login$/, (route) =>
      route.fulfill({
        status: 401,
        json: { result: 'failure', token: '', message: 'Come back on Monday', problems: [] },
      }),
    );
    await page.getByLabel('username').fill('meena');
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText('Come back on Monday');
    expect(await tokenOf(page)).toBeNull();
    await page.unroute(/\/api\/login$/);
  });

  await test.step('Specification 8, login without network: the error is logged, and told', async () => {
    await page.route(/\/api\/login$/, (route) => route.abort());
    const logged = page.waitForEvent('console', (line) => line.text().startsWith('Failed call: POST /api/login'));
    await button.click();
    await logged;
    await expect(alert).toHaveText('Cannot reach the server. Nothing was lost: try again.');
  });
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

test('Specification 4, logged in: the token in local storage decides, and login stores it and goes to /operations', async ({
  page,
  shop,
}) => {
  await logIn(page, shop);
  await expect(page).toHaveURL(`${shop.origin}/operations`);
  await test.step('Specification 3, session token: it is kept in local storage under token, and nothing else is', async () => {
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['token']);
    expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/);
    const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
    expect((await page.request.get(`${shop.origin}/api/desk`, { headers })).status()).toBe(200);
  });
  await page.goto(`${shop.origin}/auth`);
  await expect(page).toHaveURL(`${shop.origin}/operations`);
  // On a page that asks nothing of the server: calls under way would be refused, and say so.
  await page.goto(shop.origin);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto(`${shop.origin}/operations`);
  await expect(page).toHaveURL(/\/auth$/);
});

test('Specification 4, logged out: Logout on / and on /operations removes the token and goes to /', async ({
  page,
  shop,
  announce,
}) => {
  // What the screen is still asking for when Logout is pressed is refused, and the browser says so.
  announce(401);
  for (const from of ['/operations', '/']) {
    await logIn(page, shop);
    if (from === '/') await page.goto(shop.origin);
    await page.evaluate(() => localStorage.setItem('draft:tax', '{}'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin}/`);
    expect(await tokenOf(page)).toBeNull();
    // Neither a draft stays for who comes next.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  }
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
