import { expect } from '@playwright/test';
import { inEnglish } from '#domain/text/names.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { test } from '../parts/bare-shop.ts';
import { fillHeader, openTaxInvoice, typeIfBlank } from '../parts/invoice-form.ts';

/** A wallpaper of 1250 rupees a roll, in one colour. */
async function addMaterial(shop: { origin: string; token: string }, code: string) {
  const saved = await fetch(`${shop.origin}/api/materials/${encodeURIComponent(code)}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${shop.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ onto: 0, material: buildMaterial({ code, names: inEnglish('Leaf wallpaper') }) }),
  });
  expect(saved.status).toBe(200);
}

// The form has rows from 1280 pixels on, and cards before that.
for (const width of [390, 1440])
  test(`A code typed in the field of products fills the row, and the document keeps it, at ${width}`, async ({
    page,
    shop,
  }) => {
    const code = `WP ${width}`;
    await addMaterial(shop, code);
    await page.setViewportSize({ width, height: 844 });
    await openTaxInvoice(page, shop);
    await fillHeader(page);
    await page.getByLabel('Line 1 Product', { exact: true }).focus();
    await page.keyboard.type(`wp${width}`);
    const option = page.getByRole('option', { name: `${code} Sage, clay · Leaf wallpaper` });
    await expect(option).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('Enter');
    const cell = (name: string) => page.getByLabel(`Line 1 ${name}`, { exact: true });
    await expect(cell('Product')).toHaveValue('Wallpaper');
    await expect(cell('Description')).toHaveValue(`${code} Sage, clay`);
    await expect(cell('Rate')).toHaveValue('1250.00');
    await expect(cell('Per')).toHaveValue('roll');
    await expect(cell('HSN/SAC')).not.toHaveValue('');
    await expect(cell('Quantity')).toBeFocused();
    await page.keyboard.type('3');
    // The shop that has billed it before knows its GST.
    await typeIfBlank(cell('GST'), '18');
    await expect(page.locator('#line-1-note')).toContainText(`Material ${code}`);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && (request.postData() ?? '').includes('material1'),
    );
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      material1: code,
      pcomment1: `${code} Sage, clay`,
      rate1: '1250.00',
    });
  });

test('A code that is typed faster than its answer comes fills the row, by Enter and by Tab, and the next keys go on', async ({
  page,
  shop,
}) => {
  await addMaterial(shop, 'WP 77');
  await openTaxInvoice(page, shop);
  const cell = (row: number, name: string) => page.getByLabel(`Line ${row} ${name}`, { exact: true });
  for (const [row, key, next] of [
    [1, 'Enter', 'Quantity'],
    [2, 'Tab', 'Description'],
  ] as const) {
    await cell(row, 'Product').focus();
    const asked = page.waitForRequest(/typed=wp77/);
    await page.keyboard.type('wp77');
    await page.keyboard.press(key);
    await asked;
    await expect(cell(row, 'Product')).toHaveValue('Wallpaper');
    await expect(cell(row, 'Description')).toHaveValue('WP 77 Sage, clay');
    await expect(cell(row, next)).toBeFocused();
  }
});

test('What an arrow key has highlighted stays highlighted when the answer comes', async ({ page, shop }) => {
  await addMaterial(shop, '3918 7');
  await openTaxInvoice(page, shop);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/typed=3918/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Line 1 Product', { exact: true }).focus();
  await page.keyboard.type('3918');
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('listbox', { name: 'Products' }).getByRole('option');
  const highlighted = (await options.and(page.locator('[data-highlighted]')).textContent()) ?? '';
  answer();
  await expect(options.filter({ hasText: '3918 7' })).toHaveCount(1);
  await expect(options.and(page.locator('[data-highlighted]'))).toHaveText(highlighted);
  await page.keyboard.press('Enter');
  const chosen = await page.getByLabel('Line 1 Product', { exact: true }).inputValue();
  expect(chosen).not.toBe('');
  expect(highlighted).toContain(chosen);
});
