import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openDesk } from '#test/life/desk.ts';
import { lastMonthOf } from '#test/life/file-returns.ts';
import { openWire } from '#test/life/open-wire.ts';
import { readLists } from '#test/life/read-lists.ts';
import { sendTo } from '#test/life/releases/send-to.ts';
import { quickFolder } from '#test/postgres/quick-folder.ts';
import { runVitrine } from '#test/program/run-vitrine.ts';
import { startProgram } from '#test/program/start-program.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';
import { addCustomer } from '../parts/add-customer.ts';
import { typeRow } from '../parts/invoice-form.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { openShop, type Shop } from '../parts/open-shop.ts';
import { test as shared } from '../parts/shared-shop.ts';
import { dated, today } from '../parts/today.ts';

/** A shop of its own, and the folder that it is in. */
const test = shared.extend<{ folder: { path: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  folder: async ({}, use) => use({ path: '' }),
  shop: async ({ folder }, use) =>
    openShop(use, {
      settings: { RATE_LIMITS: 'off', BACKUP_EVERY: 'off' },
      change: (dataDir) => {
        folder.path = dataDir;
      },
    }),
});

const block = 'Monthly Sample Villas\n9 Example Marg\nNew Delhi 110037\nGSTIN 07AAACS1111A1ZC';

test('After a month of a clerk the shop is whole, its backup is restored, and both say the same', async ({
  page,
  shop,
  folder,
}) => {
  test.slow();
  const customer = await addCustomer(shop, { billingAddress: block, gstin: '07AAACS1111A1ZC', creditDays: 15 });
  const lastMonth = lastMonthOf(today());
  await issueByWire(shop, { ...dated(`${lastMonth}-12`), buyerAddress: block, consigneeAddress: block });
  await offer(page, shop);
  const invoice = await invoiceInParts(page);
  await receiveAdvance(page, shop, customer.id, invoice);
  await credit(page, invoice);
  await fileAndOpenAgain(page, shop, lastMonth);
  await expectWhole(shop, folder.path);
});

/** A pro-forma of one row, typed cell by cell. */
async function offer(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${shop.origin}/performainvoice`);
  await expect(page.getByLabel('Tax State')).toBeFocused();
  await page.getByLabel('Tax State').press('d');
  await page.getByLabel('Tax Type').press('w');
  await page.getByLabel('Buyer Address', { exact: true }).fill(block);
  await page.getByLabel('Consignee Address').fill(block);
  await page.getByLabel('Reference No').fill('Visit');
  await page.getByLabel('Dispatched Through').fill('Road');
  await page.getByLabel('Destination').fill('New Delhi');
  await page.getByLabel('Valid until').pressSequentially('+10');
  await typeRow(page, 1, ['blin', '20', '3890', 'p', '18']);
  await issueWithKey(page);
}

/** Two invoices from it, the first of a part; answers the number of the second one. */
async function invoiceInParts(page: Page): Promise<string> {
  await page.locator('#issued').getByRole('link').press('Enter');
  const proForma = page.url();
  let number = '';
  for (const quantity of ['8', '12']) {
    await page.goto(proForma);
    await page.getByLabel(/Quantity into the invoice, line 1/).fill(quantity);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'Tax Invoice', level: 1 })).toBeVisible();
    await expect(page.getByLabel('Line 1 Quantity')).toHaveValue(quantity);
    await issueWithKey(page);
    number = (await page.locator('#issued').textContent())?.match(/DL\/\S+\d/)?.[0] ?? '';
  }
  return number;
}

/** More comes than is owed; what is left pays the invoice that comes next. */
async function receiveAdvance(page: Page, shop: Shop, customer: string, number: string): Promise<void> {
  await page.goto(`${shop.origin}/receive?customer=${customer}`);
  await expect(page.getByLabel('Amount received')).toBeFocused();
  await page.keyboard.type('3,00,000');
  await page.getByLabel('Mode').selectOption('cheque');
  await page.getByLabel('Reference').fill('004417');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/is an advance\./)).toBeVisible();
  const next = await issueByWire(shop, { buyerAddress: block, consigneeAddress: block });
  expect(next).not.toBe(number);
  await page.getByRole('link', { name: 'Use advance' }).press('Enter');
  await expect(page.getByLabel(`${next} pays`)).not.toHaveValue('');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /of the advance$/ })).toBeVisible();
}

async function credit(page: Page, number: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(number);
  await expect(page.getByRole('option', { name: new RegExp(number) }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Credit note' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Credit Note', level: 1 })).toBeVisible();
  await page.getByLabel('Line 1 Quantity').fill('2');
  await issueWithKey(page);
}

async function fileAndOpenAgain(page: Page, shop: Shop, month: string): Promise<void> {
  await page.goto(`${shop.origin}/returns?state=${home}&period=${month}`);
  const saved = page.waitForEvent('download');
  await expect(page.getByRole('button', { name: 'B2B, registered buyers' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await saved;
  await expect(page.getByText(/^Next: mark \w+ as filed\.$/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: /^Mark .* as filed\?$/ });
  await question.getByRole('button', { name: 'Mark as filed' }).press('Enter');
  await expect(page.getByRole('heading', { name: new RegExp(`of ${homeName} is closed$`) })).toBeVisible();
  await page.getByRole('button', { name: 'Reopen' }).press('Enter');
  await page.getByLabel('Why').fill('Filed too early');
  await page.getByRole('button', { name: 'Reopen' }).last().press('Enter');
  await expect(page.getByRole('heading', { name: new RegExp(`of ${homeName} is closed$`) })).toBeHidden();
}

/** As an operator does it, while the program goes on. */
async function expectWhole(shop: Shop, dataDir: string): Promise<void> {
  const elsewhere = mkdtempSync(join(quickFolder(), 'vitrine-journey-'));
  const env = { DATA_DIR: dataDir, BACKUP_URL: `file:${elsewhere}/backups` };
  const moved = { DATA_DIR: join(elsewhere, 'moved'), BACKUP_URL: env.BACKUP_URL };
  try {
    expect(await runVitrine(['verify'], env)).toMatchObject({ code: 0 });
    const here = await deskOf(shop.origin, shop.token);
    const { lines } = await here.get<{ lines: { seq: number }[] }>('/api/audit?size=1');
    const made = expect.stringMatching(/^The backup \S+ is made/);
    expect(await runVitrine(['backup'], env)).toMatchObject({ code: 0, said: made });
    expect(await runVitrine(['restore', 'latest'], moved)).toMatchObject({ code: 0 });
    expect(await runVitrine(['verify'], moved)).toMatchObject({ code: 0 });
    const program = await startProgram({ PORT: '0', BACKUP_EVERY: 'off', ...moved }, { again: true });
    try {
      const there = await deskOf(program.origin, await logIn(program.origin, shop));
      const seen = { head: lines[0]?.seq ?? 0, links: [] };
      expect(steady(await readLists(there, seen))).toEqual(steady(await readLists(here, seen)));
    } finally {
      await program.kill('SIGTERM');
    }
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

/** Without what tells the instant at which it was fetched: the clock goes on between the two. */
function steady({ answers }: Awaited<ReturnType<typeof readLists>>) {
  return Object.entries(answers).filter(([address]) => !/\/(tally|pack\.zip|statement\.pdf)/.test(address));
}

async function deskOf(origin: string, token: string) {
  return openDesk(await openWire(sendTo(origin)), token, () => new Date().toISOString());
}

async function logIn(origin: string, { username, password }: Shop): Promise<string> {
  const wire = await openWire(sendTo(origin));
  return (await wire.json<{ token: string }>('POST', '/api/login', { body: { username, password } })).token;
}

async function issueWithKey(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Issued as')).toBeVisible();
}
