import { expect, type Page } from '@playwright/test';
import { isWide } from '../parts/catalogue-screen.ts';
import { chooseType, jpeg, picker } from '../parts/choose-files.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { area } from '../parts/home-carousel.ts';
import { listShifts } from '../parts/list-shifts.ts';
import { openShop } from '../parts/open-shop.ts';
import { test as shared } from '../parts/shared-shop.ts';
import { expectAwake } from '../parts/wake-page.ts';

/** A shop of its own: that of others has a picture for the carousel. */
const test = shared.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  shop: async ({}, use) => openShop(use, { from: 'bare' }),
});

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

const checked = new Set(['/', '/newproducts', '/wallpapers']);

function adding(page: Page) {
  return page.getByRole('main').getByRole('link', { name: /^Add the first/ });
}

test.describe('For visitors', () => {
  test.use({ loggedIn: false });

  test('A shop without pictures shows its words and all products first, and nothing moves, at every width', async ({
    page,
    shop,
  }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const address of ['/', '/newproducts', '/products', '/wallpapers', '/brochures', '/search?q=carpet']) {
        await page.goto(shop.origin + address);
        await expectAwake(page);
        expect([address, await isWide(page), await (await listShifts(page))()]).toEqual([address, false, []]);
        await expect(adding(page)).toBeHidden();
        if (size.width === 390 && checked.has(address)) await expectAccessible(page);
      }
      await page.goto(shop.origin);
      await expect(area(page)).toHaveCount(0);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeInViewport();
      const products = page.getByRole('region', { name: 'Products', exact: true });
      await expect(products.getByRole('link')).toHaveCount(24);
      await expect(products.getByRole('link').first()).toBeInViewport();
    }
  });
});

test('Staff come from an empty page to the files of its folder, and their first picture is on the page', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/brochures`);
  await adding(page).click();
  await expect(page.getByRole('combobox', { name: 'Product type' })).toHaveValue('Brochures');
  await page.goto(`${shop.origin}/hi/newproducts`);
  await page.getByRole('link', { name: 'पहले चित्र जोड़ें' }).click();
  await expect(page.getByRole('combobox', { name: 'Product type' })).toHaveValue('select');
  await expect(picker(page)).toHaveCount(0);
  await chooseType(page, 'Fabio');
  await expect(picker(page)).toHaveCount(1);

  await page.goto(`${shop.origin}/wallpapers`);
  await adding(page).press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/uploadimage#wallpapers`);
  await picker(page).setInputFiles(await jpeg('mural.jpg', 'wallpapers-1.jpg'));
  await page.getByRole('button', { name: 'Upload !! mural.jpg' }).click();
  await expect(page.getByRole('status')).toContainText('mural.jpg is in Wallpapers.');
  // The stored page is drawn again a moment after an upload.
  await expect(async () => {
    await page.goto(shop.origin);
    await expect(area(page).getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(adding(page)).toHaveCount(0);
});
