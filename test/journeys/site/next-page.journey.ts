import { expect } from '@playwright/test';
import { test } from '../parts/shared-shop.ts';

test('The page behind a link is there before it is clicked, when a visitor points at it for a moment', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/products`);
  const devtools = await page.context().newCDPSession(page);
  const fetched = new Promise<string>((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(prefetchUrl);
    });
  });
  await devtools.send('Preload.enable');
  const link = page.locator('main a[href="/wallpapers"]').first();
  await link.hover();
  expect(await fetched).toBe(`${shop.origin}/wallpapers`);
  await link.click();
  await page.waitForURL(`${shop.origin}/wallpapers`);
  const [arrival] = await page.evaluate(() => performance.getEntriesByType('navigation').map((each) => each.toJSON()));
  expect(arrival).toMatchObject({ deliveryType: 'navigational-prefetch' });
});
