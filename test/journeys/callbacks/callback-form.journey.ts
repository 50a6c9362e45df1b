import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/shared-shop.ts';

test.use({ loggedIn: false });

const noTag = 'Missing ad tag';

/** The dialog over a page without a carousel, once the page answers. */
async function openDialog(page: Page, shop: Shop) {
  await page.goto(`${shop.origin}/brochures`);
  await page.getByRole('button', { name: 'Talk to Us !!' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Callback Details' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  return dialog;
}

test('Specification 2, Talk to Us: it opens Callback Details with the form and a Close button, by keyboard too', async ({
  page,
  shop,
}) => {
  await page.goto(shop.origin);
  const talk = page.getByRole('button', { name: 'Talk to Us !!' }).first();
  await talk.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Callback Details' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
});

test('Specification 4, callback modal: the header’s Close, Close and Escape close it, what was typed stays, and the focus goes back', async ({
  page,
  shop,
}) => {
  const dialog = await openDialog(page, shop);
  const talk = page.getByRole('button', { name: 'Talk to Us !!', includeHidden: true }).first();
  await dialog.getByLabel('Name').fill('Asha Rao');
  await dialog.getByRole('button', { name: 'Close Callback Details' }).click();
  await expect(dialog).toBeHidden();
  await expect(talk).toBeFocused();
  for (const close of [
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await talk.press('Enter');
    await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao');
    await close();
    await expect(dialog).toBeHidden();
    await expect(talk).toBeFocused();
  }
});

test('Specification 3, callback request: user_email, user_name, contact_number and message, labelled Description, are sent trimmed', async ({
  page,
  shop,
  announce,
}) => {
  announce(noTag);
  const dialog = await openDialog(page, shop);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/callback'));
  await dialog.getByLabel('Name').fill(' Asha Rao ');
  await dialog.getByLabel('Email').fill('asha@example.com');
  await dialog.getByLabel('Contact Number').fill(' 9876543210');
  await dialog.getByLabel('Description').fill('Six windows\n');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toEqual({
    user_name: 'Asha Rao',
    user_email: 'asha@example.com',
    contact_number: '9876543210',
    message: 'Six windows',
    subject: '',
  });
  await expect(dialog.getByRole('alert')).toBeVisible();
});

test('Specification 8, callback validation: each alert names what is wrong, and the field that it is about has the focus', async ({
  page,
  shop,
}) => {
  const dialog = await openDialog(page, shop);
  const alert = dialog.getByRole('alert');
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(alert).toHaveText('Missing InformationPlease enter either an Email address or a Contact number.');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill('asha@example');
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('Invalid EmailPlease enter a valid email address.');
  await dialog.getByLabel('Email').fill('');
  await dialog.getByLabel('Contact Number').fill('98765 43');
  await submit.click();
  await expect(alert).toHaveText('Invalid Contact NumberContact number should be at least 8 digits.');
  await expect(dialog.getByLabel('Contact Number')).toBeFocused();
  await expect(dialog.getByLabel('Contact Number')).toHaveAccessibleDescription(/at least 8 digits\./);
  await expect(dialog.getByLabel('Contact Number')).toHaveValue('98765 43');
});

test('Specification 8, callback success: Thank you, Request Submitted Successfully !!, and the form is empty', async ({
  page,
  shop,
  announce,
}) => {
  announce(noTag);
  const dialog = await openDialog(page, shop);
  // As it is typed, with brackets and spaces, by the browser and by the server.
  const typed = '(011) 2345 6789';
  await dialog.getByLabel('Contact Number').fill(typed);
  await dialog.getByLabel('Contact Number').press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Thank youRequest Submitted Successfully !!');
  await expect(dialog.getByLabel('Contact Number')).toHaveValue('');
  const headers = { Authorization: `Bearer ${shop.token}` };
  const kept = await page.request.get(`${shop.origin}/api/callbacks?size=100&state=open`, { headers });
  expect(await kept.text()).toContain(`"contactNumber":"${typed}"`);
  // The thanks are shown once: the next request begins with an empty form.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Talk to Us !!' }).first().press('Enter');
  await expect(dialog.getByRole('alert')).toBeHidden();
});

test('Specification 8, callback send failure: the form is cleared when the send starts; when it fails that is logged and told, and what was typed is back', async ({
  page,
  shop,
  context,
  announce,
}) => {
  announce(0, noTag);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const dialog = await openDialog(page, shop);
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await context.route('**/api/callback', async (route) => {
    await held;
    await route.abort('connectionreset');
  });
  await dialog.getByLabel('Name').fill('Asha Rao');
  await dialog.getByLabel('Email').fill('asha@example.com');
  await dialog.getByLabel('Description').fill('Six windows');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending …' })).toBeFocused();
  await expect(dialog.getByLabel('Description')).toHaveValue('');
  // A visitor who has closed the dialog meanwhile is told too.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  fail();
  await expect(dialog.getByRole('alert')).toHaveText(/^Not SentCannot reach the server\. .* You can also call \+91/);
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao');
  await expect(dialog.getByLabel('Description')).toHaveValue('Six windows');
  expect(lines.some((line) => line.startsWith('Callback failed: POST /api/callback'))).toBe(true);

  await context.unroute('**/api/callback');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Thank youRequest Submitted Successfully !!');
});

test('Specification 7, callback: only the text OK is success: with 200 a page of another network, JSON or another text is a failure, what was typed is back and no conversion is counted', async ({
  page,
  shop,
  announce,
}) => {
  announce('Callback failed:');
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const elsewhere: string[] = [];
  page.on('request', (request) => request.url().includes('googleadservices') && elsewhere.push(request.url()));
  const dialog = await openDialog(page, shop);
  await dialog.getByLabel('Name').fill('Asha Rao');
  await dialog.getByLabel('Email').fill('asha@example.com');
  const answers = [
    ['text/html', '<!doctype html><title>Sign in</title><p>OK'],
    ['application/json', '{"result":"OK"}'],
    ['text/plain', 'OK, thanks'],
  ] as const;
  for (const [turn, [contentType, body]] of answers.entries()) {
    await page.route('**/api/callback', (route) =>
      route.fulfill({ status: 200, contentType, body, headers: { 'Ad-Tag': 'AW-123456789/AbC' } }),
    );
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect
      .poll(() => lines.filter((line) => line.startsWith('Callback failed: POST /api/callback answered')).length)
      .toBe(turn + 1);
    await expect(dialog.getByRole('alert')).toHaveText(/^Not SentThe network answered instead of us\./);
    await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao');
    await expect(dialog.getByLabel('Email')).toHaveValue('asha@example.com');
    expect(elsewhere).toEqual([]);
    await page.unroute('**/api/callback');
  }
});

test('Where nothing can be fetched, the dialog says so with a telephone number, and the next press brings the form', async ({
  page,
  shop,
  context,
  announce,
}) => {
  announce(0);
  await page.goto(`${shop.origin}/brochures`);
  // The page has its script: without it the list would not follow the letters.
  await page.getByRole('button', { name: 'Search Products' }).click();
  await page.getByRole('searchbox', { name: 'Search Products' }).fill('carpet');
  await expect(page.locator('#menu-search li')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  const talk = page.getByRole('button', { name: 'Talk to Us !!' }).first();
  const dialog = page.getByRole('dialog', { name: 'Callback Details' });
  for (const turn of [1, 2]) {
    await talk.click();
    await expect(dialog.getByRole('alert')).toHaveText(/^The form could not be fetched\..* You can also call \+91/);
    if (turn === 1) await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close Callback Details' }).click();
  }
  await context.setOffline(false);
  await talk.click();
  // Some browsers fetch a script again that failed once: the form is in the dialog. Others never do: it is on its own page.
  await expect(page.getByLabel('Name').filter({ visible: true })).toBeEditable();
});

test('Where only the form’s script does not come, as after an update of the shop, the form opens on its own page', async ({
  page,
  shop,
  announce,
}) => {
  announce(0);
  await page.route(/callback-form/, (route) => route.abort());
  await page.goto(`${shop.origin}/brochures`);
  await page.getByRole('button', { name: 'Talk to Us !!' }).first().click();
  await expect(page).toHaveURL(/\/callback/);
  await expect(page.getByRole('main').getByLabel('Name')).toBeEditable();
});

test('Specification 8, missing ad tag: a console warning after a request was sent, and nothing is asked of the ad service', async ({
  page,
  shop,
  announce,
}) => {
  announce(noTag);
  const elsewhere: string[] = [];
  page.on('request', (request) => !request.url().startsWith(shop.origin) && elsewhere.push(request.url()));
  const dialog = await openDialog(page, shop);
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await dialog.getByLabel('Email').fill('ravi@example.com');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  expect((await warned).text()).toBe('Missing ad tag: the callback was not counted as a conversion.');
  expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
});

test('Specification 9, carousel: the modal fades within 300 ms and its backdrop within 150, and not at all where motion is unwelcome', async ({
  page,
  shop,
}) => {
  const durations = () =>
    page.evaluate(() => {
      const dialog = document.querySelector('dialog') as HTMLDialogElement;
      return ['', '::backdrop'].map((part) => getComputedStyle(dialog, part).transitionDuration.split(', ')[0]);
    });
  await openDialog(page, shop);
  expect(await durations()).toEqual(['0.3s', '0.15s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await durations()).toEqual(['0s', '0s']);
});
