import { expect, type Page, type Route } from '@playwright/test';
import { card, chooseType, jpeg, openUploads, picker, withAllBack } from '../parts/choose-files.ts';
import { test } from '../parts/shared-shop.ts';

function tile(page: Page, name: string) {
  return page.getByRole('checkbox', { name });
}
function question(page: Page) {
  return page.getByRole('alertdialog', { name: 'Are you sure you want delete selected image !!' });
}

/** Opens the screen that deletes, on a folder that every shop has. */
async function openDeletion(page: Page, origin: string, folder: 'hpl' | 'blinds'): Promise<void> {
  await page.goto(`${origin}/imageDeletion`);
  await page.getByLabel('Product type').selectOption(folder);
  await expect(page.getByRole('checkbox')).toHaveCount(folder === 'hpl' ? 3 : 2);
}

test('Specification 2, /uploadimage: ‘Upload Files’, a header, the product type, the file’s card with Upload !!, and the general background', async ({
  page,
  shop,
}) => {
  await openUploads(page, shop.origin, 'Fabio');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Files' })).toBeVisible();
  await picker(page).setInputFiles(await jpeg('mural.jpg', 'wallpapers-1.jpg'));
  for (const fact of ['File Name', 'File Type', 'Last Modified']) await expect(page.getByText(fact)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload !! mural.jpg' })).toHaveText('Upload !!');
  const background = page.locator('img[src="/api/download/general/bg"]');
  await expect(background).toBeVisible();
  expect(await background.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('Specification 4, upload screen: the picker appears after the product type first changes, the card after a file is chosen', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/uploadimage`);
  await expect(page.getByRole('combobox', { name: 'Product type' })).toHaveValue('select');
  await expect(picker(page)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Product type' }).fill('no such thing');
  await expect(page.getByText('No product type with this name')).toBeVisible();
  await chooseType(page, 'Fabio');
  await expect(picker(page)).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await expect(picker(page)).toHaveCount(1);
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await picker(page).setInputFiles(await jpeg('mural.jpg', 'wallpapers-1.jpg'));
  await expect(card(page, 'mural.jpg')).toBeVisible();
  await chooseType(page, 'HPL');
  await expect(picker(page)).toHaveCount(1);
});

test('Specification 3, selected upload file: its name, its type and the day on which it was last modified', async ({
  page,
  shop,
}) => {
  await openUploads(page, shop.origin, 'Fabio');
  await picker(page).setInputFiles(await jpeg('mural.jpg', 'wallpapers-1.jpg'));
  const today = await page.evaluate(() => new Date().toDateString());
  await expect(card(page, 'mural.jpg').getByRole('definition')).toHaveText(['mural.jpg', 'image/jpeg', today]);
});

test('Specification 5, upload: the product type is marked as required', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/uploadimage`);
  await expect(page.getByRole('combobox', { name: 'Product type' })).toHaveAttribute('aria-required', 'true');
});

test('Specification 9, upload dropdown: its menu is 140 to 300 pixels high, and PageUp and PageDown move by 5', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/uploadimage`);
  const type = page.getByRole('combobox', { name: 'Product type' });
  await type.focus();
  await page.keyboard.press('ArrowDown');
  const list = page.getByRole('listbox', { name: 'Product types' });
  const heightOfMenu = async () => (await list.locator('..').boundingBox())?.height ?? 0;
  await expect.poll(heightOfMenu).toBeLessThanOrEqual(300);
  await expect(list.locator('[data-highlighted]')).toBeVisible();
  const all = await list.getByRole('option').allTextContents();
  const at = async () => all.indexOf(await list.locator('[data-highlighted]').innerText());
  const start = await at();
  await page.keyboard.press('PageDown');
  await expect.poll(at).toBe(start + 5);
  await page.keyboard.press('PageUp');
  await expect.poll(at).toBe(start);
  await page.keyboard.type('hpl');
  await expect(list.getByRole('option')).toHaveText(['HPL']);
  await expect.poll(heightOfMenu).toBe(140);
});

test('Specification 7, POST uploadfiles: one field called file in a multipart form, and every answer is shown as a notification', async ({
  page,
  shop,
}) => {
  await openUploads(page, shop.origin, 'Floorings');
  await picker(page).setInputFiles([
    await jpeg('parquet (2).jpg', 'wooden-flooring-1.jpg'),
    await jpeg('parquet (3).jpg', 'wooden-flooring-2.jpg'),
  ]);
  const answers: string[] = [];
  for (const n of [2, 3]) {
    const asked = page.waitForRequest('**/api/uploadfiles/**');
    await page.getByRole('button', { name: `Upload !! parquet (${n}).jpg` }).click();
    const request = await asked;
    expect([request.method(), new URL(request.url()).pathname]).toEqual([
      'POST',
      `/api/uploadfiles/floorings/parquet%20(${n}).jpg`,
    ]);
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    answers.push((await (await request.response())?.text()) ?? 'no answer');
    for (const answer of answers) await expect(page.getByRole('status')).toContainText(answer);
  }
  expect(answers).toEqual([2, 3].map((n) => `The file is in Floorings. Stored as parquet ${n}.jpg.`));
});

test('Specification 8, failed calls of images: an upload, a deletion and a list that fail are logged, and told', async ({
  page,
  shop,
  announce,
}) => {
  announce(0, 422);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const refuse = (route: Route) => route.fulfill({ status: 422, json: { message: 'Out of order.', problems: [] } });
  const fail = (route: Route) => route.abort();
  await openDeletion(page, shop.origin, 'blinds');
  await tile(page, 'roller-blind.jpg').check();
  for (const [how, said] of [
    [refuse, 'Out of order.'],
    [fail, 'Cannot reach the server.'],
  ] as const) {
    await page.route('**/api/deleteImage/**', how);
    await page.getByRole('button', { name: 'Delete !!' }).click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert')).toContainText(said);
    await expect(page.getByText('2 images, 1 selected')).toBeVisible();
    await page.unroute('**/api/deleteImage/**');
  }
  for (const [how, folder] of [
    [refuse, 'hpl'],
    [fail, 'solar'],
  ] as const) {
    await page.route('**/api/filenames/**', how);
    await page.getByLabel('Product type').selectOption(folder);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute('**/api/filenames/**');
  }

  await page.route('**/api/filenames/gym', refuse);
  await openUploads(page, shop.origin, 'Gym Floorings');
  await expect(page.getByRole('alert')).toHaveText('The files in Gym Floorings cannot be listedOut of order.Try again');
  await page.unroute('**/api/filenames/gym');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await picker(page).setInputFiles([
    await jpeg('rubber.jpg', 'gym-flooring-3.jpg'),
    await jpeg('mat.jpg', 'gym-flooring-4.jpg'),
  ]);
  for (const [how, name, said] of [
    [refuse, 'rubber.jpg', 'Out of order.'],
    [fail, 'mat.jpg', 'Not uploaded: the connection broke'],
  ] as const) {
    await page.route('**/api/uploadfiles/**', how);
    await page.getByRole('button', { name: `Upload !! ${name}` }).click();
    await expect(page.getByRole('status')).toContainText(said);
    await page.unroute('**/api/uploadfiles/**');
  }
  const linesOf = (call: string) => logged.filter((line) => line.startsWith(`Failed call: ${call}`));
  for (const [call, lines] of Object.entries({
    'DELETE /api/deleteImage/blinds/': 2,
    'GET /api/filenames/hpl': 1,
    'GET /api/filenames/solar': 1,
    'GET /api/filenames/gym': 1,
    'POST /api/uploadfiles/gym/rubber.jpg': 1,
    'POST /api/uploadfiles/gym/mat.jpg': 1,
  }))
    await expect.poll(() => linesOf(call).length, call).toBe(lines);
});

test('Specification 2, /imageDeletion: thumbnails of the product type are chosen, with a blue border, and Delete !! is there', async ({
  page,
  shop,
}) => {
  await openDeletion(page, shop.origin, 'blinds');
  const border = () =>
    page
      .getByRole('listitem')
      .filter({ hasText: 'roller-blind.jpg' })
      .locator('label > span')
      .first()
      .evaluate((picture) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(picture, '::after');
        return `${borderTopWidth} ${borderTopColor}`;
      });
  expect(await border()).toMatch(/^0px/);
  await tile(page, 'roller-blind.jpg').click();
  expect(await border()).toBe('4px rgb(11, 87, 208)');
  await expect(page.getByRole('button', { name: 'Delete !!' })).toBeVisible();
  await tile(page, 'roller-blind.jpg').click();
  expect(await border()).toMatch(/^0px/);
});

test('Specification 4, image deletion: each image is chosen and left by itself, and after the deletion the screen is loaded anew', async ({
  page,
  shop,
}) => {
  await withAllBack(shop, 'hpl', ['teak-panel.jpg'], async () => {
    await openDeletion(page, shop.origin, 'hpl');
    for (const name of ['oak-panel.jpg', 'teak-panel.jpg', 'oak-panel.jpg']) await tile(page, name).press('Space');
    await expect(page.getByText('3 images, 1 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete !!' }).click();
    const loaded = page.waitForEvent('load');
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await loaded;
    expect(new URL(page.url()).pathname).toBe('/imageDeletion');
    await expect(page.getByLabel('Product type')).toHaveValue('hpl');
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await expect(tile(page, 'teak-panel.jpg')).toHaveCount(0);
  });
});

test('Specification 5, image deletion: it asks ‘Are you sure you want delete selected image !!’ first, and Cancel deletes nothing', async ({
  page,
  shop,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  await openDeletion(page, shop.origin, 'hpl');
  await tile(page, 'oak-panel.jpg').check();
  await page.getByRole('button', { name: 'Delete !!' }).click();
  await expect(question(page)).toContainText('oak-panel.jpg');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await expect(tile(page, 'oak-panel.jpg')).toBeChecked();
  expect(asked).not.toContain('DELETE');
});
