import { expect, type Page } from '@playwright/test';
import { test } from '../parts/shared-shop.ts';
import { expectAwake } from '../parts/wake-page.ts';

/** Of the tiny pictures that do not come with the page: 'shown' when all of them are. */
function tinyPictures(page: Page) {
  return page.locator('img[data-later]').evaluateAll((all) => {
    const missing = all.filter((each) => (each as HTMLImageElement).src !== (each as HTMLElement).dataset.later);
    return all.length > 0 && missing.length === 0 ? 'shown' : `${missing.length} of ${all.length} missing`;
  });
}

test.describe('For a visitor', () => {
  test.use({ loggedIn: false });

  test('A tiny picture is in the place of each picture before the page is awake', async ({ page, shop }) => {
    // Neither a picture nor the script of the page comes.
    await page.route(/\/media\/|hydrate-site/, () => {});
    await page.goto(`${shop.origin}/hpl`, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => tinyPictures(page)).toBe('shown');
    await expect(page.locator('#site[data-awake]')).toHaveCount(0);
  });

  test('A picture is fetched when it comes near the window, and all of them are on paper', async ({ page, shop }) => {
    // Without a rule of ours a browser fetches what is 1,250 pixels away.
    await page.setViewportSize({ width: 390, height: 100 });
    await page.goto(`${shop.origin}/hpl`);
    await expectAwake(page);
    const last = page.getByRole('list', { name: 'Images of HPL' }).getByRole('img').last();
    const isHere = () => last.evaluate((image) => (image as HTMLImageElement).currentSrc !== '');
    const isLaidOut = () => last.evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }));
    expect([await isHere(), await isLaidOut()]).toEqual([false, false]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(isLaidOut).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isHere).toBe(true);
  });
});

test('Staff see tiny pictures in lists that the browser has drawn', async ({ page, shop }) => {
  await page.route(/\/media\//, () => {});
  await page.goto(`${shop.origin}/imageDeletion`);
  await page.getByLabel('Product type').selectOption('blinds');
  await expect.poll(() => tinyPictures(page)).toBe('shown');
});
