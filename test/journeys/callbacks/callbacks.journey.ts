import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { openTestSmtp } from '#test/open/open-test-smtp.ts';
import { expectAccessible, logIn, openShop, test } from '../parts/shop.ts';

// Each of these has a shop of its own.
test.describe.configure({ timeout: 120_000 });

const noTag = 'Missing ad tag';

test('A request is mailed when the mail server is back, and staff see what is in the way until then', async ({
  page,
  announce,
}) => {
  announce(noTag);
  const mail = await openTestSmtp();
  mail.state.refusing = 'recipients';
  const env = { MAIL_URL: `smtp://127.0.0.1:${mail.state.port}`, MAIL_TO: 'enquiry@example.com' };
  await openShop(async (shop) => {
    await page.goto(`${shop.origin}/callback`);
    await page.getByLabel('Name').fill('Asha Rao');
    await page.getByLabel('Contact Number').fill('9876543210');
    await page.getByLabel('Description').fill('Blinds for six windows');
    await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toContainText('Thank you');

    await logIn(page, shop);
    const link = page.getByRole('link', { name: 'Callbacks 1 waiting' });
    await link.press('Enter');
    const asha = page.getByRole('listitem').filter({ hasText: 'Asha Rao' });
    await expect(async () => {
      await page.reload();
      await expect(asha).toContainText('The mail server refused it: 550 5.1.1 no such mailbox', { timeout: 1000 });
    }).toPass({ timeout: 40_000 });
    await expectAccessible(page);

    mail.state.refusing = 'nothing';
    await asha.getByRole('button', { name: 'Mail now: Asha Rao' }).press('Enter');
    await expect(page.getByText('Asha Rao is to be mailed')).toBeVisible();
    await expect(asha.getByText(/^Mailed \d\d\/\d\d\/\d{4}/)).toBeVisible({ timeout: 40_000 });
    expect(mail.state.mails).toHaveLength(1);
    expect(mail.state.mails[0]?.data).toContain('Blinds for six windows');
    await page.close();
  }, env);
  await mail.close();
});

test('Staff write a note, mark a request done, take that back, find what was held back and export all, by keyboard', async ({
  page,
  shop,
}) => {
  const ask = (body: object) =>
    fetch(`${shop.origin}/api/callback`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  await ask({ user_name: 'Asha Rao', contact_number: '9876543210', message: 'Blinds for six windows' });
  await ask({ user_name: 'Pills', user_email: 'a@b.cd', message: 'cheap', subject: 'x' });
  await logIn(page, shop);
  await page.goto(`${shop.origin}/callbacks`);
  const asha = page.getByRole('listitem').filter({ hasText: 'Asha Rao' });
  await expect(asha.getByRole('link', { name: '9876543210' })).toHaveAttribute('href', 'tel:9876543210');

  const note = asha.getByRole('button', { name: 'Note: Asha Rao' });
  await note.press('Enter');
  await expect(asha.getByLabel('Note', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toBeFocused();
  await note.press('Enter');
  await page.keyboard.type('Visits on Monday');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(asha.getByRole('button', { name: 'Change note: Asha Rao' })).toBeFocused();
  await expect(asha.getByText('Visits on Monday')).toBeVisible();
  await expectAccessible(page);

  await asha.getByRole('button', { name: 'Mark done: Asha Rao' }).press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'Asha Rao is done' });
  await expect(said).toBeFocused();
  await expect(page.getByText('Nobody waits to be called back.')).toBeVisible();
  await said.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Asha Rao waits again')).toBeVisible();
  await expect(asha).toBeVisible();
  await asha.getByRole('button', { name: 'Mark done: Asha Rao' }).press('Enter');
  await expect(asha).toBeHidden();
  await page.getByRole('button', { name: 'Done (1)' }).press('Enter');
  await expect(asha).toContainText(`by ${shop.username}`);

  const which = page.getByRole('group', { name: 'Which callbacks' });
  await which.getByRole('button', { name: 'Held back (1)' }).press('Enter');
  const pills = page.getByRole('listitem').filter({ hasText: 'Pills' });
  await expect(pills).toContainText('Held back, not mailed: a program filled in the form.');
  await expectAccessible(page);
  await pills.getByRole('button', { name: 'Not spam: mail it: Pills' }).press('Enter');
  await expect(page.getByText('None is held back.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Waiting (1)' })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('callbacks.csv');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(
    /Asha Rao,,9876543210,Blinds for six windows,Done,.*Visits on Monday/,
  );
});

test('Specification 7, callback: after success, and not before, a conversion of value 1 in INR is told to the ad service: one picture, for the click that brought the visitor', async ({
  page,
}) => {
  await openShop(
    async (shop) => {
      const asked: URL[] = [];
      await page.route('https://www.googleadservices.com/**', (route) => {
        asked.push(new URL(route.request().url()));
        return route.fulfill({
          contentType: 'image/gif',
          body: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'),
        });
      });
      await page.goto(`${shop.origin}/?gclid=Cj0KCQiA-x_y1234567890`);
      await page.goto(`${shop.origin}/callback`);
      await page.getByLabel('Email').fill('asha@example');
      await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('alert')).toContainText('Invalid Email');
      expect(asked).toEqual([]);
      await page.getByLabel('Email').fill('asha@example.com');
      const [request] = await Promise.all([
        page.waitForRequest('https://www.googleadservices.com/**'),
        page.getByRole('main').getByRole('button', { name: 'Submit' }).click(),
      ]);
      expect(request.resourceType()).toBe('image');
      await expect(page.getByRole('alert')).toContainText('Thank you');
      expect(asked).toHaveLength(1);
      expect(asked[0]?.pathname).toBe('/pagead/conversion/123456789/');
      expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
        value: '1',
        currency_code: 'INR',
        label: 'AbC-D_e',
        gclaw: 'Cj0KCQiA-x_y1234567890',
      });
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      await page.close();
    },
    { ADS_TAG: 'AW-123456789/AbC-D_e' },
  );
});

test('What was typed before the script came is still there afterwards, and is what is sent', async ({
  page,
  shop,
  announce,
}) => {
  announce(noTag);
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${shop.origin}/callback`, { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Contact Number').fill('9876543210');
  await page.getByLabel('Description').focus();
  await page.keyboard.type('Six win');
  setTimeout(come, 3000);
  await page.waitForResponse('**/assets/*.js');
  await page.keyboard.type('dows');
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Description')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/callback'));
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ user_name: 'Asha Rao', message: 'Six windows' });
  await expect(page.getByRole('alert')).toContainText('Thank you');
});

test('Without script the form is refused by a page that keeps what was typed, then taken and thanked for', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.origin);
  await page.getByRole('button', { name: 'Talk to Us !!' }).first().click();
  await expect(page).toHaveURL(/\/callback\??$/);
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveTitle(/^Invalid Email/);
  await expect(page.getByRole('alert')).toHaveText('Invalid EmailPlease enter a valid email address.');
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(`${shop.origin}/thanks`);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('Request Submitted Successfully !!')).toBeVisible();
  await context.close();
});
