import { expect } from '@playwright/test';
import { test } from '../parts/shared-shop.ts';

test('A code that no goods of the trade have is remarked on while it is typed', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/catalogue`);
  await page.getByRole('button', { name: 'New product' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type('Tea Chest');
  const code = page.getByRole('textbox', { name: 'HSN/SAC' }).or(page.getByRole('combobox', { name: 'HSN/SAC' }));
  await code.fill('09024010');
  const remark = page.getByText('No goods or services of this trade have HSN 09024010: check it.');
  await expect(remark).toBeVisible();
  await expect(code).toHaveAccessibleDescription(/check it/);
  await expect(code).not.toHaveAttribute('aria-invalid');
  await code.fill('48142000');
  await expect(remark).toBeHidden();
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(page.getByText('Tea Chest')).toBeHidden();
});
