import { expect } from '@playwright/test';
import { listShifts } from '../parts/list-shifts.ts';
import { serveInPieces } from '../parts/serve-in-pieces.ts';
import { test } from '../parts/shared-shop.ts';

// The carousel of a visitor who asked for less motion does not move until a button is pressed.
test.use({ loggedIn: false, deviceScaleFactor: 2, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

// In Hindi and Odia on a phone and a desk.
for (const [path, widths] of [
  ['/', [360, 390, 820, 1440]],
  ['/hi', [390, 1440]],
  ['/or', [390, 1440]],
] as const)
  test(`Nothing moves at ${path} where it comes in pieces, at any width`, async ({ page, shop }) => {
    await serveInPieces(shop.origin, async (slow) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(slow + path, { waitUntil: 'networkidle' });
        const moved = await listShifts(page);
        expect(await moved(), `${width} pixels`).toEqual([]);
      }
    });
  });
