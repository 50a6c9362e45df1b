import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/shared-shop.ts';

test.use({ loggedIn: false });

function bar(page: Page) {
  return page.getByRole('region', { name: 'Your selection' });
}

test('A caption leads to the large picture, which can be selected, and on to the next one', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.origin}/hpl`);
  await page.getByRole('link', { name: 'Oak panel' }).click();
  await expect(page).toHaveURL(`${shop.origin}/hpl/oak-panel`);
  await expect(page.getByRole('heading', { name: 'Oak panel', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Oak panel, HPL, /);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shop.origin}/hpl/oak-panel`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/media\/[0-9a-f]{64}\/\d+\.jpg$/,
  );
  const shown = await page.getByRole('img', { name: 'Oak panel' }).boundingBox();
  expect(shown?.width).toBe(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const select = page.getByRole('checkbox', { name: 'Select' });
  await select.focus();
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('1 selected');
  await expectAccessible(page);

  const more = page.getByRole('navigation', { name: 'More pictures' });
  await more.getByRole('link').last().click();
  await expect(page).not.toHaveURL(/oak-panel$/);
  await expect(page.getByRole('checkbox', { name: 'Select' })).not.toBeChecked();
  await expect(bar(page)).toContainText('1 selected');
  await page.getByRole('main').getByRole('link', { name: 'HPL', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Oak panel' })).toBeChecked();
});
