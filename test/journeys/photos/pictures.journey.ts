import { expect } from '@playwright/test';
import { card, jpeg, openUploads, picker, uploadOne, withAllBack } from '../parts/choose-files.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/shared-shop.ts';

// On a busy machine the sizes of a picture take a while.
test.describe.configure({ timeout: 180_000 });

test('Several pictures are uploaded at once; each has its card, and one that fails says why and keeps its row', async ({
  page,
  shop,
  announce,
}) => {
  announce(422);
  await openUploads(page, shop.origin, 'Indoor WPC Louvers');
  const cut = await jpeg('cut.jpg', 'blinds-3.jpg');
  await picker(page).setInputFiles([
    await jpeg('roller.jpg', 'blinds-1.jpg'),
    await jpeg('IMG (1).jpg', 'blinds-2.jpg'),
    { ...cut, buffer: cut.buffer.subarray(0, 4_000) },
    { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>not a picture</html>') },
  ]);
  await expect(card(page, 'roller.jpg')).toContainText('File Nameroller.jpg');
  await expect(card(page, 'roller.jpg')).toContainText('File Typeimage/jpeg');
  await expect(card(page, 'roller.jpg')).toContainText(
    `Last Modified${await page.evaluate(() => new Date().toDateString().slice(0, 3))}`,
  );
  await expect(card(page, 'roller.jpg').locator('img')).toBeVisible();
  await expect(card(page, 'page.jpg')).toContainText('No preview');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Upload all' }).press('Enter');
  await expect(page.getByText('2 of 4 done, 2 failed')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('status').getByRole('heading')).toHaveText(
    '2 of 4 files uploaded, 2 failed. See why below.',
  );
  await expect(card(page, 'IMG (1).jpg')).toContainText('IMG 1.jpg');
  await expect(card(page, 'cut.jpg')).toContainText('cut off');
  await expect(card(page, 'page.jpg')).toContainText('Choose a JPEG, PNG or WebP.');
  await expect(page.getByText('To Indoor WPC Louvers, 2 images there now')).toBeVisible();
  await page.getByRole('button', { name: 'Clear finished' }).press('Enter');
  await expect(card(page, 'roller.jpg')).toHaveCount(0);
  await expect(card(page, 'page.jpg')).toBeVisible();
});

test('The same picture is recognised; another one under a taken name is kept beside it when staff want both', async ({
  page,
  shop,
  announce,
}) => {
  announce(409);
  await openUploads(page, shop.origin, 'Moduler Carpet Tiles');
  await uploadOne(page, 'terrace.jpg', 'awnings-1.jpg');
  await page.getByRole('button', { name: 'Remove from list terrace.jpg' }).click();
  await picker(page).setInputFiles(await jpeg('terrace.jpg', 'awnings-1.jpg'));
  await page.getByRole('button', { name: 'Upload !! terrace.jpg' }).press('Enter');
  await expect(card(page, 'terrace.jpg')).toContainText('Nothing to upload.');
  await expect(page.getByRole('status')).toHaveText(
    'The same file is in Moduler Carpet Tiles already, as terrace.jpg.',
  );
  await page.getByRole('button', { name: 'Remove from list terrace.jpg' }).click();

  await picker(page).setInputFiles(await jpeg('terrace.jpg', 'awnings-2.jpg'));
  await page.getByRole('button', { name: 'Upload !! terrace.jpg' }).click();
  await page.getByRole('button', { name: 'Keep both terrace.jpg' }).press('Enter');
  await expect(card(page, 'terrace-2.jpg')).toContainText('Uploaded.', { timeout: 60_000 });
  await expect(page.getByText('To Moduler Carpet Tiles, 2 images there now')).toBeVisible();
});

test('A cancelled upload loses nothing: the file is still there to be sent again', async ({ page, shop }) => {
  await openUploads(page, shop.origin, 'Acoustic Baffle Ceilings');
  // It is on its way until it is cancelled, however busy the machine is.
  await page.route('**/api/uploadfiles/**', () => {}, { times: 1 });
  await picker(page).setInputFiles(await jpeg('slate.jpg', 'hpl-2.jpg'));
  await page.getByRole('button', { name: 'Upload !! slate.jpg' }).click();
  await expect(page.getByRole('progressbar', { name: 'slate.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel slate.jpg' }).press('Enter');
  await expect(card(page, 'slate.jpg')).toContainText('not uploaded yet');
  await page.getByRole('button', { name: 'Upload !! slate.jpg' }).press('Enter');
  await expect(card(page, 'slate.jpg')).toContainText('Uploaded.', { timeout: 60_000 });
});

test('Pictures are chosen by keyboard, deleted after the question, and brought back', async ({ page, shop }) => {
  const names = ['oak-panel.jpg', 'teak-panel.jpg', 'sage-panel.jpg'];
  await withAllBack(shop, 'hpl', names, async () => {
    await page.goto(`${shop.origin}/imageDeletion`);
    await expect(page.getByText('Choose a product type to see its images.')).toBeVisible();
    await page.getByLabel('Product type').selectOption('HPL');
    const tile = (n: number) => page.getByRole('checkbox', { name: names[n - 1] ?? '' });
    const picture = page.locator('li', { hasText: 'sage-panel.jpg' }).locator('img:not([aria-hidden])');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.boundingBox()).toMatchObject({ width: 250, height: 150 });
    await tile(3).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(tile(2)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('3 images, 2 selected')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(tile(2)).not.toBeChecked();
    await tile(1).click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 images, 3 selected')).toBeVisible();
    await tile(3).click();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Delete !!' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want delete selected image !!' });
    await expect(question).toContainText('teak-panel.jpg, oak-panel.jpg');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '2 images are deleted from HPL' })).toBeVisible();
    await expect(page.getByLabel('Product type')).toHaveValue('hpl');
    await expect(page.getByText('1 image, 0 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('3 images, 0 selected')).toBeVisible();
    await expect(page.getByText(/Deleted in the last 30 days/)).toHaveCount(0);

    // And long after, from the list of what was deleted.
    await tile(1).click();
    await page.getByRole('button', { name: 'Delete !!' }).press('Enter');
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByText('2 images, 0 selected')).toBeVisible();
    await page.goto(`${shop.origin}/operations`);
    await page.goto(`${shop.origin}/imageDeletion#hpl`);
    await page.getByText('Deleted in the last 30 days: 1').press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Restore .*\.jpg, deleted / }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'is back in HPL.' })).toBeFocused();
    await expect(page.getByText('3 images, 0 selected')).toBeVisible();
    await expect(page.getByText(/Deleted in the last 30 days/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });
});
