import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { openTestSmtp } from '#test/open/open-test-smtp.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test as own } from '../parts/own-shop.ts';

type Mail = Awaited<ReturnType<typeof openTestSmtp>>;

/** Journeys of a shop that mails through a server of their own. */
const test = own.extend<{ mail: Mail }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  mail: async ({}, use) => {
    const mail = await openTestSmtp();
    await use(mail);
    await mail.close();
  },
  settings: async ({ mail }, use) =>
    use({ MAIL_URL: `smtp://127.0.0.1:${mail.state.port}`, MAIL_TO: 'enquiry@example.com' }),
});

test('A request is mailed when the mail server is back; staff see until then what is in the way, write a note, mark it done, take that back, find what was held back and export all, by keyboard', async ({
  page,
  shop,
  mail,
  announce,
}) => {
  test.slow();
  announce('Missing ad tag');
  mail.state.refusing = 'recipients';
  await page.goto(`${shop.origin}/callback`);
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Contact Number').fill('9876543210');
  await page.getByLabel('Description').fill('Blinds for six windows');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('Thank you');
  const spam = { user_name: 'Pills', user_email: 'a@b.cd', message: 'cheap', subject: 'x' };
  expect((await page.request.post(`${shop.origin}/api/callback`, { data: spam })).ok()).toBe(true);
  const refused = 'The mail server refused it: 550 5.1.1 no such mailbox';
  const headers = { Authorization: `Bearer ${shop.token}` };
  const listed = async () => (await page.request.get(`${shop.origin}/api/callbacks?state=open`, { headers })).text();
  await expect.poll(listed, { timeout: 40_000 }).toContain('550 5.1.1 no such mailbox');

  await page.goto(`${shop.origin}/operations`);
  await page.getByRole('link', { name: 'Callbacks 1 waiting' }).press('Enter');
  const asha = page.getByRole('listitem').filter({ hasText: 'Asha Rao' });
  await expect(asha).toContainText(refused);
  await expect(asha.getByRole('link', { name: '9876543210' })).toHaveAttribute('href', 'tel:9876543210');
  mail.state.refusing = 'nothing';
  await asha.getByRole('button', { name: 'Mail now: Asha Rao' }).press('Enter');
  await expect(page.getByText('Asha Rao: the request will be mailed')).toBeVisible();
  await expect(asha.getByText(/^Mailed \d\d\/\d\d\/\d{4}/)).toBeVisible({ timeout: 40_000 });
  expect(mail.state.mails).toHaveLength(1);
  expect(mail.state.mails[0]?.data).toContain('Blinds for six windows');

  const note = asha.getByRole('button', { name: 'Note: Asha Rao' });
  await note.press('Enter');
  await expect(asha.getByLabel('Note', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toBeFocused();
  await note.press('Enter');
  await expect(asha.getByLabel('Note', { exact: true })).toBeFocused();
  await page.keyboard.type('Visits on Monday');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(asha.getByRole('button', { name: 'Change note: Asha Rao' })).toBeFocused();
  await expect(asha.getByText('Visits on Monday')).toBeVisible();
  await expectAccessible(page);

  await asha.getByRole('button', { name: 'Mark done: Asha Rao' }).press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'Asha Rao: marked done' });
  await expect(said).toBeFocused();
  await expect(page.getByText('No callbacks are waiting.')).toBeVisible();
  await said.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Asha Rao: waiting again')).toBeVisible();
  await expect(asha).toBeVisible();
  await asha.getByRole('button', { name: 'Mark done: Asha Rao' }).press('Enter');
  await expect(asha).toBeHidden();
  await page.getByRole('button', { name: 'Done (1)' }).press('Enter');
  await expect(asha).toContainText(`by ${shop.username}`);

  // A link from a document or a material names it: it is found among those that are done.
  const id = await asha.getAttribute('id');
  await page.goto(`${shop.origin}/operations`);
  await page.goto(`${shop.origin}/callbacks#${id}`);
  await expect(asha).toBeFocused();
  await expect(page.getByText('This request alone. The buttons above show the others.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${shop.origin}/operations`);
  await page.goto(`${shop.origin}/callbacks#${'0'.repeat(36)}`);
  await expect(page.getByText('This request is not kept any more.')).toBeVisible();

  const which = page.getByRole('group', { name: 'Which callbacks' });
  await which.getByRole('button', { name: 'Held back (1)' }).press('Enter');
  const pills = page.getByRole('listitem').filter({ hasText: 'Pills' });
  await expect(pills).toContainText('Held back, not mailed: a program filled in the form.');
  await expectAccessible(page);
  await pills.getByRole('button', { name: 'Not spam: mail it: Pills' }).press('Enter');
  await expect(page.getByText('No callbacks are held back.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Waiting (1)' })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('callbacks.csv');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(
    /Asha Rao,,9876543210,Blinds for six windows,Done,.*Visits on Monday/,
  );
});
