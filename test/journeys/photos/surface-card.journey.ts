import { expect } from '@playwright/test';
import { openUploads, uploadOne } from '../parts/choose-files.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/shared-shop.ts';

// On a busy machine the sizes of a picture take a while.
test.describe.configure({ timeout: 180_000 });

test('Staff say of a picture how large its piece is, how it repeats and what it covers: on upload, and later on its card', async ({
  page,
  shop,
  announce,
}) => {
  announce(422, 400);
  await openUploads(page, shop.origin, 'Artificial Grass');
  await uploadOne(page, 'IMG_2050.jpg', 'artificial-grass-5.jpg');
  await page.getByRole('button', { name: 'Titles and colours IMG_2050.jpg' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Titles and colours' });
  await dialog.getByLabel('Title', { exact: true }).fill('Lawn, square-on');
  await dialog.getByLabel('The picture shows the material square-on').press('Space');
  const [width, height] = [dialog.getByLabel('Piece, width in mm'), dialog.getByLabel('Height in mm')];
  await width.fill('1000');
  const fits = Number(await height.inputValue());
  expect(fits).toBeGreaterThan(400);
  await expectAccessible(page);
  // A piece of another shape would be stretched.
  await height.fill(String(2 * fits));
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByText(new RegExp(`a piece 1000 mm wide is ${fits} mm high in it`))).toBeVisible();
  await height.fill(String(fits));
  await dialog.getByLabel('It repeats').selectOption('half-drop');
  await dialog.getByLabel('For', { exact: true }).selectOption('floor');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toHaveCount(0);

  const see = page.getByRole('link', { name: /^See it on your/ });
  await expect(async () => {
    await page.goto(`${shop.origin}/agrass/IMG_2050`);
    await expect(page.getByText(`1000 × ${fits} mm, half drop`)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(see).toHaveText('See it on your floor');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.origin}/imageDeletion`);
  await page.getByLabel('Product type').selectOption('Artificial Grass');
  const tile = page.getByRole('listitem').filter({ hasText: 'IMG_2050.jpg' });
  await tile.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Titles and colours' }).press('Enter');
  await expect(width).toHaveValue('1000');
  await expect(dialog.getByLabel('It repeats')).toHaveValue('half-drop');
  await dialog.getByLabel('It repeats').selectOption('mural');
  await dialog.getByLabel('For', { exact: true }).selectOption('facade');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(async () => {
    await page.goto(`${shop.origin}/agrass/IMG_2050`);
    await expect(page.getByText(`1000 × ${fits} mm, a mural, once`)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(see).toHaveText('See it on your facade');
});
