import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { asPhoto, corner, news, openSee, room, test } from '../parts/surface-shop.ts';

test.use({ loggedIn: false });
// Finding a wall takes seconds of a busy processor.
test.describe.configure({ timeout: 120_000 });

/** The photo as the page has it: its size, and the mean light of each of its four quarters. */
function shownPhoto(page: Page): Promise<{ width: number; height: number; quarters: number[] }> {
  return page.getByRole('img', { name: 'Your photo' }).evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    // A copy: the browser warns of a canvas that is read again and again.
    const copy = document.createElement('canvas');
    Object.assign(copy, { width, height });
    const context = copy.getContext('2d', { willReadFrequently: true });
    context?.drawImage(canvas, 0, 0);
    const quarters = [0, 1, 2, 3].map((at) => {
      const [x, y] = [((at % 2) * width) / 2, (Math.floor(at / 2) * height) / 2];
      const { data } = context?.getImageData(x, y, width / 2, height / 2) ?? { data: [] };
      let sum = 0;
      for (let of = 0; of < data.length; of += 4) sum += data[of] ?? 0;
      return Math.round((4 * sum) / data.length);
    });
    return { width, height, quarters };
  });
}

const choose = (page: Page, buffer: Buffer) => page.getByLabel('Choose or take a photo').setInputFiles(asPhoto(buffer));

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a photo that the camera marked as turned stands upright, and its corners with it', async ({ page, shop }) => {
    await openSee(page, shop.origin);
    await choose(page, room);
    await expect(corner(page, 'Top left')).toHaveAccessibleName('Top left corner, 144, 108');
    const upright = await shownPhoto(page);
    await page.getByRole('button', { name: 'Another photo' }).click();
    // Stored on its side, as a phone held upright stores it: 6 says so.
    const turned = await sharp(room).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    expect(await sharp(turned).metadata()).toMatchObject({ width: 720, height: 960, orientation: 6 });
    await choose(page, turned);
    await expect(corner(page, 'Top left')).toHaveAccessibleName('Top left corner, 144, 108');
    await expect(corner(page, 'Bottom right')).toHaveAccessibleName('Bottom right corner, 816, 540');
    const shown = await shownPhoto(page);
    expect(shown).toMatchObject({ width: 960, height: 720 });
    for (const [at, light] of upright.quarters.entries())
      expect(Math.abs((shown.quarters[at] ?? 0) - light)).toBeLessThan(3);
  });

  test('a photo of 50 megapixels is shown in 1,600 pixels', async ({ page, shop }) => {
    const large = await sharp(room).resize(8160, 6120, { kernel: 'nearest' }).jpeg({ quality: 60 }).toBuffer();
    await openSee(page, shop.origin);
    await choose(page, large);
    await expect(news(page)).toHaveText('Tap the wall: its corners are proposed.', { timeout: 60_000 });
    expect(await shownPhoto(page)).toMatchObject({ width: 1600, height: 1200 });
  });

  test('on a device with little memory it is shown in 1,024 pixels, and says so', async ({ page, shop }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 1 }));
    await openSee(page, shop.origin);
    await choose(page, await sharp(room).resize(1600, 1200).jpeg().toBuffer());
    await expect(news(page)).toHaveText(
      'This device has little memory: the photo is shown smaller. Tap the wall: its corners are proposed.',
    );
    expect(await shownPhoto(page)).toMatchObject({ width: 1024, height: 768 });
  });

  test('the sheet of the phone gets the picture as a file, with its line', async ({ page, shop }) => {
    await page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async ({ files = [], title } = {}) => {
        const [file] = files;
        Object.assign(globalThis, { given: { title, name: file?.name, type: file?.type, size: file?.size } });
      };
    });
    await openSee(page, shop.origin);
    await choose(page, room);
    await page.getByRole('button', { name: 'See it', exact: true }).click();
    await expect(news(page)).toHaveText(/^Sage weave on /, { timeout: 60_000 });
    await page.getByRole('button', { name: 'Send it', exact: true }).click();
    type Given = { title: string; name: string; type: string; size: number };
    const given = () => page.evaluate(() => (globalThis as unknown as { given?: Given }).given);
    await expect.poll(given).toMatchObject({ name: 'wall.jpg', type: 'image/jpeg', title: / · Sage weave$/ });
    expect((await given())?.size).toBeGreaterThan(20_000);
  });
});

test.describe('At a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a floor is marked by four corners, and the material lies on it; a size that no floor has lays nothing', async ({
    page,
    shop,
    announce,
  }) => {
    announce(422);
    await openSee(page, shop.origin, 'gym/weave');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('See it on your floor');
    await choose(page, room);
    await expect(news(page)).toHaveText(
      'These corners are only a guess. Drag them onto a rectangle of the floor whose size you know.',
    );
    const [width, seeIt] = [
      page.getByLabel('Width', { exact: true }),
      page.getByRole('button', { name: 'See it', exact: true }),
    ];
    await expect(page.getByRole('group', { name: 'Doors and windows in it' })).toBeHidden();
    await page.getByLabel('Length', { exact: true }).fill('1.5 m');
    await width.fill('500 m');
    await expect(seeIt).toHaveAttribute('aria-disabled', 'true');
    await width.fill('2 m');
    await expect(seeIt).not.toHaveAttribute('aria-disabled', 'true');
    await seeIt.press('Enter');
    await expect(news(page)).toHaveText(
      /^Rubber floor on \d+(\.\d)? of 3 m² of your floor(; something stands on \d+(\.\d)? m²)?\.$/,
      { timeout: 60_000 },
    );
    await expect(page.getByRole('button', { name: 'Ask about this floor' })).toBeVisible();
  });

  test('a brush says what stands in front, and Undo takes it back', async ({ page, shop }) => {
    await openSee(page, shop.origin);
    await choose(page, room);
    await page.getByRole('button', { name: 'See it', exact: true }).click();
    await expect(news(page)).toHaveText(/^Sage weave on /, { timeout: 60_000 });
    const before = (await news(page).textContent()) ?? '';
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'In front', exact: true }).click();
    await page
      .locator('canvas')
      .first()
      .evaluate((canvas) => canvas.scrollIntoView({ block: 'center' }));
    const box = (await page.locator('canvas').first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.3, { steps: 8 });
    await page.mouse.up();
    const seen = (text: string | null) => Number(/ on ([\d.]+) of/.exec(text ?? '')?.[1]);
    await expect.poll(async () => seen(await news(page).textContent()), { timeout: 60_000 }).toBeLessThan(seen(before));
    await undo.click();
    await expect(news(page)).toHaveText(before, { timeout: 60_000 });
  });

  test('a corner that moves takes the material along, in a draft', async ({ page, shop }) => {
    await openSee(page, shop.origin);
    await choose(page, room);
    await expect(corner(page, 'Top left')).toBeFocused();
    const bare = (await shownPhoto(page)).quarters;
    // Before anything was laid there is nothing to draft.
    await page.keyboard.press('ArrowLeft');
    expect((await shownPhoto(page)).quarters).toEqual(bare);
    await page.getByRole('button', { name: 'See it', exact: true }).click();
    await expect(news(page)).toHaveText(/^Sage weave on /, { timeout: 60_000 });
    await page.getByRole('button', { name: 'Corners and sizes' }).click();
    expect((await shownPhoto(page)).quarters).toEqual(bare);
    await corner(page, 'Bottom right').press('Shift+ArrowLeft');
    // On the photo, which stays as it is; only within the corners, and as large as the photo is shown.
    const draft = page.getByRole('region', { name: 'Your photo' }).locator('canvas').nth(1);
    const drawn = () =>
      draft.evaluate((canvas: HTMLCanvasElement) => {
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
        copy?.drawImage(canvas, 0, 0);
        const { data = [] } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        return data.filter((byte, at) => at % 4 === 3 && byte === 255).length / (canvas.width * canvas.height);
      });
    await expect.poll(drawn).toBeGreaterThan(0.05);
    expect(await drawn()).toBeLessThan(0.7);
    // The mark and its words go along.
    const numbersIn = async (attribute: string) =>
      ((await corner(page, 'Bottom right').getAttribute(attribute)) ?? '').match(/\d+(\.\d+)?/g)?.map(Number);
    const place = await numbersIn('transform');
    expect(place).toHaveLength(2);
    expect(await numbersIn('aria-label')).toEqual(place?.map(Math.round));
    // Let go, it stays where it is, whatever passes over it.
    const dot = (await corner(page, 'Bottom right').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [dot.x + dot.width / 2, dot.y + dot.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 30, y - 30, { steps: 3 });
    await page.mouse.up();
    await page.mouse.move(x - 34, y - 34);
    const left = await numbersIn('transform');
    expect(left).not.toEqual(place);
    await page.mouse.move(x - 24, y - 24, { steps: 5 });
    expect(await numbersIn('transform')).toEqual(left);
    expect(await numbersIn('aria-label')).toEqual(left?.map(Math.round));
    expect((await shownPhoto(page)).quarters).toEqual(bare);
    const photo = await page.getByRole('img', { name: 'Your photo' }).boundingBox();
    expect(await draft.boundingBox()).toEqual(photo);
    await page.getByRole('button', { name: 'See it', exact: true }).click();
    await expect(news(page)).toHaveText(/^Sage weave on /, { timeout: 60_000 });
  });
});
