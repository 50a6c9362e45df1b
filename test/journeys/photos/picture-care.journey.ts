import { expect, type Page } from '@playwright/test';
import { card, chooseType, jpeg, openUploads, picker, uploadOne, withAllBack } from '../parts/choose-files.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/shared-shop.ts';

// On a busy machine the sizes of a picture take a while.
test.describe.configure({ timeout: 180_000 });

/** Hands files over as a drop or a paste does. */
function handOver(page: Page, how: 'drop' | 'paste', files: { name: string; buffer: Buffer }[]): Promise<void> {
  return page.evaluate(
    ([kind, given]) => {
      const data = new DataTransfer();
      for (const { name, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      }
      const init = { bubbles: true, cancelable: true };
      const target = document.querySelector('main') ?? document.body;
      if (kind === 'paste') target.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
      else
        for (const type of ['dragover', 'drop'])
          target.dispatchEvent(new DragEvent(type, { ...init, dataTransfer: data }));
    },
    [how, files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') }))] as const,
  );
}

test('Pictures come by dropping them on the page and by pasting, once there is a product type', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/uploadimage`);
  await expect(page.getByText('Choose a product type, then its files.')).toBeVisible();
  await handOver(page, 'drop', [await jpeg('too soon.jpg', 'hpl-1.jpg')]);
  await chooseType(page, 'Nexa Carpets');
  await handOver(page, 'drop', [
    await jpeg('loop.jpg', 'carpet-tiles-1.jpg'),
    await jpeg('cut pile.jpg', 'carpet-tiles-2.jpg'),
  ]);
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await handOver(page, 'paste', [await jpeg('screenshot.jpg', 'carpet-tiles-3.jpg')]);
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Upload all' }).click();
  await expect(page.getByText('To Nexa Carpets, 3 images there now')).toBeVisible({ timeout: 60_000 });
});

test('Of many pictures three travel at a time, each with its progress', async ({ page, shop }) => {
  await openUploads(page, shop.origin, 'Solar Films');
  const gate = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/api/uploadfiles/**', async (route) => {
    held += 1;
    await gate.promise;
    await route.fulfill({ status: 201, contentType: 'text/plain', body: 'The file is in Solar Films.' });
  });
  const names = [1, 2, 3, 4, 5].map((n) => `film-${n}.jpg`);
  await picker(page).setInputFiles(
    await Promise.all(names.map((name, n) => jpeg(name, n === 4 ? 'soffit-panels-1.jpg' : `solar-films-${n + 1}.jpg`))),
  );
  await page.getByRole('button', { name: 'Upload all' }).click();
  await expect(page.getByText('0 of 5 done, 3 uploading, 2 to upload')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(3);
  await expect(page.getByRole('status')).toBeEmpty();
  await expect.poll(() => held).toBe(3);
  gate.resolve();
  await expect(page.getByText('5 of 5 done')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('status').getByRole('heading')).toHaveText('5 of 5 files uploaded.');
  expect(held).toBe(5);
});

test('An upload ends after 20 seconds without a byte, not by its total time, and goes on in its own row', async ({
  page,
  shop,
  announce,
}) => {
  announce(0);
  await page.clock.install();
  await openUploads(page, shop.origin, 'Fundermax');
  // From here time passes only as the test says, however busy the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  const picture = await jpeg('facade.jpg', 'vertical-garden-1.jpg');
  await picker(page).setInputFiles({ ...picture, buffer: withComments(picture.buffer, 40) });
  // Not a byte of it goes.
  await page.route('**/api/uploadfiles/**', () => {}, { times: 1 });
  await page.getByRole('button', { name: 'Upload !! facade.jpg' }).click();
  const bar = page.getByRole('progressbar', { name: 'facade.jpg' });
  await expect(bar).toBeVisible();
  await page.clock.fastForward(19_000);
  await expect(bar).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(card(page, 'facade.jpg')).toContainText('Not uploaded: the connection broke.');

  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  // The browser sends 16 kB at a time. At this pace it has a minute's work: the three turns below are done by then on any machine.
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await page.getByRole('button', { name: 'Retry facade.jpg' }).click();
  const sent = async () => Number(await bar.getAttribute('value'));
  for (let turn = 0; turn < 3; turn++) {
    const before = await sent();
    await expect.poll(sent, { intervals: [50], timeout: 20_000 }).toBeGreaterThan(before);
    await page.clock.fastForward(15_000);
  }
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(card(page, 'facade.jpg')).toContainText('Uploaded.', { timeout: 60_000 });
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

/** The same picture with so many comments of 64 kB. */
function withComments(picture: Buffer, count: number): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xffff - 2)]);
  return Buffer.concat([picture.subarray(0, 2), ...Array<Buffer>(count).fill(comment), picture.subarray(2)]);
}

test('By keyboard the focus stays with the file when its button goes, and View leads to where the file is', async ({
  page,
  shop,
}) => {
  await openUploads(page, shop.origin, 'Exterior Claddings');
  await uploadOne(page, 'stone (1).jpg', 'exterior-cladding-1.jpg');
  await expect(card(page, 'stone (1).jpg')).toBeFocused();
  await page.keyboard.press('Tab');
  const view = page.getByRole('link', { name: 'View stone (1).jpg' });
  await expect(view).toBeFocused();
  expect((await page.request.get(`${shop.origin}${await view.getAttribute('href')}`)).status()).toBe(200);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Titles and colours stone (1).jpg' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await picker(page).setInputFiles(await jpeg('the same again.jpg', 'exterior-cladding-1.jpg'));
  await page.getByRole('button', { name: 'Upload !! the same again.jpg' }).click();
  await expect(card(page, 'the same again.jpg')).toContainText('Nothing to upload.');
  await expect(page.getByRole('link', { name: 'View the same again.jpg' })).toHaveAttribute(
    'href',
    '/api/download/claddings/stone%201.jpg',
  );
});

test('A product type that is typed whole is the one that is chosen, also when another holds its name', async ({
  page,
  shop,
}) => {
  await openUploads(page, shop.origin, 'Floorings');
  for (const type of ['Ceilings', 'HPL']) await chooseType(page, type);
});

test('A brochure goes to Brochures and a picture does not', async ({ page, shop }) => {
  await openUploads(page, shop.origin, 'Brochures');
  await expect(picker(page)).toHaveAttribute('accept', 'application/pdf');
  await picker(page).setInputFiles(await jpeg('picture.pdf', 'hpl-1.jpg'));
  await page.getByRole('button', { name: 'Upload !! picture.pdf' }).click();
  await expect(page.getByRole('status')).toHaveText('picture.pdf is not a PDF. Brochures are PDF files.');
  await picker(page).setInputFiles('demo/brochures/windows.pdf');
  await page.getByRole('button', { name: 'Upload !! windows.pdf' }).click();
  await expect(card(page, 'windows.pdf')).toContainText('windows.pdf is in Brochures.', { timeout: 60_000 });
  // Other journeys of this worker read the brochures.
  const headers = { Authorization: `Bearer ${shop.token}` };
  await fetch(`${shop.origin}/api/deleteImage/pdfs/windows.pdf`, { method: 'DELETE', headers });
});

test('After a failed deletion, a deletion and its undo the keyboard goes on from the sentence, and a reload says it no more', async ({
  page,
  shop,
  announce,
}) => {
  announce(503);
  await withAllBack(shop, 'blinds', ['roller-blind.jpg'], async () => {
    await page.goto(`${shop.origin}/imageDeletion`);
    await page.getByLabel('Product type').selectOption('blinds');
    await page.getByRole('checkbox', { name: 'roller-blind.jpg' }).press('Space');
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(page.getByRole('checkbox', { name: 'roller-blind.jpg' })).toBeFocused();
    await page.keyboard.press('Space');

    const deletes = page.getByRole('button', { name: 'Delete !!' });
    const busy = { status: 503, json: { message: 'The shop is busy. Try again in a moment.', problems: [] } };
    for (let turn = 0; turn < 2; turn++) {
      await page.route('**/api/deleteImage/**', (route) => route.fulfill(busy), { times: 1 });
      await deletes.press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByText('2 images, 1 selected')).toBeVisible();
    }
    await deletes.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    const deleted = page.getByRole('status').filter({ hasText: 'roller-blind.jpg is deleted from Blinds' });
    await expect(deleted).toBeFocused();
    await page.reload();
    await expect(deleted).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    const back = page.getByRole('status').filter({ hasText: 'roller-blind.jpg is back in Blinds.' });
    await expect(back).toBeFocused();
    await expect(page.getByText('2 images, 0 selected')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 images, 0 selected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('pictures are uploaded and deleted by touch, with nothing wider than the screen', async ({ page, shop }) => {
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.goto(`${shop.origin}/uploadimage`);
    await page.getByRole('combobox', { name: 'Product type' }).tap();
    await page.getByRole('option', { name: 'Foam Panels' }).tap();
    const name = 'a very long name of a picture that came from far away in a hurry.jpg';
    await picker(page).setInputFiles([
      await jpeg(name, 'foam-panels-1.jpg'),
      await jpeg('short.jpg', 'foam-panels-2.jpg'),
    ]);
    await fits();
    await page.getByRole('button', { name: 'Upload all' }).tap();
    await expect(page.getByText('2 of 2 done')).toBeVisible({ timeout: 60_000 });
    await fits();
    await expectAccessible(page);
    await page.goto(`${shop.origin}/imageDeletion#foampanels`);
    await page.getByRole('checkbox', { name: 'short.jpg' }).tap();
    await expect(page.getByText('2 images, 1 selected')).toBeVisible();
    await fits();
    await page.getByRole('button', { name: 'Delete !!' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
    await expect(page.getByText('1 image, 0 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByText('2 images, 0 selected')).toBeVisible();
  });
});
