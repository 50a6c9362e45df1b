import { expect } from '@playwright/test';
import { openUploads, uploadOne } from '../parts/choose-files.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/shared-shop.ts';

// On a busy machine the sizes of a picture take a while.
test.describe.configure({ timeout: 180_000 });

test('Staff give a picture its titles and correct its colours, where they uploaded it and where they delete it', async ({
  page,
  shop,
  announce,
}) => {
  announce(409);
  await openUploads(page, shop.origin, 'Artificial Grass');
  await uploadOne(page, 'IMG_2041.jpg', 'artificial-grass-3.jpg');
  const dialog = page.getByRole('dialog', { name: 'Titles and colours' });
  await page.getByRole('button', { name: 'Titles and colours IMG_2041.jpg' }).press('Enter');
  await expect(dialog.getByLabel('Title', { exact: true })).toBeFocused();
  await expect(dialog.getByLabel('Green')).toBeChecked();
  await expect(dialog).toContainText('Read from the picture.');
  await expectAccessible(page);

  await page.keyboard.type('Leaf wall in purple');
  await expect(dialog).toContainText('Named by the title.');
  await expect(dialog.getByLabel('Purple')).toBeChecked();
  await expect(dialog.getByLabel('Green')).not.toBeChecked();
  await dialog.getByLabel('Hindi title').fill('बैंगनी पत्तों की दीवार');
  await dialog.getByLabel('Odia title').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Titles and colours IMG_2041.jpg' })).toBeFocused();

  await page.goto(`${shop.origin}/imageDeletion`);
  await page.getByLabel('Product type').selectOption('Artificial Grass');
  const tile = page.getByRole('listitem').filter({ hasText: 'IMG_2041.jpg' });
  await expect(tile).toContainText('Leaf wall in purple');
  await expect(tile).toContainText('Purple');
  await tile.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Titles and colours' }).press('Enter');
  await expect(dialog.getByLabel('Hindi title')).toHaveValue('बैंगनी पत्तों की दीवार');
  for (const colour of ['Green', 'White']) await dialog.getByLabel(colour).press('Space');
  await expect(dialog.getByLabel('Pink')).toBeDisabled();
  await dialog.getByLabel('White').press('Space');

  // Somebody else is faster.
  const [{ titles, version }] = await (await page.request.get(`${shop.origin}/api/filenames/agrass`)).json();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const faster = await page.request.post(`${shop.origin}/api/describeImage/agrass/IMG_2041.jpg`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { titles: { ...titles, or: 'ପତ୍ର କାନ୍ଥ' }, colours: null, version },
  });
  expect(faster.status()).toBe(200);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    'Somebody else has changed IMG_2041.jpg meanwhile. Open it again to see how.',
  );
  await page.reload();
  await page.setViewportSize({ width: 390, height: 844 });
  await tile.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Titles and colours' }).press('Enter');
  await expect(dialog.getByLabel('Odia title')).toHaveValue('ପତ୍ର କାନ୍ଥ');
  await dialog.getByLabel('Green').press('Space');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(tile).toContainText('Green Purple');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
