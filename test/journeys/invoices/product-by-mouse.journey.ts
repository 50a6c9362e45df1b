import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { openTaxInvoice } from '../parts/invoice-form.ts';
import { test } from '../parts/shared-shop.ts';

function product(page: Page, row = 1) {
  return page.getByLabel(`Line ${row} Product`, { exact: true });
}

test('By mouse alone a click in the field or on its arrow opens all products, and a click chooses one', async ({
  page,
  shop,
}) => {
  await openTaxInvoice(page, shop);
  const options = page.getByRole('listbox', { name: 'Products' }).getByRole('option');
  // While the list is open, what is outside of it is hidden from screen readers.
  const arrow = page.getByLabel('All products', { exact: true }).first();
  await arrow.click();
  await expect(options.first()).toHaveText('Select Product');
  const all = await options.count();
  expect(all).toBeGreaterThan(80);
  await expect(product(page)).toBeFocused();
  await expect(arrow).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, { listOpen: true });
  await options.filter({ hasText: 'Wallpaper' }).first().click();
  await expect(options).toHaveCount(0);
  const chosen = await product(page).inputValue();
  expect(chosen).toContain('Wallpaper');

  // A field that has a product shows all of them too; a second click on the arrow closes the list.
  await product(page).click();
  await expect(options).toHaveCount(all);
  await arrow.click();
  await expect(options).toHaveCount(0);
  await expect(product(page)).toHaveValue(chosen);
});

test('A list that was opened by a click takes nothing by Tab or Enter before an arrow key, and typing filters it', async ({
  page,
  shop,
}) => {
  await openTaxInvoice(page, shop);
  const options = page.getByRole('listbox', { name: 'Products' }).getByRole('option');
  for (const key of ['Tab', 'Enter']) {
    await product(page).fill('Nothing so called');
    await product(page).press('Escape');
    await product(page).click();
    await expect(options.first()).toHaveText('Select Product');
    await options.nth(3).hover();
    await product(page).press(key);
    await expect(options).toHaveCount(0);
    await expect(product(page)).toHaveValue('Nothing so called');
  }
  await product(page).fill('');
  await product(page).click();
  await product(page).press('ArrowDown');
  await product(page).press('ArrowDown');
  const highlighted = (await options.and(page.locator('[data-highlighted]')).textContent()) ?? '';
  await product(page).press('Enter');
  await expect(options).toHaveCount(0);
  await expect(product(page)).not.toHaveValue('');
  expect(highlighted).toContain(await product(page).inputValue());

  await product(page, 2).click();
  await product(page, 2).pressSequentially('blin');
  await expect(options.first()).toContainText('Blinds');
  await product(page, 2).press('Tab');
  await expect(product(page, 2)).toHaveValue('Blinds');
});
