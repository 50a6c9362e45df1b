import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Inv01 } from '#domain/einvoices/inv01.ts';
import { monthOf, neighbours, periodName } from '#domain/returns/period.ts';
import { buildPortalAnswer } from '#test/build/build-einvoice.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { keepDraft } from '../parts/invoice-form.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/own-shop.ts';
import { dated, today } from '../parts/today.ts';

const buyer = '07AAACB5678L1ZA';

test('A clerk sends invoices to the portal by keyboard, and takes its answer in', async ({ page, shop }) => {
  const company = await makeEinvoices(shop, '2026-01-01');
  const now = today();
  const [ready, wrong] = [
    await issueByWire(shop, { buyerAddress: `Sample Hotels\nAerocity\nNew Delhi 110037\nGSTIN ${buyer}` }),
    await issueByWire(shop, { buyerAddress: `Sample Trust\nPlot 9\nGSTIN ${buyer}` }),
  ];
  await page.goto(`${shop.origin}/returns?state=${home}&period=${monthOf(now)}&tab=einvoice`);
  const row = (number: string) => page.getByRole('row').filter({ hasText: number });
  await expect(row(ready).getByText('Nothing, ready')).toBeVisible();
  await expect(page.getByLabel(`Choose ${wrong}`)).toBeDisabled();
  await expectAccessible(page);

  // What is missing is added from here.
  await row(wrong).getByRole('button', { name: 'Add them' }).press('Enter');
  await expect(page.locator('input:focus')).toHaveCount(1);
  await page.keyboard.type('110024');
  await page.keyboard.press('Tab');
  await page.keyboard.type('New Delhi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Told on the phone');
  await page.keyboard.press('Enter');
  await expect(row(wrong).getByText('Nothing, ready')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.keyboard.press('Control+Enter');
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as Inv01[];
  const sent = file.find(({ DocDtls }) => DocDtls.No === ready);
  expect(sent).toMatchObject({ BuyerDtls: { Gstin: buyer, Pin: 110037 } });
  const ackDt = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
  const answerTo = (number: string, payable: number) =>
    buildPortalAnswer({
      ...{ kind: 'tax', number, date: now, seller: company.registrations[home].gstin, buyer, payable, ackDt },
    });
  const answers = [answerTo(ready, 10_655_400), answerTo(wrong, 10_655_500)];
  const answer = { name: 'answer.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(answers)) };
  await page.locator('input[type=file]').setInputFiles(answer);
  await expect(page.getByText('answer.json: 1 taken, 0 as before, 1 refused')).toBeVisible();
  await expect(page.getByText('Refused: The total is ₹ 1,06,554.00 here and ₹ 1,06,555.00 there.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(answer);
  await expect(page.getByText('answer.json: 0 taken, 1 as before, 1 refused')).toBeVisible();

  // The document says its state, and Share asks first where the IRN is missing.
  await row(wrong).first().getByRole('link', { name: wrong }).press('Enter');
  await expect(page.getByText('Its number is lost at the portal.')).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: `Share ${wrong} without IRN?` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancelled at the portal …' }).press('Enter');
  await page.getByLabel('Duplicate').press('Space');
  await page.getByRole('button', { name: 'It is cancelled there' }).press('Enter');
  await expect(page.getByText('Cancelled there', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel …', exact: true }).press('Enter');
  await page.getByLabel('Yes').press('Space');
  await expect(page.getByText('Then the invoice is not cancelled: write a credit note.')).toBeVisible();
});

test('An IRN that is awaited is in sight where the invoice is issued, in Reports, and before the month is filed', async ({
  page,
  shop,
}) => {
  await makeEinvoices(shop, '2026-01-01');
  const { before } = neighbours(monthOf(today()), 'monthly');
  const last = `${before}-28`;
  const buyerAddress = `Sample Hotels\nAerocity\nNew Delhi 110037\nGSTIN ${buyer}`;
  const number = await issueByWire(shop, {
    ...dated(last),
    buyerAddress,
  });
  await keepDraft(page, { buyerAddress });
  await page.goto(`${shop.origin}/taxinvoice`);
  await expect(page.getByLabel('Line 1 Product')).toHaveValue('Wallpaper');
  await page.keyboard.press('Control+Enter');
  const issued = page.getByRole('region', { name: /^DL\// });
  await expect(issued).toContainText('IRN awaited: without it the paper is no tax invoice (rule 48).');
  await expect(issued).toContainText('E-way bill: None was made, and the law wants one (rule 138).');
  await expectAccessible(page);
  await issued.getByRole('button', { name: 'Share' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Share DL\/\S+ without IRN\?$/ });
  await question.getByRole('button', { name: 'Share all the same' }).press('Enter');
  await expect(page.getByRole('region', { name: /^Share/ })).toContainText('Copy link');

  await page.goto(`${shop.origin}/invoicereports`);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('IRN awaited');

  await page.goto(`${shop.origin}/returns?state=${home}&period=${before}`);
  const says = `1 document of ${periodName(before)} has no IRN`;
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText(says);
  await page.getByRole('button', { name: 'Mark as filed' }).press('Enter');
  const filing = page.getByRole('alertdialog', { name: /^Mark .* as filed\?$/ });
  await expect(filing).toContainText(says);
  await expect(filing).toContainText('Without it a document is no tax invoice (rule 48), and the buyer has no credit.');
});

test('Operations has a row of the invoices without IRN, of a filed month too, which leads to them, and goes when the portal has answered', async ({
  page,
  shop,
}) => {
  const { registrations } = await makeEinvoices(shop, '2026-01-01');
  const { before } = neighbours(monthOf(today()), 'monthly');
  const last = `${before}-28`;
  const row = page.getByRole('region', { name: 'Waiting' }).getByRole('row', { name: /^IRNs/ });
  const old = await issueByWire(shop, {
    ...dated(last),
    buyerAddress: `Sample Hotels\nAerocity\nNew Delhi 110037\nGSTIN ${buyer}`,
  });

  // While the return waits it says so itself; a filed one is no work any more, and its IRNs are.
  await page.goto(`${shop.origin}/operations`);
  const waiting = page.getByRole('row', { name: /^Returns/ });
  await expect(waiting.getByText(`for ${periodName(before)}: 1 without IRN`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`${shop.origin}/returns?state=${home}&period=${before}`);
  await page.getByRole('button', { name: 'Mark as filed' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as filed' }).press('Enter');
  await expect(page.getByRole('heading', { name: `${periodName(before)} of ${homeName} is closed` })).toBeVisible();
  await page.goto(`${shop.origin}/operations`);
  const said = `1 without IRN of ${homeName} for ${periodName(before)}`;
  await expect(row).toContainText(said);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  // From there to the list of e-invoices, where the answer of the portal is taken in.
  await row.getByRole('link', { name: said }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`period=${before}&tab=einvoice`));
  const listed = page.getByRole('row').filter({ hasText: old });
  await expect(listed.getByText('Nothing, ready')).toBeVisible();
  const ackDt = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
  const answer = buildPortalAnswer({
    ...{ kind: 'tax', number: old, date: last, seller: registrations[home].gstin, buyer, payable: 10_655_400, ackDt },
  });
  const buffer = Buffer.from(JSON.stringify([answer]));
  await page.locator('input[type=file]').setInputFiles({ name: 'answer.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('answer.json: 1 taken, 0 as before, 0 refused')).toBeVisible();

  // Nothing waits for it any more: on Operations, in Reports, on its own page.
  await page.goto(`${shop.origin}/operations`);
  await expect(waiting).toContainText(/None waits|GSTR-1 of/);
  await expect(row).toHaveCount(0);
  await page.goto(`${shop.origin}/invoicereports`);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  const reported = page.getByRole('row').filter({ hasText: old });
  await expect(reported).toBeVisible();
  await expect(reported).not.toContainText('IRN awaited');
  await reported.getByRole('link', { name: old }).press('Enter');
  await expect(page.getByText('It has its IRN.')).toBeVisible();
});

/** The firm makes e-invoices from a day on, as one of more than 5 crore must. Returns its record. */
async function makeEinvoices({ origin, token }: Shop, eInvoiceFrom: string) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const { version, company } = await (await fetch(`${origin}/api/company`, { headers })).json();
  const saved = await fetch(`${origin}/api/company`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ onto: version, company: { ...company, turnover: '5-to-10', eInvoiceFrom } }),
  });
  expect(saved.status).toBe(200);
  return company;
}
