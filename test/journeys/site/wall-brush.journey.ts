import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { asPhoto, corner, news, openSee, room, test } from '../parts/surface-shop.ts';

test.use({ loggedIn: false });
// Finding a wall takes seconds of a busy processor.
test.describe.configure({ timeout: 120_000 });

const seeIt = (page: Page) => page.getByRole('button', { name: 'See it', exact: true });
const seen = async (page: Page) => Number(/ on ([\d.]+) of/.exec((await news(page).textContent()) ?? '')?.[1]);

async function seeMaterial(page: Page, origin: string): Promise<number> {
  await openSee(page, origin);
  await page.getByLabel('Choose or take a photo').setInputFiles(asPhoto(room));
  await seeIt(page).click();
  await expect(news(page)).toHaveText(/^Sage weave on /, { timeout: 60_000 });
  return seen(page);
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** A finger on a glass screen: down, along the points, up. `held`: what is true before it is lifted. */
async function drag(page: Page, points: { x: number; y: number }[], held?: () => Promise<void>): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) throw new Error('A finger that is dragged has two places.');
  await touch('touchStart', [first]);
  for (const point of rest) await touch('touchMove', [point]);
  if (held)
    await expect(async () => {
      // A browser holds moves back, and no finger is still.
      for (const x of [last.x + 0.5, last.x]) await touch('touchMove', [{ x, y: last.y }]);
      await held();
    }).toPass();
  await touch('touchEnd', []);
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger drags a corner beside its magnifier, moves the line between before and after, and brushes', async ({
    page,
    shop,
  }) => {
    await openSee(page, shop.origin);
    await page.getByLabel('Choose or take a photo').setInputFiles(asPhoto(room));
    const stage = page.locator('canvas').first();
    const lens = page.locator('svg + canvas');
    for (const [name, x, y] of [
      ['Top left', 0.02, 0.02],
      ['Top right', 0.98, 0.03],
      ['Bottom right', 0.97, 0.97],
      ['Bottom left', 0.5, 0.6],
    ] as const) {
      const photo = await boxOf(stage);
      const dot = await boxOf(corner(page, name));
      const from = { x: dot.x + dot.width / 2, y: dot.y + dot.height / 2 };
      const to = { x: photo.x + photo.width * x, y: photo.y + photo.height * y };
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      await drag(page, [from, middle, to], async () => {
        await expect(lens).toBeVisible({ timeout: 1000 });
        const glass = await boxOf(lens);
        // Within the picture.
        expect([glass.x >= photo.x, glass.y >= photo.y]).toEqual([true, true]);
        expect([glass.right <= photo.right, glass.bottom <= photo.bottom]).toEqual([true, true]);
        // Beside the finger, and not under it.
        const aside = Math.max(glass.x - to.x, 0, to.x - glass.right);
        const above = Math.max(glass.y - to.y, 0, to.y - glass.bottom);
        expect(Math.hypot(aside, above), name).toBeGreaterThan(20);
        expect(Math.hypot(aside, above), name).toBeLessThan(60);
      });
      await expect(corner(page, name)).toHaveAccessibleName(
        `${name} corner, ${Math.round(960 * x)}, ${Math.round(720 * y)}`,
      );
    }

    await page.reload();
    const before = await seeMaterial(page, shop.origin);
    const photo = await boxOf(stage);
    const at = (x: number, y: number) => ({ x: photo.x + photo.width * x, y: photo.y + photo.height * y });
    const split = page.getByRole('slider', { name: 'Before and after' });
    await expect(split).toHaveValue('0.38');
    await drag(page, [at(0.38, 0.5), at(0.5, 0.5), at(0.7, 0.5)]);
    await expect.poll(async () => Number(await split.inputValue())).toBeCloseTo(0.7, 1);

    await page.getByRole('button', { name: 'In front', exact: true }).click();
    await expect(split).toBeHidden();
    await stage.evaluate((canvas) => canvas.scrollIntoView({ block: 'center' }));
    const there = await boxOf(stage);
    const on = (x: number) => ({ x: there.x + there.width * x, y: there.y + there.height * 0.3 });
    await drag(page, [on(0.3), on(0.4), on(0.5), on(0.6), on(0.7)]);
    // The page stood still under the finger.
    expect((await boxOf(stage)).y).toBe(there.y);
    await expect.poll(() => seen(page), { timeout: 60_000 }).toBeLessThan(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('brushes and sliders are at hand while the whole picture is in view, in a low window too', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await seeMaterial(page, shop.origin);
    const header = page.getByRole('banner');
    const stage = page.locator('canvas').first();
    const brush = page.getByRole('button', { name: 'In front', exact: true });
    for (const tool of ['Lightness', 'Pattern, upwards'].map((name) => page.getByRole('slider', { name }))) {
      await tool.evaluate((slider) => slider.scrollIntoView({ block: 'end' }));
      const [picture, set, foot] = [await boxOf(stage), await boxOf(tool), await boxOf(brush)];
      expect(picture.y).toBeGreaterThanOrEqual((await boxOf(header)).bottom - 1);
      expect(set.y).toBeGreaterThanOrEqual(picture.bottom);
      expect(set.bottom).toBeLessThanOrEqual(foot.y);
      expect(foot.bottom).toBeLessThanOrEqual(664);
    }
    await brush.tap();
    const small = await boxOf(page.getByRole('button', { name: 'Small brush' }));
    expect([small.width, small.height].map(Math.round)).toEqual([44, 44]);
    expect((await boxOf(stage)).bottom).toBeLessThan(small.y);
    await expectAccessible(page);
  });
});

test.describe('At a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('keys alone brush what stands in front, with the small brush less, and take it away again; the page says how', async ({
    page,
    shop,
  }) => {
    const before = await seeMaterial(page, shop.origin);
    await page.getByRole('button', { name: 'In front', exact: true }).press('Enter');
    const pointer = page.getByRole('button', { name: /^Brush, / });
    await expect(pointer).toBeFocused();
    await expect(pointer).toHaveAccessibleName('Brush, 480, 360');
    await expect(pointer).toHaveAccessibleDescription(/the arrow keys move the brush, .*Space paints, Shift and Space/);
    await expectAccessible(page);
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(pointer).toHaveAccessibleName('Brush, 480, 255');
    const stroke = async (keys: string) => {
      await page.keyboard.down(keys === 'other' ? 'Shift' : 'Space');
      if (keys === 'other') await page.keyboard.down('Space');
      for (let times = 0; times < 20; times++) await page.keyboard.press('ArrowRight');
      await page.keyboard.up('Space');
      if (keys === 'other') await page.keyboard.up('Shift');
      for (let times = 0; times < 20; times++) await page.keyboard.press('ArrowLeft');
    };
    await stroke('front');
    await expect.poll(() => seen(page), { timeout: 60_000 }).toBeLessThan(before);
    const withLarge = await seen(page);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => seen(page), { timeout: 60_000 }).toBe(before);

    await page.getByRole('button', { name: 'Small brush' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Small brush' })).toHaveAttribute('aria-pressed', 'true');
    await pointer.focus();
    await stroke('front');
    await expect.poll(() => seen(page), { timeout: 60_000 }).toBeLessThan(before);
    expect(await seen(page)).toBeGreaterThan(withLarge);

    await page.getByRole('button', { name: 'Large brush' }).press('Enter');
    await pointer.focus();
    await stroke('other');
    await expect.poll(() => seen(page), { timeout: 60_000 }).toBe(before);
    await page.keyboard.press('Escape');
    await expect(pointer).toBeHidden();
    await expect(page.getByRole('button', { name: 'In front', exact: true })).toBeFocused();
  });

  test('a wall has as many doors and windows as are reckoned, then the page says so', async ({
    page,
    shop,
    announce,
  }) => {
    // A door without its height yet.
    announce(422, 0);
    await openSee(page, shop.origin);
    await page.getByLabel('Width', { exact: true }).fill('12 ft');
    await page.getByLabel('Height', { exact: true }).fill('10 ft');
    const add = page.getByRole('button', { name: 'Add a door or window' });
    for (let nth = 1; nth <= 20; nth++) {
      await add.click();
      await expect(page.getByLabel(`Door or window ${nth}, width`)).toBeFocused();
      await page.keyboard.type('1 ft');
      await page.keyboard.press('Tab');
      await page.keyboard.type('2 ft');
    }
    await expect(add).toBeHidden();
    await expect(page.getByText('At most 20 doors and windows in one wall.')).toBeVisible();
    // Forty square feet of them.
    await expect(page.getByText(/less 3\.7 m² of doors and windows/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove door or window 3', exact: true }).press('Enter');
    await expect(add).toBeFocused();
    await expect(page.getByText(/less 3\.5 m² of doors and windows/)).toBeVisible();
    await expectAccessible(page);
  });
});
