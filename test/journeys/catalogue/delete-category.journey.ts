import { expect } from '@playwright/test';
import { withoutCategory } from '#domain/catalogue/without-category.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/own-shop.ts';

test('A category without pictures is deleted after its losses are read; of one with pictures the screen says what to do first', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/catalogue`);
  await page.getByRole('link', { name: 'Edit HPL' }).press('Enter');
  const part = page.getByRole('region', { name: 'Delete' });
  await expect(part).toContainText('It has 3 pictures, so it cannot be deleted.');
  await expect(part.getByRole('button')).toHaveCount(0);
  await expect(part.getByRole('link', { name: 'Delete Images' })).toHaveAttribute('href', '/imageDeletion#hpl');

  await page.goto(`${shop.origin}/catalogue/2`);
  await page.getByLabel('Introduction, English').fill('Shade for terraces.');
  const ask = () => part.getByRole('button', { name: 'Delete category' }).press('Enter');
  await ask();
  const question = page.getByRole('alertdialog', { name: 'Delete Awnings?' });
  await expect(question).toContainText(
    'Awnings is deleted: its address /awnings leads nowhere, and its texts are gone.',
  );
  await expect(question).toContainText('Awnings leaves the home page: slides.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // Nothing is deleted, and what was typed is there.
  await expect(page.getByLabel('Introduction, English')).toHaveValue('Shade for terraces.');
  expect((await page.request.get(`${shop.origin}/awnings`)).status()).toBe(200);
  await ask();
  await question.getByRole('button', { name: 'Delete category' }).press('Enter');
  const told = page.getByRole('status').filter({ hasText: 'Awnings is deleted.' });
  await expect(told).toBeFocused();
  await expectAccessible(page);
  await expect.poll(async () => (await page.request.get(`${shop.origin}/awnings`)).status()).toBe(404);
  await told.getByRole('link', { name: 'All categories' }).press('Enter');
  await expect(page.getByText('23 categories')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Awnings' })).toHaveCount(0);
});

test('An owner deletes a category while another edits it: the other learns it, nothing typed is lost, and it can be added again', async ({
  page,
  shop,
  announce,
}) => {
  announce(409);
  await page.goto(`${shop.origin}/catalogue/2`);
  await page.getByLabel('Introduction, English').fill('Shade for terraces.');
  const headers = { Authorization: `Bearer ${shop.token}` };
  const { version, catalogue } = await (await page.request.get(`${shop.origin}/api/catalogue`, { headers })).json();
  const without = withoutCategory(catalogue, 2);
  const deleted = await page.request.post(`${shop.origin}/api/catalogue`, {
    headers,
    data: { onto: version, catalogue: without },
  });
  expect(deleted.status()).toBe(200);

  await page.keyboard.press('Control+Enter');
  const told = page.getByRole('alert').filter({ hasText: 'Category Awnings removed.' });
  await expect(told).toContainText('What you typed is still here: Save adds it as a new category');
  await expect(page.getByLabel('Introduction, English')).toHaveValue('Shade for terraces.');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/catalogue\/(?!2$)\d+$/);
  await expect(page.getByLabel('Introduction, English')).toHaveValue('Shade for terraces.');
  await expect.poll(async () => (await page.request.get(`${shop.origin}/awnings`)).status()).toBe(200);
});
