import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { onEachScreen } from '../parts/expect-fits.ts';
import { test } from '../parts/shared-shop.ts';

test.use({ loggedIn: false });

function tile(page: Page, name: string) {
  return page.getByRole('checkbox', { name });
}
function bar(page: Page) {
  return page.getByRole('region', { name: 'Your selection' });
}
function saidSelected(page: Page, count: number) {
  return expect(bar(page)).toContainText(`${count} selected`);
}

test('A visitor selects in two galleries, by mouse and by keyboard, and asks about all of it', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/hpl`);
  await expect(page.getByRole('heading', { name: 'HPL', level: 1 })).toBeVisible();
  await tile(page, 'Oak panel').click();
  await expect(tile(page, 'Oak panel')).toBeChecked();
  await expect(page.getByRole('link', { name: 'Oak panel' })).toHaveAttribute('href', '/hpl/oak-panel');
  await saidSelected(page, 1);
  await page.goto(`${shop.origin}/blinds`);
  await saidSelected(page, 1);
  await tile(page, 'Roller blind').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await saidSelected(page, 2);
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeAttached();
  await expectAccessible(page);

  await bar(page).getByRole('button', { name: 'Talk to us about these' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Callback Details' });
  await expect(dialog.getByLabel('Description')).toHaveValue('I am interested in: Oak panel; Blinds IMG_2041');
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Talk to us about these' })).toBeFocused();

  await page.reload();
  await expect(tile(page, 'Blinds sample 1')).toBeChecked();
  await bar(page).getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Selection cleared' })).toBeAttached();
  await expect(tile(page, 'Blinds sample 1')).not.toBeChecked();
  const putBack = bar(page).getByRole('button', { name: 'Put it back' });
  await expect(putBack).toBeFocused();
  await putBack.press('Enter');
  await saidSelected(page, 2);
  await expect(tile(page, 'Blinds sample 1')).toBeChecked();
  const clear = bar(page).getByRole('button', { name: 'Clear' });
  await expect(clear).toBeFocused();
  await clear.press('Enter');
  await tile(page, 'Roller blind').click();
  await saidSelected(page, 1);
  await tile(page, 'Roller blind').click();
  await expect(bar(page)).toHaveCount(0);
});

test('Shift takes a run, and all are selected at once', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/hpl`);
  const tiles = page.getByRole('checkbox');
  await tiles.first().click();
  await saidSelected(page, 1);
  await tiles.last().click({ modifiers: ['Shift'] });
  await saidSelected(page, 3);
  await tiles.nth(1).click();
  await saidSelected(page, 2);
  await page.getByRole('button', { name: 'Select all' }).click();
  await saidSelected(page, 3);
  for (const each of await tiles.all()) await expect(each).toBeChecked();
});

test('What is ticked before the script has come stays ticked, counts, and can begin a run', async ({ page, shop }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${shop.origin}/hpl`, { waitUntil: 'commit' });
  const tiles = page.getByRole('checkbox');
  await tiles.first().check();
  await expect(page.getByText('Selected', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);
  letGo();
  await saidSelected(page, 1);
  await expect(tiles.first()).toBeChecked();
  await tiles.last().click({ modifiers: ['Shift'] });
  await saidSelected(page, 3);
});

test('Back brings a gallery with the selection as it is by then', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/hpl`);
  await tile(page, 'Oak panel').click();
  await saidSelected(page, 1);
  await page.getByRole('navigation', { name: 'More products' }).getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Wallpapers', level: 1 })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toContainText('Selection cleared');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'HPL', level: 1 })).toBeVisible();
  await expect(tile(page, 'Oak panel')).not.toBeChecked();
  await expect(bar(page)).toHaveCount(0);
});

test('Specification 9, gallery: thumbnails are 250 by 150 pixels, and on a phone they fill the width at 5 to 3', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/hpl`);
  for (const width of [390, 599, 600, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await page.getByRole('img', { name: 'Oak panel' }).boundingBox();
    const tiles = await page.getByRole('list', { name: 'Images of HPL' }).boundingBox();
    const wide = width < 600 ? (tiles?.width ?? 0) : 250;
    expect(wide).toBeGreaterThan(width < 600 ? width * 0.85 : 0);
    expect(box?.width).toBe(wide);
    expect(box?.height).toBeCloseTo((wide * 3) / 5, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('On phone, tablet and desk a click on a picture opens its page on every list, and the square ticks', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const click = async (place: Locator) => {
    await onEachScreen(page, () => place.click({ trial: true }));
    await place.click();
  };
  for (const [address, to] of [
    ['/hpl', '/hpl/oak-panel'],
    ['/search?q=oak', '/hpl/oak-panel'],
    ['/newproducts', /\/hpl\/|\/newproducts\/|\/[a-z]+\//],
  ] as const) {
    await page.goto(shop.origin + address);
    const picture = page.getByRole('main').getByRole('link').getByRole('img').first();
    const oak = page.getByRole('main').getByRole('img', { name: 'Oak panel' });
    await click(address === '/newproducts' ? picture : oak);
    await expect(page).toHaveURL(typeof to === 'string' ? shop.origin + to : to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).not.toBe(address);
  }
  await page.goto(`${shop.origin}/search?q=oak`);
  await click(tile(page, 'Oak panel'));
  await expect(tile(page, 'Oak panel')).toBeChecked();
  await expect(page).toHaveURL(/q=oak/);
});
