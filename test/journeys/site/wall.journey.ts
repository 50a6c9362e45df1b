import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { listShifts } from '../parts/list-shifts.ts';
import { asPhoto, corner, news, openSee, room, test } from '../parts/surface-shop.ts';

test.use({ loggedIn: false });
// Finding a wall takes seconds of a busy processor.
test.describe.configure({ timeout: 120_000 });

/** By Tab alone, as often as it takes. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap finds the corners, a finger mends one, and the material is on the wall; no byte of the photo is sent', async ({
    page,
    shop,
  }) => {
    await openSee(page, shop.origin);
    const sent: { method: string; url: string; body: string }[] = [];
    page.on('request', (request) =>
      sent.push({ method: request.method(), url: request.url(), body: request.postData() ?? '' }),
    );
    await page.getByLabel('Choose or take a photo').setInputFiles(asPhoto(room));
    await expect(news(page)).toHaveText('Tap the wall: its corners are proposed.');
    const stage = page.getByRole('img', { name: 'Your photo' });
    const box = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(box.x + box.width * 0.5, box.y + box.height * 0.35);
    await expect(news(page)).toHaveText(/^(The corners are found|Not every edge)/, { timeout: 30_000 });
    // A wall as high as most, until somebody measures.
    await expect(page.getByLabel('Height', { exact: true })).toHaveValue('8 ft 10 in');

    const touched = async (name: string) => (await corner(page, name).getAttribute('aria-label')) ?? '';
    const before = await touched('Bottom right');
    const dot = (await corner(page, 'Bottom right').boundingBox()) ?? box;
    const [x, y] = [dot.x + dot.width / 2, dot.y + dot.height / 2];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x, y }]);
    for (const far of [4, 8, 12]) await touch('touchMove', [{ x: x - far, y: y - far }]);
    await touch('touchEnd', []);
    await expect.poll(() => touched('Bottom right')).not.toBe(before);

    await page.getByLabel('Width', { exact: true }).fill('17 ft 5 in');
    await page.getByRole('button', { name: 'See it', exact: true }).tap();
    await expect(news(page)).toHaveText(
      /^Sage weave on \d+(\.\d)? of 14\.3 m² of your wall; something stands in front of \d(\.\d)? m²\.$/,
      {
        timeout: 60_000,
      },
    );
    await expect(page.getByText('4 rolls', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Walnut laminate' }).tap();
    await expect(news(page)).toHaveText(/^Walnut laminate on /, { timeout: 60_000 });

    const kept = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Keep the picture' }).tap();
    expect((await kept).suggestedFilename()).toBe('wall.jpg');
    await expect(page.getByText('Ask us how much of it your wall needs.')).toBeVisible();

    const away = sent.filter(({ url }) => !url.startsWith(shop.origin) && !url.startsWith('blob:'));
    const posts = sent.filter(({ method }) => method !== 'GET');
    expect(away).toEqual([]);
    expect(posts.length).toBeGreaterThan(0);
    for (const { url, body } of posts) {
      expect(new URL(url).pathname).toBe('/api/measures');
      expect(body.length).toBeLessThan(400);
      expect(body).toMatch(/^\{"(picture|pack)":/);
    }
  });

  test('a size that is refused stays in sight: its error moves no field under the buttons at the foot', async ({
    page,
    shop,
    announce,
  }) => {
    announce(422, 0);
    await openSee(page, shop.origin);
    await page.getByRole('button', { name: 'Room 1' }).press('Enter');
    await expect(corner(page, 'Top left')).toBeFocused();
    await page.getByLabel('Width', { exact: true }).fill('17 ft 5 in');
    const height = page.getByLabel('Height', { exact: true });
    await height.fill('9 ft');
    await expect(page.getByText('4 rolls', { exact: true })).toBeVisible();
    // As low as a finger finds it.
    await height.evaluate((field) => {
      field.scrollIntoView({ block: 'end' });
      scrollBy(0, -24);
    });
    await height.fill('wide');
    await height.press('Enter');
    await expect(height).toHaveAccessibleDescription(/^A wall is 0\.3 to 30 m high\./);
    const foot = await page.getByRole('button', { name: 'See it', exact: true }).boundingBox();
    const ring = await height.boundingBox();
    expect((ring?.y ?? 0) + (ring?.height ?? 0) + 8).toBeLessThan(foot?.y ?? 0);
  });

  test('what is typed and chosen before the script has come stays, and nothing moves when it comes', async ({
    page,
    shop,
  }) => {
    const width = page.getByLabel('Width', { exact: true });
    const opening = page.getByLabel('Door or window 1, width');
    const add = page.getByRole('button', { name: 'Add a door or window' });
    let held = Promise.withResolvers<void>();
    await page.route(/hydrate-site/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await openSee(page, shop.origin);
    await width.fill('12 ft');
    await page.getByLabel('Height', { exact: true }).fill('10 ft');
    const shifts = await listShifts(page);
    held.resolve();
    await expect(page.getByText('3 rolls', { exact: true })).toBeVisible();
    expect(await shifts()).toEqual([]);

    held = Promise.withResolvers<void>();
    await page.reload();
    // The button is the form's own before the script is there.
    await add.click();
    await expect(opening).toBeFocused();
    await opening.fill('3 ft');
    // A door without a height would be asked for half a second later, and refused.
    await page.getByLabel('Door or window 1, height').fill('7 ft');
    await page.getByLabel('Choose or take a photo').setInputFiles(asPhoto(room));
    held.resolve();
    await expect(corner(page, 'Top left')).toBeFocused();
    await expect(opening).toHaveValue('3 ft');
    await expect(width).not.toHaveValue('');
  });

  test('a file that is no picture, or one that this browser cannot read, is refused in words', async ({
    page,
    shop,
  }) => {
    await openSee(page, shop.origin);
    for (const [buffer, name] of [
      [Buffer.from('No picture at all.'), 'wall.jpg'],
      [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'IMG_2.heic'],
      [room.subarray(0, 300), 'cut.jpg'],
    ] as const) {
      await page.getByLabel('Choose or take a photo').setInputFiles(asPhoto(Buffer.from(buffer), name));
      await expect(page.getByRole('status').filter({ hasText: 'This file is no picture' })).toContainText(
        'On an iPhone choose Most Compatible, or take the photo here.',
      );
    }
  });
});

test.describe('At a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('keys alone choose a room, move a corner, and see the material; sizes are understood, or refused at their field', async ({
    page,
    shop,
    announce,
  }) => {
    // The shop counts conversions at a host that no test reaches.
    announce(422, 0);
    await openSee(page, shop.origin);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Room 1' }).press('Enter');
    const topLeft = corner(page, 'Top left');
    await expect(topLeft).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(topLeft).toHaveAccessibleName('Top left corner, 32, 69');
    await expectAccessible(page);

    const width = page.getByLabel('Width', { exact: true });
    // The sizes of our rooms are no sizes of the visitor's wall.
    await expect(width).toHaveValue('');
    await page.getByLabel('Height', { exact: true }).fill('2.7 m');
    await width.fill('53 m');
    await expect(page.getByText('53 m looks like 5.3 m.')).toBeVisible();
    await width.fill('5.3 m');
    await expect(page.getByText('4 rolls', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: '10 strips of 0.53 m across 5.3 m', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'See it', exact: true }).press('Enter');
    await expect(news(page)).toHaveText(/^Sage weave on /, { timeout: 60_000 });
    await page.getByRole('slider', { name: 'Lightness' }).press('ArrowRight');
    await page.getByRole('slider', { name: 'Before and after' }).press('End');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Ask about this wall' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Callback Details' });
    await expect(dialog.getByLabel('Description')).toHaveValue(/^Sage weave, on a wall of 5\.3 m × .*\n?.*4 rolls/s);
    await dialog.getByLabel('Contact Number').fill('98100 12345');
    await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect(dialog).toContainText('Request Submitted Successfully !!');
    const headers = { Authorization: `Bearer ${shop.token}` };
    const { callbacks } = await (await page.request.get(`${shop.origin}/api/callbacks?size=1`, { headers })).json();
    expect(callbacks[0].measures).toMatchObject([{ widthMm: 5300, quantity: 4, unit: 'roll' }]);
    const next = await page.request.get(`${shop.origin}/api/documents/${callbacks[0].id}/next`, { headers });
    expect(await next.text()).toMatch(/Sage weave\. 5\.3 × 2\.\d+ m: Area: /);
  });

  test('keys alone mark a photo of the visitor, see the material and come back; the focus goes along', async ({
    page,
    shop,
  }) => {
    await openSee(page, shop.origin);
    await page.getByLabel('Choose or take a photo').setInputFiles(asPhoto(room));
    const topLeft = corner(page, 'Top left');
    await expect(topLeft).toBeFocused();
    await expect(news(page)).toHaveText('Tap the wall: its corners are proposed.');
    await expect(topLeft).toHaveAccessibleName('Top left corner, 144, 108');
    await expect(page.getByLabel('Width', { exact: true })).toHaveValue('13 ft 9 in');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect(topLeft).toHaveAccessibleName('Top left corner, 134, 107');
    await expectAccessible(page);
    // Past the other three corners, the other surfaces and the sizes.
    const seeIt = page.getByRole('button', { name: 'See it', exact: true });
    await tabTo(page, seeIt);
    await page.keyboard.press('Enter');
    const split = page.getByRole('slider', { name: 'Before and after' });
    await expect(split).toBeFocused();
    await expect(news(page)).toHaveText(/^Sage weave on /, { timeout: 60_000 });
    await expect(split).toHaveAttribute('aria-valuetext', '38 % as it is now, the rest with the material');
    await page.keyboard.press('ArrowRight');
    await expect(split).toHaveAttribute('aria-valuetext', '40 % as it is now, the rest with the material');
    await tabTo(page, page.getByRole('button', { name: 'Corners and sizes' }));
    await page.keyboard.press('Enter');
    await expect(seeIt).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Choose or take a photo')).toBeFocused();
  });

  test('typed sizes survive a look at a room of ours, which goes into no question; emptied, they leave no quantity', async ({
    page,
    shop,
  }) => {
    await openSee(page, shop.origin);
    const [width, height] = [page.getByLabel('Width', { exact: true }), page.getByLabel('Height', { exact: true })];
    await width.fill('12 ft');
    await height.fill('10 ft');
    await expect(page.getByText('3 rolls', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Room 1' }).click();
    await page.getByRole('button', { name: 'See it', exact: true }).click();
    await expect(news(page)).toHaveText(/^Sage weave on .* of 14\.3 m²/, { timeout: 60_000 });
    // Each step of a slider is shown in the end, or left out for a newer one.
    for (let times = 0; times < 8; times++) await page.getByRole('slider', { name: 'Lightness' }).press('ArrowRight');
    await expect(news(page)).toHaveText(/^Sage weave on /, { timeout: 60_000 });
    await page.getByRole('list', { name: 'Steps' }).getByRole('button', { name: 'Photo and corners' }).click();
    await expect(width).toHaveValue('12 ft');
    await expect(height).toHaveValue('10 ft');
    await width.fill('');
    await height.fill('');
    await expect(page.getByText('3 rolls', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'See it', exact: true }).click();
    await page.getByRole('button', { name: 'Ask about this wall' }).click();
    const dialog = page.getByRole('dialog', { name: 'Callback Details' });
    await expect(dialog.getByLabel('Description')).toHaveValue('Sage weave');
  });

  test('without its program the tool says so', async ({ page, shop, announce }) => {
    announce(0, 'Failed to load resource', 'The tool of the wall could not be loaded');
    await page.route(/wall-tool[^/]*\.js/, (route) => route.abort());
    await page.goto(`${shop.origin}/see?p=wallpapers/weave`);
    await expect(news(page)).toHaveText('This did not work. Reload the page and try again.');
  });

  test('corners that cross are refused in words', async ({ page, shop }) => {
    await openSee(page, shop.origin);
    await page.getByRole('button', { name: 'Room 2' }).click();
    const topLeft = corner(page, 'Top left');
    // Past the right edge, which one step back uncrosses.
    const across = (await corner(page, 'Top right').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await topLeft.hover();
    await page.mouse.down();
    await page.mouse.move(across.x + across.width / 2 + 3, across.y + across.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'See it', exact: true }).click();
    await expect(news(page)).toHaveText('These four corners cross. Drag them in order around the wall.');
    await page.getByRole('button', { name: 'Corners and sizes' }).click();
    await topLeft.press('Shift+ArrowLeft');
    await expect(news(page)).toHaveText('');
  });

  test('the page of a surface leads there, and says how it is sold', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/wallpapers/weave`);
    await expect(page.getByText('roll, 0.53 × 10.05 m')).toBeVisible();
    await expect(page.getByText('from ₹ 1,250 / roll, GST extra')).toBeVisible();
    await page.getByRole('link', { name: 'See it on your wall' }).click();
    await expect(page).toHaveURL(/\/see\?p=wallpapers\/weave$/);
    await page.goto(`${shop.origin}/selection?p=hpl/weave`);
    await expect(page.getByRole('link', { name: 'See it on your wall' })).toHaveAttribute('href', '/see?p=hpl/weave');
  });
});
