import { expect, type Page } from '@playwright/test';
import { test } from '../parts/shared-shop.ts';
import { expectAwake } from '../parts/wake-page.ts';

test.use({ loggedIn: false });

/** Opens a gallery on a phone whose first picture comes, or fails, when `release` is called. Lists the others that are asked for. */
async function holdFirst(page: Page, origin: string, then: 'here' | 'missing' = 'here') {
  await page.setViewportSize({ width: 390, height: 844 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  let first: string | undefined;
  await page.route(/\/media\//, async (route) => {
    const [, picture] = /\/media\/([\w-]+)/.exec(route.request().url()) ?? [];
    first ??= picture;
    if (picture === first) await released;
    else asked.push(picture ?? '');
    await (picture === first && then === 'missing' ? route.fulfill({ status: 404 }) : route.continue());
  });
  await page.goto(`${origin}/hpl`, { waitUntil: 'commit' });
  return { release, asked };
}

/** The place of the picture after the first: while it is hidden, the picture is not fetched. */
function second(page: Page) {
  return page.getByRole('list', { name: 'Images of HPL' }).locator('picture:has([loading="lazy"])').first();
}

/** The three seconds after which the styles do not wait any longer never pass. */
async function stopTheLimit(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

test('Other pictures are fetched when the first is here, and nothing moves', async ({ page, shop }) => {
  await stopTheLimit(page);
  const { release, asked } = await holdFirst(page, shop.origin);
  // The page works meanwhile, and tiny pictures are in place of the others.
  await expectAwake(page);
  await expect(page.locator('img[data-later][src]')).not.toHaveCount(0);
  const places = () =>
    page
      .locator('main span:has(> picture)')
      .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
  const before = await places();
  await expect(second(page)).toHaveCSS('display', 'none');
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(second(page)).toHaveCSS('display', 'block');
  expect(await places()).toEqual(before);
});

test('Paper shows the other pictures before the first is here', async ({ page, shop }) => {
  await stopTheLimit(page);
  await holdFirst(page, shop.origin);
  await expect(second(page)).toHaveCSS('display', 'none');
  await page.emulateMedia({ media: 'print' });
  await expect(second(page)).toHaveCSS('display', 'block');
});

test('Other pictures do not wait for a first one that fails', async ({ page, shop, announce }) => {
  announce(404);
  await stopTheLimit(page);
  const { release, asked } = await holdFirst(page, shop.origin, 'missing');
  await expectAwake(page);
  release();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('Other pictures come where the first one takes long and the script of the page never comes', async ({
  page,
  shop,
}) => {
  await page.route(/start-site/, () => {});
  const { asked } = await holdFirst(page, shop.origin);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('other pictures wait for nothing', async ({ page, shop }) => {
    const { asked } = await holdFirst(page, shop.origin);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(await page.locator('html').evaluate((html) => html.getAnimations().length)).toBe(0);
  });
});
