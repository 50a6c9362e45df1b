import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { addDays } from '#domain/calendar/indian-date.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import type { Shop } from '../parts/open-shop.ts';
import { test } from '../parts/own-shop.ts';
import { today } from '../parts/today.ts';

/** The id of a document, by its number. */
async function idOf({ origin, token }: Shop, number: string): Promise<string> {
  const answer = await fetch(`${origin}/api/jump?q=${encodeURIComponent(number)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const found: { title: string; path: string }[] = await answer.json();
  return (
    found
      .find(({ title }) => title === number)
      ?.path.split('/')
      .at(-1) ?? ''
  );
}

test('What lacks an e-way bill is counted on Operations and listed on Returns: the ready ones come as one file, the others say what is missing', async ({
  page,
  shop,
}) => {
  const block = 'Namuna Gruha\nJaydev Vihar\nBhubaneswar 751013';
  const moved = { buyerAddress: block, consigneeAddress: block, taxType: 'central' };
  const numbers = [await issueByWire(shop, moved), await issueByWire(shop, moved), await issueByWire(shop, moved)];
  const [late = '', one = '', two = ''] = numbers;
  const challan = await issueByWire(shop, { ...moved, type: 'challan', purpose: 'approval' });
  for (const number of [one, two]) {
    const answer = await fetch(`${shop.origin}/api/documents/${await idOf(shop, number)}/eway`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${shop.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ version: 0, transport: { mode: 'road', vehicle: 'DL01LX0001' } }),
    });
    expect(answer.status).toBe(200);
  }
  await page.goto(`${shop.origin}/operations`);
  const row = page.getByRole('row', { name: /^E-way bills/ });
  await expect(row).toContainText(new RegExp(`\\d+ documents of ${homeName} without one`));
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/tab=eway/);
  const box = (number: string) => page.getByRole('checkbox', { name: `Choose ${number}`, exact: true });
  await expect(box(one)).toBeChecked();
  await expect(box(late)).toBeDisabled();
  const lateRow = page.getByRole('row').filter({ hasText: late });
  await expect(lateRow).toContainText('Say how the goods move, or name the transporter who will say it.');
  await expect(page.getByText(/2 chosen of 2 that are ready/)).toBeVisible();
  await expectAccessible(page);

  await box(two).press('Space');
  await expect(page.getByText(/1 chosen of 2 that are ready/)).toBeVisible();
  await box(two).press('Space');
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Control+Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`eway-bills-${home}.json`);
  const { billLists } = JSON.parse(readFileSync(await file.path(), 'utf8')) as { billLists: { docNo: string }[] };
  expect(billLists.map(({ docNo }) => docNo).sort()).toEqual([one, two].sort());

  const answer = { document: one, number: '771200004821', madeAt: `${today()} 00:00`, validUntil: addDays(today(), 9) };
  await page.getByLabel('Choose the portal’s file').setInputFiles({
    name: 'answers.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify([answer])),
  });
  await expect(page.getByText('answers.json: 1 taken in.')).toBeVisible();
  await expect(box(one)).toHaveCount(0);

  await lateRow.getByRole('link', { name: `E-way bill of ${late}` }).click();
  await expect(page.getByRole('heading', { name: 'E-way bill' }).first()).toBeVisible();

  // A challan lacks one, too, and its link opens the same panel.
  await page.goto(`${shop.origin}/returns?tab=eway`);
  await page.getByRole('link', { name: `E-way bill of ${challan}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(challan);
  await expect(page.getByRole('region', { name: /^E-way bill/ })).toBeVisible();
});
