import { expect, type Page } from '@playwright/test';
import { test } from '../parts/shared-shop.ts';

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
});

test('Staff see tiny pictures in lists that the browser has drawn', async ({ page, shop }) => {
  await page.route(/\/media\//, () => {});
  await page.goto(`${shop.origin}/imageDeletion`);
  await page.getByLabel('Product type').selectOption('blinds');
  await expect.poll(() => tinyPictures(page)).toBe('shown');
});
