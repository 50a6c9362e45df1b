import { expect } from '@playwright/test';
import { card, jpeg, openUploads, picker, uploadOne } from '../parts/choose-files.ts';
import { expectAccessible, logIn, test } from '../parts/shop.ts';

// On a busy machine the sizes of a picture take a while.
test.describe.configure({ timeout: 180_000 });

test('The file picker appears with the first product type, whose list is searched by keyboard', async ({
  page,
  shop,
}) => {
  await logIn(page, shop);
  await page.goto(`${shop.origin}/uploadimage`);
  await expect(page.getByRole('heading', { name: 'Upload Files' })).toBeVisible();
  const type = page.getByRole('combobox', { name: 'Product type' });
  await expect(type).toHaveValue('select');
  await expect(picker(page)).toHaveCount(0);
  await type.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Product types' }).getByRole('option')).toHaveCount(30);
  await page.keyboard.press('Escape');
  await expect(picker(page)).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('no such thing');
  await expect(page.getByText('No product type of that name')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('wall-2');
  await page.keyboard.press('Tab');
  await expect(type).toHaveValue('Wall-2-Wall Carpets');
  await expect(page.getByText('To Wall-2-Wall Carpets, 0 images there now')).toBeVisible();
  await expect(picker(page)).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await expectAccessible(page);
});

test('Several pictures are uploaded at once; each has its card, and one that fails says why and keeps its row', async ({
  page,
  shop,
  announce,
}) => {
  announce(422);
  await logIn(page, shop);
  await openUploads(page, shop.origin, 'Blinds');
  await picker(page).setInputFiles([
    jpeg('roller.jpg', 'blinds-1.jpg'),
    jpeg('IMG (1).jpg', 'blinds-2.jpg'),
    { ...jpeg('cut.jpg', 'blinds-3.jpg'), buffer: jpeg('cut.jpg', 'blinds-3.jpg').buffer.subarray(0, 60_000) },
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
    '2 of 4 files are uploaded, 2 failed: each says why.',
  );
  await expect(card(page, 'IMG (1).jpg')).toContainText('IMG 1.jpg');
  await expect(card(page, 'cut.jpg')).toContainText('cut off');
  await expect(card(page, 'page.jpg')).toContainText('Choose a JPEG, PNG or WebP.');
  await expect(page.getByText('To Blinds, 2 images there now')).toBeVisible();
  await page.getByRole('button', { name: 'Clear finished' }).press('Enter');
  await expect(card(page, 'roller.jpg')).toHaveCount(0);
  await expect(card(page, 'page.jpg')).toBeVisible();
  await expectAccessible(page);
});

test('The same picture is recognised; another one under a taken name is kept beside it when staff want both', async ({
  page,
  shop,
  announce,
}) => {
  announce(409);
  await logIn(page, shop);
  await openUploads(page, shop.origin, 'Awnings');
  await uploadOne(page, 'terrace.jpg', 'awnings-1.jpg');
  await page.getByRole('button', { name: 'Remove from list terrace.jpg' }).click();
  await picker(page).setInputFiles(jpeg('terrace.jpg', 'awnings-1.jpg'));
  await page.getByRole('button', { name: 'Upload !! terrace.jpg' }).press('Enter');
  await expect(card(page, 'terrace.jpg')).toContainText('Nothing to upload.');
  await expect(page.getByRole('status')).toHaveText('The same file is in Awnings already, as terrace.jpg.');
  await page.getByRole('button', { name: 'Remove from list terrace.jpg' }).click();

  await picker(page).setInputFiles(jpeg('terrace.jpg', 'awnings-2.jpg'));
  await page.getByRole('button', { name: 'Upload !! terrace.jpg' }).click();
  await page.getByRole('button', { name: 'Keep both terrace.jpg' }).press('Enter');
  await expect(card(page, 'terrace-2.jpg')).toContainText('Uploaded.', { timeout: 60_000 });
  await expect(page.getByText('To Awnings, 2 images there now')).toBeVisible();
});

test('A broken connection and a cancelled upload lose nothing: the file is still there to be sent again', async ({
  page,
  shop,
  announce,
}) => {
  announce(0);
  await logIn(page, shop);
  await openUploads(page, shop.origin, 'HPL');
  await page.route('**/api/uploadfiles/**', (route) => route.abort(), { times: 1 });
  await picker(page).setInputFiles(jpeg('stone.jpg', 'hpl-1.jpg'));
  await page.getByRole('button', { name: 'Upload !! stone.jpg' }).click();
  await expect(card(page, 'stone.jpg')).toContainText('Not uploaded: the connection broke');
  await page.getByRole('button', { name: 'Retry stone.jpg' }).press('Enter');
  await expect(card(page, 'stone.jpg')).toContainText('Uploaded.', { timeout: 60_000 });

  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await picker(page).setInputFiles(jpeg('slate.jpg', 'hpl-2.jpg'));
  await page.getByRole('button', { name: 'Upload !! slate.jpg' }).click();
  await expect(page.getByRole('progressbar', { name: 'slate.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel slate.jpg' }).press('Enter');
  await expect(card(page, 'slate.jpg')).toContainText('not uploaded yet');
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await page.getByRole('button', { name: 'Upload !! slate.jpg' }).press('Enter');
  await expect(card(page, 'slate.jpg')).toContainText('Uploaded.', { timeout: 60_000 });
});

test('Pictures are chosen by keyboard, deleted after the question, and brought back', async ({ page, shop }) => {
  await logIn(page, shop);
  await openUploads(page, shop.origin, 'Door Mats');
  for (const n of [1, 2, 3]) await uploadOne(page, `mat-${n}.jpg`, `door-mats-${n}.jpg`);
  await page.goto(`${shop.origin}/imageDeletion`);
  await expect(page.getByText('Choose a product type to see its images.')).toBeVisible();
  await page.getByLabel('Product type').selectOption('Door Mats');
  const tile = (n: number) => page.getByRole('checkbox', { name: `mat-${n}.jpg` });
  const picture = page.locator('li', { hasText: 'mat-3.jpg' }).locator('img:not([aria-hidden])');
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
  await expect(question).toContainText('mat-2.jpg, mat-1.jpg');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '2 images are deleted from Door Mats' })).toBeVisible();
  await expect(page.getByLabel('Product type')).toHaveValue('doormats');
  await expect(page.getByText('1 image, 0 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('3 images, 0 selected')).toBeVisible();
  await expectAccessible(page);
});

test('When a deletion fails, everything stays chosen and a sentence says why', async ({ page, shop, announce }) => {
  announce(404);
  await logIn(page, shop);
  await openUploads(page, shop.origin, 'Ceilings');
  for (const n of [1, 2]) await uploadOne(page, `grid-${n}.jpg`, `ceilings-${n}.jpg`);
  await page.goto(`${shop.origin}/imageDeletion#ceilings`);
  await page.getByRole('checkbox', { name: 'grid-1.jpg' }).check();
  await page.getByRole('checkbox', { name: 'grid-2.jpg' }).check();
  await page.getByRole('button', { name: 'Delete !!' }).click();
  await page.route(
    '**/api/deleteImage/**',
    (route) => route.fulfill({ status: 404, json: { message: 'grid-1.jpg is not in Ceilings.', problems: [] } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('grid-1.jpg is not in Ceilings.');
  await expect(page.getByText('2 images, 2 selected')).toBeVisible();
});
