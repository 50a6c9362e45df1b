import { expect } from '@playwright/test';
import { readPdf } from '#test/read/read-pdf.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';

test('The paper beside the form answers what is typed, and after the issue there are a link to share and marked copies, all in one PDF from here and from the reports', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const number = await issueByWire(shop);
  const next = number.replace(/\d+$/, (last) => String(Number(last) + 1).padStart(last.length, '0'));
  await page.goto(`${shop.origin}/invoicereports`);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  await page.getByRole('button', { name: `More for ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Copy to new' }).click();

  const paper = page.getByRole('region', { name: 'Paper preview' });
  await expect(paper).toContainText('DRAFT, NOT ISSUED');
  await expect(paper).toContainText(`next ${next}`);
  await page.getByLabel('Line 1 Quantity').fill('10');
  await expect(paper.getByRole('row', { name: /Wallpaper/ })).toContainText('21,500.00');
  await expect(paper.getByRole('row', { name: /Wallpaper/ })).toHaveClass(/here/);
  await page.setViewportSize({ width: 820, height: 1100 });
  await expect(paper).toBeHidden();
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Paper' }).click();
  await expect(paper).toBeVisible();
  await expect(page.getByLabel('Line 1 Quantity')).toBeHidden();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Until when to pay, as staff type it, and their own words.
  await page.getByLabel('Due Date').fill('+30');
  await page.getByLabel('Terms of Payment').fill('half with the order');
  const terms = /Due \d\d\/\d\d\/\d{4}, 30 days\.\s+half with the order/;
  await expect(paper).toContainText(terms);

  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(next)).toBeVisible();
  await (await opened).close();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied.').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // A page that is shared until a day, and not a download that ends after minutes.
  expect(new URL(link).pathname).toMatch(/^\/d\/[\w-]{44}$/);
  expect(await (await page.request.get(link)).text()).toContain(next);
  await expect(page.getByRole('button', { name: 'Send mail' }).or(page.getByText('Mail to customers'))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const copiesAfter = async (press: () => Promise<void>): Promise<string[]> => {
    const asked = page.waitForResponse(/downloadInvoice/);
    const shown = context.waitForEvent('page');
    await press();
    const address = (await (await asked).allHeaders())['document-url'] ?? '';
    await (await shown).close();
    const pages = await readPdf(await (await page.request.get(`${shop.origin}${address}`)).body());
    for (const text of pages.filter((each) => each.includes(next))) expect(text).toMatch(terms);
    return pages.map((text) => `${/DL\/\d\d-\d\d\/\d+/.exec(text)?.[0]} ${/[A-Z]+ FOR [A-Z]+/.exec(text)?.[0]}`);
  };
  expect(await copiesAfter(() => page.getByRole('button', { name: 'Duplicate' }).click())).toEqual([
    `${next} DUPLICATE FOR TRANSPORTER`,
  ]);
  const all = ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR SUPPLIER'];
  expect(await copiesAfter(() => page.getByRole('button', { name: 'Triplicate' }).click())).toEqual(
    all.map((mark) => `${next} ${mark}`),
  );

  await page.goto(`${shop.origin}/invoicereports`);
  await page.getByLabel('Report Type').selectOption('Tax Invoice');
  await page.getByRole('button', { name: `More for ${number}` }).press('Enter');
  expect(await copiesAfter(() => page.getByRole('menuitem', { name: 'Triplicate' }).press('Enter'))).toEqual(
    all.map((mark) => `${number} ${mark}`),
  );
});
