import { expect } from '@playwright/test';
import { listShifts } from '../parts/list-shifts.ts';
import { serveInPieces } from '../parts/serve-in-pieces.ts';
import { test } from '../parts/shared-shop.ts';

// The carousel of a visitor who asked for less motion does not move until a button is pressed.
test.use({ loggedIn: false, deviceScaleFactor: 2, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

// home-weight shows the phones at once. What comes in pieces is seen at each width, and each language on a phone or a desk.
for (const [path, widths] of [
  ['/', [360, 1440]],
  ['/hi', [390]],
  ['/or', [820]],
] as const)
  test(`Nothing moves at ${path} where it comes in pieces`, async ({ page, shop }) => {
    await serveInPieces(shop.origin, async (slow) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(slow + path, { waitUntil: 'networkidle' });
        const moved = await listShifts(page);
        expect(await moved(), `${width} pixels`).toEqual([]);
      }
    });
  });
