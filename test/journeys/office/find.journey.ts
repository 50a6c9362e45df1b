import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';

function findBox(page: Page) {
  const box = page.getByRole('dialog', { name: 'Find' });
  return { box, field: box.getByRole('combobox', { name: 'Find' }), options: box.getByRole('option') };
}

test('Ctrl+K finds a document, a product and a screen by the keyboard, and Esc returns to where the clerk was', async ({
  page,
  shop,
}) => {
  const number = await issueByWire(shop, { buyerAddress: 'Quince Hotels\nDelhi' });
  await page.goto(`${shop.origin}/taxinvoice`);
  const destination = page.getByLabel('Destination');
  await destination.focus();
  const { box, field, options } = findBox(page);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(box).toContainText('What you open from here is listed here the next time.');
  // Typed at once and blindly: no letter is lost, and none lands in the form.
  await page.keyboard.type('quince hot');
  await expect(options).toHaveText([new RegExp(`^${number} Quince Hotels, .*Tax Invoice$`)]);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', 'found-0');
  await expect(box.getByRole('status')).toHaveText('1 found');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(destination).toBeFocused();
  await expect(destination).toHaveValue('');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('in');
  await expect(options.filter({ hasText: 'Product' }).first()).toContainText('Indoor WPC Louver');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');

  // Enter before the answer is there waits for it, and does not go to what the first letters found.
  await field.fill('');
  await page.keyboard.type('invoice rep');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice reports');
  await expect(page).toHaveURL(`${shop.origin}/invoicereports`);
  await page.keyboard.press('Control+k');
  await expect(options).toHaveText([/^Invoice reports/]);
  await page.keyboard.type('carpets nex');
  await expect(options.first()).toHaveText(/^Nexa Carpets .*Folder$/);
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect((await opened).url()).toBe(`${shop.origin}/imageDeletion#nexa`);
  await expect(page).toHaveURL(`${shop.origin}/invoicereports`);

  // Enter on a document leads to its page, on a product to its gallery.
  await field.fill('quince hot');
  await expect(options.first()).toHaveText(/Tax Invoice$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/document\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await page.getByRole('button', { name: 'Find' }).press('Enter');
  await page.keyboard.type('indoor wpc lou');
  await expect(options.first()).toHaveText(/^Indoor WPC Louver .*Product$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/indoorwpclouvers$/);
});

test('Find says when nothing begins so, and when the server does not answer, and tries again', async ({
  page,
  shop,
  announce,
}) => {
  announce(0);
  await page.goto(`${shop.origin}/operations`);
  await page.getByRole('button', { name: 'Find' }).click();
  const { box, field, options } = findBox(page);
  await field.fill('zzyzx');
  await expect(box).toContainText('Nothing begins with ‘zzyzx’.');
  await page.route('**/api/jump?*', (route) => route.abort());
  await field.fill('callb');
  await expect(box.getByRole('alert')).toHaveText('Cannot reach the server. Nothing was lost: try again.');
  await expectAccessible(page);
  await page.unroute('**/api/jump?*');
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect(options).toHaveText([/^Callbacks/]);
  await page.mouse.click(5, 400);
  await expect(box).toBeHidden();
  await expect(page.getByRole('button', { name: 'Find' })).toBeFocused();
});

test('The bar folds: its last links under More, then all of them under Menu, and Find stays', async ({
  page,
  shop,
}) => {
  const bar = page.getByRole('banner');
  const links = page.getByRole('navigation', { name: 'Staff' }).getByRole('link');
  const all = ['Operations', 'Tax Invoice', 'Pro-forma', 'Credit Note', 'Reports', 'Upload Images', 'Delete Images'];
  await page.setViewportSize({ width: 1560, height: 900 });
  await page.goto(`${shop.origin}/operations`);
  const expectShown = (texts: string[]) =>
    expect.poll(async () => (await links.allTextContents()).filter((text) => all.includes(text))).toEqual(texts);
  await expectShown(all);
  await expect(bar.getByRole('button', { name: 'More' })).toBeHidden();

  await page.setViewportSize({ width: 1300, height: 900 });
  await expectShown(all.slice(0, -2));
  await bar.getByRole('button', { name: 'More' }).press('Enter');
  await expectShown(all);
  await page.keyboard.press('Tab');
  await expect(links.filter({ hasText: 'Figures' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links.filter({ hasText: 'Upload Images' })).toBeHidden();

  await page.setViewportSize({ width: 800, height: 900 });
  await expectShown([]);
  await expect(bar.getByRole('button', { name: 'Logout' })).toBeHidden();
  await bar.getByRole('button', { name: 'Menu' }).click();
  await expectShown(all);
  await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Find' }).click();
  await expect(findBox(page).field).toBeFocused();
});
