import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { homeName } from '#test/specification/specified-firm.ts';
import { appCode } from '../parts/app-code.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { logIn } from '../parts/log-in.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test as own } from '../parts/own-shop.ts';

/** `elsewhere` is a page on another machine. */
const test = own.extend<{ elsewhere: Page }>({
  elsewhere: async ({ browser }, use) => {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    await use(await context.newPage());
    await context.close();
  },
});

const chosen = 'nine lamps and a kite';

/** Adds a person as the owner does, and answers the code. */
async function addPerson(page: Page, shop: Shop, username: string) {
  await page.goto(`${shop.origin}/people`);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Your own password' }).fill(shop.password);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('status').filter({ hasText: `One-time code for ${username}` });
  await expect(panel).toBeFocused();
  return (await panel.innerText()).match(/([0-9A-Z]{4}-){6}[0-9A-Z]{4}/)?.[0] ?? '';
}

/** The focus is in the field, which says what is wrong. */
async function expectRefused(page: Page, name: string, why: string | RegExp) {
  const field = page.getByRole('textbox', { name });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(why);
}

async function choosePassword(page: Page, shop: Shop, username: string, code: string) {
  await page.goto(`${shop.origin}/auth`);
  await page.getByRole('link', { name: 'I have a one-time code' }).press('Enter');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('One-time code').fill(code.toLowerCase());
  await page.getByRole('textbox', { name: 'New password' }).fill(chosen);
  await page.keyboard.press('Enter');
}

test('The owner adds a person, who works and is kept out of what is the owner’s; ends the codes of a lost telephone; and disables that person', async ({
  page,
  shop,
  elsewhere: ravi,
  announce,
}) => {
  test.slow();
  announce(401, 422, 403);
  await page.goto(`${shop.origin}/operations`);
  const own = page.getByRole('navigation', { name: 'Visitors, people and records' });
  await expect(own.getByRole('link')).toHaveText([
    /^Callbacks/,
    /^Your account/,
    /^People/,
    /^Company/,
    /^Audit log/,
    'Public site',
  ]);
  await own.getByRole('link', { name: /^People/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Username').fill('ravi');
  await page.getByRole('textbox', { name: 'Your own password' }).fill('wrong');
  await page.keyboard.press('Enter');
  await expectRefused(page, 'Your own password', 'That is not your password.');
  await expectAccessible(page);
  const code = await addPerson(page, shop, 'ravi');
  await expect(page.getByRole('row', { name: /ravi Staff Code valid until \d\d:\d\d never/ })).toBeVisible();

  await choosePassword(ravi, shop, 'ravi', code);
  await expect(ravi.getByRole('status').filter({ hasText: 'Your password is set.' })).toBeFocused();
  await expectAccessible(ravi);
  await logIn(ravi, { ...shop, username: 'ravi', password: chosen });
  await expect(ravi.getByRole('navigation', { name: 'Visitors and you' }).getByRole('link')).toHaveText([
    /^Callbacks/,
    /^Your account/,
    'Public site',
  ]);
  const token = await ravi.evaluate(() => localStorage.getItem('token'));
  await issueByWire({ ...shop, token: token ?? '' });
  for (const [path, name] of [
    ['/people', 'People'],
    ['/company', 'Company'],
    ['/audit', 'Audit log'],
  ]) {
    await ravi.goto(`${shop.origin}${path}`);
    await expect(ravi.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await expect(ravi.getByRole('alert')).toHaveText('Only an owner may do this.');
    if (path === '/people') await expectAccessible(ravi);
  }

  await test.step('That person sets up an app, and logs out; the code of the password is used up', async () => {
    await ravi.goto(`${shop.origin}/account`);
    await ravi.getByRole('button', { name: 'Set up an app' }).press('Enter');
    const key = await ravi.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
    await ravi.getByLabel('Code from your app').fill(appCode(key.replaceAll(' ', '')));
    await ravi.getByRole('textbox', { name: 'Your own password' }).fill(chosen);
    await ravi.keyboard.press('Enter');
    await expect(ravi.getByRole('status').filter({ hasText: 'From now on Login asks for a code' })).toBeFocused();
    await ravi.getByRole('button', { name: 'Logout' }).press('Enter');
    await expect(ravi).toHaveURL(`${shop.origin}/`);
    await choosePassword(ravi, shop, 'ravi', code);
    await expectRefused(ravi, 'One-time code', /^The username or the code is wrong/);
  });

  await test.step('The owner ends the codes, and the person logs in with the password alone', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'More for ravi' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Turn off app codes' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Turn off the app codes of ravi?' });
    await question.getByRole('textbox', { name: 'Your own password' }).fill(shop.password);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: 'Login now asks ravi only for the password.' }),
    ).toBeFocused();
    await logIn(ravi, { ...shop, username: 'ravi', password: chosen });
  });

  await test.step('A person who is disabled is sent to Sign In, and the question has asked for the owner’s password', async () => {
    await page.getByRole('button', { name: 'More for ravi' }).press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText(['Reset password', 'Make owner', 'Disable']);
    await page.getByRole('menuitem', { name: 'Disable' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Disable ravi?' });
    await expect(question.getByRole('textbox', { name: 'Your own password' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'More for ravi' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Disable' }).press('Enter');
    await expect(question.getByRole('textbox', { name: 'Your own password' })).toBeFocused();
    await page.keyboard.type('not mine');
    await page.keyboard.press('Enter');
    await expect(question.getByText('That is not your password.')).toBeVisible();
    await expect(question.getByRole('textbox', { name: 'Your own password' })).toBeFocused();
    await page.keyboard.type(shop.password);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: 'ravi is disabled; all logins have ended.' }),
    ).toBeFocused();
    await expect(page.getByRole('row', { name: /ravi Staff Disabled/ })).toBeVisible();

    await ravi.goto(`${shop.origin}/operations`);
    await expect(ravi).toHaveURL(/\/auth\?ended/);
  });
});

test('A person changes the own password and ends a login elsewhere, and goes on working here', async ({
  page,
  shop,
  elsewhere,
  announce,
}) => {
  announce(401, 422);
  await logIn(elsewhere, shop);
  await page.goto(`${shop.origin}/operations`);
  await page.getByRole('link', { name: shop.username, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^End Chrome on / }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'That login has ended.' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^End Chrome on / })).toBeHidden();
  await elsewhere.goto(`${shop.origin}/operations`);
  await expect(elsewhere).toHaveURL(/\/auth\?ended/);

  const [now, next] = ['Current password', 'New password'].map((name) => page.getByRole('textbox', { name }));
  await now?.fill(shop.password);
  await next?.fill('password1234');
  await page.keyboard.press('Enter');
  await expectRefused(page, 'New password', /too easy to guess/);
  await next?.fill(chosen);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Your password is changed.' })).toBeFocused();
  await expect(now ?? page.locator('none')).toHaveValue('');
  await page.reload();
  await expect(page.getByText('this one')).toBeVisible();
});

test('The owner finds who did what, turns the pages, exports them, and reads that nothing was altered', async ({
  page,
  shop,
}) => {
  const number = await issueByWire(shop);
  await page.goto(`${shop.origin}/audit`);
  await expect(page.getByText(/^All \d+ lines checked/)).toBeVisible();
  await expectAccessible(page);
  const area = page.getByRole('region', { name: 'Lines' });
  const lines = area.getByRole('row');
  await page.getByRole('button', { name: 'Export CSV' }).focus();
  await page.keyboard.press('Tab');
  await expect(area).toBeFocused();
  await page.getByLabel('Number, file or name').fill(number.toLowerCase());
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(1)).toContainText(`Paper storedTax Invoice ${number}, ${homeName}`);
  await expect(lines.last()).toContainText(`Document issuedTax Invoice ${number}, ${homeName}dated`);
  await expect(lines.last().getByRole('link')).toHaveAttribute('href', /^\/document\/[\w-]+$/);
  await page.getByLabel('What').selectOption('Picture deleted');
  await expect(page.getByText('No lines match these filters.')).toBeVisible();

  await page.getByLabel('What').selectOption('Everything');
  await page.getByLabel('Number, file or name').fill('');
  // Each document has two lines: it was issued, and its paper was stored.
  for (let more = 0; more < 25; more++) await issueByWire(shop);
  await page.reload();
  await expect(lines).toHaveCount(51);
  await page.getByRole('button', { name: 'Older' }).press('Enter');
  await expect(lines.last()).toContainText('Company record saved');
  await expect(page.getByRole('button', { name: 'Older' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Newer' }).press('Enter');
  await expect(lines.nth(1)).toContainText('Paper stored');

  // The prepared login, and on a slow machine a second one, for the first is old by then.
  await page.getByLabel('What').selectOption('Logged in');
  await expect(lines.filter({ hasText: /Paper stored|Document issued/ })).toHaveCount(0);
  // Until the answer is there the list has no line at all.
  const loggedIn = lines.filter({ hasText: 'Logged in' });
  await expect(loggedIn.first()).toBeVisible();
  const logins = await loggedIn.count();
  expect([1, 2]).toContain(logins);
  await expect(lines).toHaveCount(1 + logins);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('audit.csv');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(new RegExp(`,${shop.username},127.0.0.1,Logged in,`));
});
