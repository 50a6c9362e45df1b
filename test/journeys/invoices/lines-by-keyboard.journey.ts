import { expect, type Page } from '@playwright/test';
import { fillHeader, openTaxInvoice } from '../parts/invoice-form.ts';
import { pasteText } from '../parts/paste-text.ts';
import { test } from '../parts/shared-shop.ts';

function cell(page: Page, row: number, name: string) {
  return page.getByLabel(`Line ${row} ${name}`, { exact: true });
}

function products(page: Page) {
  return page
    .getByRole('combobox', { name: /^Line \d+ Product$/ })
    .evaluateAll((cells) => cells.map((each) => (each as HTMLInputElement).value));
}

const copied = [
  'S.No.\tItem\tDescription of Goods\tHSN/SAC\tQty.\tRate\tUOM\tGST %',
  '1\tVinyl Flooring\tHomogeneous, grey\t39181090\t850\t96.00\tSq. Ft.\t18%',
  '2\tWPC Panel\tFluted, teak tone\t39259090\t2 × 93.25\t148.75\trft\t18%',
  '3\tGlass Partition\tToughened\t70071900\t1,124.5\t₹ 1,310.00\tsqft\t18%',
  '4\tBlinds\tRoller\t630399\t18\t3,890/-\tPiece\t18%',
  '5\tInstallation Charges\tAt site\t995468\t1\t12,500.00\tPiece\t18%',
].join('\r\n');

test('Rows copied from Excel fill the lines; what is not understood stays and says so, and Ctrl+Z takes all of it back', async ({
  page,
  shop,
}) => {
  await openTaxInvoice(page, shop);
  await fillHeader(page);
  await cell(page, 1, 'Product').focus();
  await page.keyboard.type('blin');
  await page.keyboard.press('Enter');
  await page.keyboard.type('4');
  await pasteText(page, copied);

  const said = page.getByText('5 rows pasted into lines 1 to 5, read by their headings.');
  await expect(said).toHaveText(/34 of 35 cells understood\. Left out: “S\.No\.”\./);
  const wrong = cell(page, 2, 'Quantity');
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveValue('2 × 93.25');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription(/Quantity “2 × 93\.25” is not a number of 0 or more/);
  await expect(cell(page, 1, 'Per')).toHaveValue('sqft');
  await expect(cell(page, 3, 'Quantity')).toHaveValue('1124.5');
  await expect(cell(page, 4, 'Rate')).toHaveValue('3890');
  // 81,600.00 + 14,73,095.00 + 70,020.00 + 12,500.00: line 2 does not count.
  await expect(page.locator('dd:visible', { hasText: '16,37,215.00' })).toHaveCount(2);

  await page.keyboard.press('Control+Z');
  await expect(cell(page, 1, 'Quantity')).toHaveValue('4');
  await expect.poll(() => products(page)).toEqual(['Blinds', '', '', '', '']);
  await expect(cell(page, 1, 'Quantity')).toBeFocused();

  // A key in the grid ends the undo of a paste; unknown words stay too, in a list as well.
  await cell(page, 3, 'Product').focus();
  await pasteText(page, 'Gold leaf\t\t9999\t5\t1.50,000\tbundle\t18\nBlinds\t\t\t5\t1,50,000\t\t18\n');
  await expect(page.getByText('2 rows pasted into lines 3 to 4, read in the order of the grid.')).toBeVisible();
  await expect(cell(page, 3, 'Product')).toHaveAccessibleDescription(/^No product with this name\./);
  await expect(cell(page, 3, 'HSN/SAC')).toHaveValue('9999');
  await expect(cell(page, 3, 'Per')).toHaveValue('bundle');
  await expect(cell(page, 4, 'HSN/SAC')).toHaveValue('630399');
  await cell(page, 3, 'Product').fill('blin');
  await page.keyboard.press('Enter');
  await expect(cell(page, 3, 'HSN/SAC')).toHaveValue('630399');
  await expect(page.getByText('2 rows pasted')).toBeHidden();
  await page.keyboard.press('Control+Z');
  await expect(cell(page, 4, 'Rate')).toHaveValue('150000');
  await cell(page, 3, 'Rate').focus();
  await cell(page, 3, 'Per').focus();
  await expect(cell(page, 3, 'Rate')).toHaveAccessibleDescription(/Rate “1\.50,000” is not a number/);

  // One cell is an ordinary paste.
  await cell(page, 3, 'Rate').selectText();
  await pasteText(page, '₹ 1,50,000\r\n');
  await page.keyboard.press('Tab');
  await expect(cell(page, 3, 'Rate')).toHaveValue('150000');
});

test('Lines are inserted, moved and removed by keyboard, a screen reader hears it, and a removed line comes back', async ({
  page,
  shop,
}) => {
  await openTaxInvoice(page, shop);
  await cell(page, 1, 'Product').focus();
  await pasteText(page, 'Product\tQty\nBlinds\t1\nGlass\t2\nWallpaper\t3\n');
  await expect(page.getByText('3 rows pasted into lines 1 to 3')).toBeVisible();
  const { keyboard } = page;
  const said = page.getByRole('status').filter({ hasText: /line/i });

  await cell(page, 3, 'Quantity').focus();
  await keyboard.press('Control+Shift+ArrowUp');
  await keyboard.press('Control+Shift+ArrowUp');
  await expect(said).toContainText('Line 2 is now line 1.');
  await expect.poll(() => products(page)).toEqual(['Wallpaper', 'Blinds', 'Glass', '', '']);
  await expect(cell(page, 1, 'Quantity')).toBeFocused();
  await keyboard.press('Control+Shift+ArrowUp');
  await expect(said).toContainText('Line 1 is the first line.');

  // In a list too, without changing what is chosen.
  await cell(page, 1, 'HSN/SAC').focus();
  await keyboard.press('Control+Shift+ArrowDown');
  await expect(cell(page, 2, 'HSN/SAC')).toBeFocused();
  await expect(cell(page, 2, 'HSN/SAC')).toHaveValue('48142000');
  await keyboard.press('Control+ArrowUp');
  await expect(said).toContainText('Line 2 is new.');
  await expect(cell(page, 2, 'Product')).toBeFocused();
  await expect.poll(() => products(page)).toEqual(['Blinds', '', 'Wallpaper', 'Glass', '', '']);
  await keyboard.type('sun');
  await keyboard.press('Enter');
  await keyboard.press('Control+ArrowDown');
  await expect.poll(() => products(page)).toEqual(['Blinds', 'Sun Film', '', 'Wallpaper', 'Glass', '', '']);

  await cell(page, 4, 'Quantity').focus();
  await keyboard.press('Control+Shift+Backspace');
  await expect(said).toContainText('Line 4 is removed.');
  await expect(cell(page, 4, 'Quantity')).toBeFocused();
  await expect.poll(() => products(page)).toEqual(['Blinds', 'Sun Film', '', 'Glass', '', '']);
  await keyboard.press('Control+Z');
  await expect.poll(() => products(page)).toEqual(['Blinds', 'Sun Film', '', 'Wallpaper', 'Glass', '', '']);
  await expect(cell(page, 4, 'Quantity')).toHaveValue('3');
  await expect(cell(page, 4, 'Quantity')).toBeFocused();
  await page.reload();
  await expect(cell(page, 4, 'Product')).toHaveValue('Wallpaper');
});
