import { expect } from '@playwright/test';
import { expectFits, onEachScreen } from '../parts/expect-fits.ts';
import { test } from '../parts/shared-shop.ts';
import { openSee, test as withSurfaces } from '../parts/surface-shop.ts';

test.use({ loggedIn: false });

const chosen = 'p=hpl/oak-panel&p=hpl/teak-panel&p=hpl/sage-panel';

test('On phone, tablet and desk three of a selection stand side by side, are swiped on a phone, and lead back to the selection', async ({
  page,
  shop,
  announce,
}) => {
  announce('Missing ad tag');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${shop.origin}/selection?${chosen}`);
  await page.getByRole('link', { name: 'Side by side' }).press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/compare?${chosen}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('row', { name: /^Product/ })).toContainText('HPL');
  await expectFits(page, page.getByRole('link', { name: 'Remove Teak panel' }));
  // The window itself is not wider; on a phone the columns are.
  const strip = page.getByRole('region', { name: 'Side by side' });
  const isCut = () => strip.evaluate((box) => box.scrollWidth > box.clientWidth);
  await onEachScreen(page, async (width) => expect(await isCut()).toBe(width < 600));
  const label = table.getByRole('rowheader', { name: /^Product/ });
  const last = table.getByRole('columnheader').last();
  await expect(last).not.toBeInViewport({ ratio: 0.9 });
  await strip.focus();
  await strip.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(label).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Remove Teak panel' }).press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/compare?p=hpl/oak-panel&p=hpl/sage-panel`);
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  // Both say the same: no link leads to an empty table, and an address that asks for it is told so.
  await expect(page.getByText('Nothing is different.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Only what differs' })).toHaveCount(0);
  await page.goto(`${shop.origin}/compare?p=hpl/oak-panel&p=hpl/sage-panel&only=differing`);
  await expect(page.getByText('Nothing is different.')).toBeVisible();
  await expect(table.getByRole('row', { name: /^Product/ })).toHaveCount(0);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('link', { name: 'Show all rows' }).press('Enter');
  await expect(table.getByRole('row', { name: /^Product/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Ask about these 2' }).press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/selection?p=hpl/oak-panel&p=hpl/sage-panel#ask`);
});

withSurfaces(
  'On phone, tablet and desk the wall that a visitor gave stands in the comparison, which says how much it needs of each',
  async ({ page, shop, announce }) => {
    announce('Missing ad tag', 422);
    await page.route('https://www.googleadservices.com/**', (route) => route.fulfill({ status: 204 }));
    await page.setViewportSize({ width: 390, height: 800 });
    await openSee(page, shop.origin);
    await page.getByRole('button', { name: 'Calculate' }).press('Enter');
    await expect(page.getByText(/A wall is 0\.3 to 30 m wide\. Write a size like/)).toBeVisible();
    await page.getByLabel('Width', { exact: true }).fill('12 ft');
    await page.getByLabel('Height', { exact: true }).fill('10 ft');
    // The script has come.
    await expect(page.getByText('3 rolls', { exact: true })).toBeVisible();
    // Who has no photo asks for what was reckoned, too.
    const dialog = page.getByRole('dialog', { name: 'Callback Details' });
    await page.getByRole('button', { name: 'Ask about this wall' }).press('Enter');
    await expect(dialog.getByLabel('Description')).toHaveValue(/12 ft × 10 ft.*3 rolls/s);
    await page.keyboard.press('Escape');
    await page.getByLabel('Height', { exact: true }).fill('99999999');
    await expect(page.getByText(/A wall is 0\.3 to 30 m high\./)).toBeVisible();
    await page.getByLabel('Height', { exact: true }).fill('10 ft');
    await expect(page.getByText('3 rolls', { exact: true })).toBeVisible();
    await page.goto(`${shop.origin}/compare?p=wallpapers/weave&p=hpl/weave`);
    const wall = page.getByRole('form', { name: 'Your wall' });
    await expect(wall.getByLabel('Width')).toHaveValue('12 ft');
    await wall.getByRole('button', { name: 'How much do I need?' }).press('Enter');
    await expect(page).toHaveURL(/&w=12\+ft&h=10\+ft$/);
    await expect(page.getByRole('row', { name: /^For your wall, 11.1 m²/ })).toContainText(/\d rolls.*not said/);
    await expectFits(page, wall.getByLabel('Width'));
    await page.getByRole('link', { name: 'Ask about these 2' }).press('Enter');
    await expect(dialog.getByLabel('Description')).toHaveValue(/^Sage weave, on a wall of 12 ft × 10 ft.*rolls/s);
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/callback'));
    await dialog.getByLabel('Contact number').fill('9876543210');
    await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      pictures: ['wallpapers/weave', 'hpl/weave'],
      measures: [{ picture: 'wallpapers/weave', widthMm: 3658, heightMm: 3048 }],
    });
    await expect(dialog.getByText('Request Submitted Successfully !!')).toBeVisible();
    await page.keyboard.press('Escape');
    await wall.getByLabel('Width').fill('53 m');
    await wall.getByLabel('Width').press('Enter');
    await expect(wall.getByRole('alert')).toContainText('A wall is 0.3 to 30 m wide.');
    await expect(wall.getByLabel('Width')).toHaveValue('53 m');
  },
);
