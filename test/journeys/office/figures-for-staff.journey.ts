import { expect } from '@playwright/test';
import { openAsStaff } from '../parts/open-as-staff.ts';
import { test } from '../parts/own-shop.ts';

test('Staff see Figures once an owner lets them', async ({ browser, page, shop }) => {
  const staff = await openAsStaff(browser, shop);
  await staff.goto(`${shop.origin}/figures`);
  await expect(staff.getByText('Only owners see the figures here.')).toBeVisible();
  const choose = async () => {
    await page.goto(`${shop.origin}/company`);
    await page.getByLabel('Staff see Figures too').press('Space');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText(/^Saved/)).toBeVisible();
  };
  await choose();
  await staff.reload();
  await expect(staff.getByLabel('Period')).toBeVisible();
  await staff.goto(`${shop.origin}/operations`);
  await expect(staff.getByRole('navigation', { name: 'Customers and money' }).getByText('Figures')).toBeVisible();
  await choose();
  await staff.goto(`${shop.origin}/figures`);
  await expect(staff.getByText('Only owners see the figures here.')).toBeVisible();
});
