import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { asPhoto, news, openSee, room, test } from '../parts/surface-shop.ts';

test.use({ loggedIn: false });
// Finding a wall takes seconds of a busy processor.
test.describe.configure({ timeout: 120_000 });

/** The question about a photo of the visitor, with the material on it. */
async function askAboutWall(page: Page, origin: string, photo: Buffer = room): Promise<Locator> {
  await openSee(page, origin);
  await page.getByLabel('Choose or take a photo').setInputFiles(asPhoto(photo));
  await page.getByRole('button', { name: 'See it', exact: true }).click();
  await expect(news(page)).toHaveText(/^Sage weave on /, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Ask about this wall' }).press('Enter');
  return page.getByRole('dialog', { name: 'Callback Details' });
}

async function newestCallback(page: Page, { origin, token }: { origin: string; token: string }) {
  const headers = { Authorization: `Bearer ${token}` };
  const { callbacks } = await (await page.request.get(`${origin}/api/callbacks?size=1`, { headers })).json();
  return callbacks[0];
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the photo goes with the question after a yes and not before; cut off, it is sent again, and staff see it large', async ({
    page,
    shop,
    announce,
  }) => {
    announce(0, 'Failed to load resource', 'Failed call:');
    const posts: { path: string; bytes: number }[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST')
        posts.push({ path: new URL(request.url()).pathname, bytes: request.postDataBuffer()?.length ?? 0 });
    });
    const dialog = await askAboutWall(page, shop.origin);
    await dialog.getByRole('button', { name: 'Send the photo with my question' }).tap();
    const part = dialog.getByRole('group', { name: 'Send the photo with my question' });
    await expect(part).toContainText(
      /This picture, \d+ kB, goes to .*Its staff alone see it; it is deleted after 180 days\./,
    );
    await expect(part).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Yes, send it' }).tap();
    await expect(part).toContainText('The photo goes along with your question.');
    expect(posts.filter(({ path }) => path !== '/api/measures')).toEqual([]);

    await page.route('**/api/callback/*/photo', (route) => route.abort(), { times: 1 });
    await dialog.getByLabel('Name').fill('Asha of the wall');
    await dialog.getByLabel('Contact Number').fill('98100 12345');
    await dialog.getByRole('button', { name: 'Submit' }).tap();
    await expect(dialog).toContainText('Request Submitted Successfully !!');
    await expect(part).toContainText('Your question is with us, the photo is not. Cannot reach the server.');
    expect((await newestCallback(page, shop)).photo).toBeNull();
    await dialog.getByRole('button', { name: 'Send the photo again' }).tap();
    await expect(part).toBeFocused();
    await expect(part).toContainText('The photo is with us too.');
    const photos = posts.filter(({ path }) => path.endsWith('/photo'));
    expect(photos.length).toBe(2);
    for (const { bytes } of photos) expect(bytes).toBeLessThan(401_000);
    expect(posts.filter(({ path }) => path === '/api/callback').length).toBe(1);

    const { photo } = await newestCallback(page, shop);
    expect(photo).toMatchObject({ width: 960, height: 720, deletedAt: null });
    await page.evaluate((token) => localStorage.setItem('token', token), shop.token);
    await page.goto(`${shop.origin}/callbacks`);
    const small = page.getByRole('button', { name: 'Photo of the wall, larger: Asha of the wall' });
    await small.tap();
    const large = page.getByRole('dialog', { name: 'Photo of the wall: Asha of the wall' });
    await expect(large.getByRole('img')).toBeVisible();
    await expect.poll(() => large.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(small).toBeFocused();

    await page.getByRole('button', { name: 'Delete the photo of the wall: Asha of the wall' }).tap();
    const question = page.getByRole('alertdialog', { name: 'Delete the photo of Asha of the wall?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete', exact: true }).tap();
    const gone = page.getByText(/^The photo of the wall was deleted .* by staff; the activity log says by whom\.$/);
    await expect(gone).toBeFocused();
    await expect(small).toBeHidden();
    expect((await newestCallback(page, shop)).photo.deletedAt).not.toBeNull();
  });
});

/** As a phone stores it: 12 megapixels, strongly pressed, with the grain of a dark room, and where and with what it was taken. */
async function photoOfPhone(): Promise<Buffer> {
  const size = { width: 4000, height: 3000 };
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const noise = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#808080', noise: grain } })
    .resize(size)
    .png()
    .toBuffer();
  return await sharp(room)
    .resize(size)
    .composite([{ input: noise, blend: 'hard-light' }])
    .withExif({
      IFD0: { Make: 'Sample Phones', Model: 'SP-77', DateTime: '2026:11:29 08:00:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '20/1 17/1 46/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '85/1 49/1 12/1',
      },
    })
    .jpeg({ quality: 45, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

test('a grainy photo in 4:2:0 with its place goes as at most 400 kB of pixels, without place, camera and time', async ({
  page,
  shop,
  announce,
}) => {
  announce(0, 'Failed to load resource');
  // The devtools keep no bytes of a file that is sent.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (address, init) => {
      const file = init?.body instanceof FormData ? init.body.get('file') : null;
      if (file instanceof Blob) Object.assign(window, { sentFile: file });
      return send(address, init);
    };
  });
  const photo = await photoOfPhone();
  expect(await sharp(photo).metadata()).toMatchObject({ width: 4000, chromaSubsampling: '4:2:0' });
  for (const tag of ['Exif', 'SP-77', '2026:11:29']) expect(photo.includes(tag), tag).toBe(true);
  const dialog = await askAboutWall(page, shop.origin, photo);
  await dialog.getByRole('button', { name: 'Send the photo with my question' }).click();
  await dialog.getByRole('button', { name: 'Yes, send it' }).click();
  await dialog.getByLabel('Name').fill('Ravi of the grain');
  await dialog.getByLabel('Contact Number').fill('98100 54321');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toContainText('The photo is with us too.', { timeout: 30_000 });

  const sent = await page.evaluate(async () => [
    ...new Uint8Array(await (window as unknown as { sentFile: Blob }).sentFile.arrayBuffer()),
  ]);
  const { id, photo: stored } = await newestCallback(page, shop);
  const answer = await page.request.get(`${shop.origin}/api/callbacks/${id}/photo`, {
    headers: { Authorization: `Bearer ${shop.token}` },
  });
  for (const bytes of [Buffer.from(sent), await answer.body()]) {
    expect(bytes.length).toBeGreaterThan(200_000);
    expect(bytes.length).toBeLessThanOrEqual(400_000);
    const { width, exif, iptc, xmp } = await sharp(bytes).metadata();
    expect({ width, exif, iptc, xmp }).toEqual({ width: stored.width });
    for (const tag of ['Exif', 'SP-77', 'Sample Phones', '2026:11:29']) expect(bytes.includes(tag), tag).toBe(false);
  }
});

test.describe('At a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('keys alone say yes, or no; a question that fails in the middle is sent again with all that was typed, and its photo follows', async ({
    page,
    shop,
    announce,
  }) => {
    announce(0, 'Failed to load resource', 'Callback failed:');
    const dialog = await askAboutWall(page, shop.origin);
    const part = dialog.getByRole('group', { name: 'Send the photo with my question' });
    await dialog.getByRole('button', { name: 'Send the photo with my question' }).press('Enter');
    await expect(part).toBeFocused();
    await expect(part).toHaveAccessibleDescription(/^This picture, .* deleted after 180 days\.$/);
    // A key that is held down answers nothing.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'No', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(part).toBeFocused();
    await dialog.getByRole('button', { name: 'Send the photo with my question' }).press('Enter');
    await expect(part).toContainText('This picture,');
    await expect(part).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(part).toContainText('The photo goes along with your question.');

    await page.route('**/api/callback', (route) => route.abort(), { times: 1 });
    await dialog.getByLabel('Contact Number').fill('98100 12345');
    await dialog.getByLabel('Description').fill('How much is it with paste?');
    await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect(dialog).toContainText('Not Sent');
    await expect(dialog.getByLabel('Description')).toHaveValue('How much is it with paste?');
    await expect(part).toContainText('The photo goes along with your question.');
    await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect(part).toContainText('The photo is with us too.');
    const callback = await newestCallback(page, shop);
    expect(callback).toMatchObject({ message: 'How much is it with paste?', photo: { width: 960 } });

    await page.evaluate((token) => localStorage.setItem('token', token), shop.token);
    // A photo that cannot be shown can be deleted, and that is said also when the list does not come again.
    await page.route('**/api/callbacks/*/photo', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    await page.goto(`${shop.origin}/callbacks#${callback.id}`);
    const item = page.locator(`[id="${callback.id}"]`);
    const remove = item.getByRole('button', { name: /^Delete the photo of the wall/ });
    await remove.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await remove.press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.route('**/api/callbacks?*', (route) => route.abort());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(item.getByText('The photo of the wall is deleted.')).toBeFocused();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect((await newestCallback(page, shop)).photo.deletedAt).not.toBeNull();
  });

  test('a question without a yes has no photo; of a room of ours none is offered', async ({ page, shop, announce }) => {
    announce(422, 0);
    const dialog = await askAboutWall(page, shop.origin);
    await dialog.getByRole('button', { name: 'Send the photo with my question' }).click();
    await dialog.getByLabel('Contact Number').focus();
    await expect(dialog.getByRole('button', { name: 'Yes, send it' })).toBeVisible();
    // Who types while the picture is made goes on.
    await expect(dialog.getByLabel('Contact Number')).toBeFocused();
    await dialog.getByLabel('Contact Number').fill('98100 54321');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog).toContainText('Request Submitted Successfully !!');
    await expect(dialog.getByRole('button', { name: 'Yes, send it' })).toBeHidden();
    expect(await newestCallback(page, shop)).toMatchObject({ contactNumber: '98100 54321', photo: null });

    await openSee(page, shop.origin);
    await page.getByRole('button', { name: 'Room 1' }).click();
    await page.getByRole('button', { name: 'See it', exact: true }).click();
    await page.getByRole('button', { name: 'Ask about this wall' }).click();
    await expect(dialog.getByLabel('Description')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send the photo with my question' })).toBeHidden();
  });
});
