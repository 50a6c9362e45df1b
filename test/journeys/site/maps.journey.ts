import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { listShifts } from '../parts/list-shifts.ts';
import { test } from '../parts/shared-shop.ts';
import { showMap } from '../parts/show-map.ts';

test.use({ loggedIn: false });

const embed =
  'https://www.openstreetmap.org/export/embed.html?bbox=77.13270%2C28.64530%2C77.15270%2C28.65850&layer=mapnik&marker=28.6519%2C77.1427';

function map(page: Page) {
  return page.getByTitle('Map of the Delhi office');
}
function button(page: Page) {
  return page.getByRole('button', { name: 'Show map of the Delhi office' });
}
function drawing(page: Page) {
  return page.getByRole('img', { name: /^Delhi office at/ });
}
function failed(page: Page) {
  return page.getByText('The map did not load. Use the link above, or press Show map again.');
}

/** The page, awake: a click on what needs its script would be held before. */
async function open(page: Page, address: string) {
  const awake = page.waitForResponse(/hydrate-site/);
  await page.goto(address);
  await awake;
  await page.waitForLoadState('networkidle');
}

async function scrollTo(page: Page) {
  await page.mouse.move(700, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(drawing(page)).toBeInViewport({ ratio: 0.5, timeout: 300 });
  }).toPass();
}

/** The maps of a page load when the visitor scrolls there, not before; the focus stays, and nothing moves. */
async function expectMaps(page: Page, address: string, maps: number) {
  const asked = await showMap(page);
  // So high that the maps are in sight on arrival: that alone loads nothing.
  await page.setViewportSize({ width: 1440, height: 7000 });
  await open(page, address);
  const shifts = await listShifts(page);
  await expect(drawing(page)).toBeInViewport();
  await expect(page.locator('main svg[role=img]')).toHaveCount(maps);
  expect(asked).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const before = await shifts();
  await scrollTo(page);
  await expect(map(page).contentFrame().getByText('A map')).toBeVisible();
  expect(asked.filter((url) => url === embed)).toHaveLength(2);
  await expect(button(page)).toBeHidden();
  await expect(drawing(page)).toBeAttached();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.mouse.wheel(0, 4000);
  await expect(page.locator('iframe[data-shown]')).toHaveCount(maps);
  expect(await shifts()).toEqual(before);
}

test('Specification 2, /: one embedded map, loaded when the visitor scrolls there', async ({ page, shop }) => {
  await expectMaps(page, shop.origin, 1);
});

test('Specification 2, /about: a map for each of the two offices, loaded when the visitor scrolls there', async ({
  page,
  shop,
}) => {
  await expectMaps(page, `${shop.origin}/about`, 2);
});

test('Specification 2, /contact: the maps, loaded when the visitor scrolls there', async ({ page, shop }) => {
  await expectMaps(page, `${shop.origin}/contact`, 2);
});

test('Under Save-Data no map loads by itself; Show map loads it', async ({ page, shop }) => {
  const asked = await showMap(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await open(page, `${shop.origin}/about`);
  await scrollTo(page);
  await expect(button(page)).toBeVisible();
  expect(asked).toEqual([]);
  await button(page).click();
  await expect(map(page).contentFrame().getByText('A map')).toBeVisible();
});

test('Show map under the keyboard: pressed again while the map loads it takes nothing away, and the focus goes to the map', async ({
  page,
  shop,
}) => {
  const asked: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    const isFrame = route.request().isNavigationRequest();
    asked.push(isFrame ? 'frame' : 'page');
    if (isFrame) await answered;
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>A map' });
  });
  await open(page, shop.origin);
  // As the Tab key does: it scrolls there, and so the map loads by itself.
  await button(page).focus();
  await expect(map(page)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked).toEqual(['page', 'frame']);
  answer();
  await expect(page.locator('iframe[data-shown]')).toBeVisible();
  await expect(map(page)).toBeFocused();
  await expect(button(page)).toHaveCount(0);
  expect(asked).toEqual(['page', 'frame']);
});

test('A map that cannot be loaded says so beside its link, the drawing stays, nothing moves, and Show map tries again', async ({
  page,
  shop,
  announce,
}) => {
  announce(0);
  const away = (url: URL) => url.hostname === 'www.openstreetmap.org';
  await page.route(away, (route) => route.abort('internetdisconnected'));
  await open(page, shop.origin);
  const shifts = await listShifts(page);
  await scrollTo(page);
  await expect(failed(page)).toBeVisible();
  await expect(drawing(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open in OpenStreetMap the Delhi/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=28.6519&mlon=77.1427#map=16/28.6519/77.1427',
  );
  expect(await shifts()).toEqual([]);
  await expectAccessible(page);
  await page.unroute(away);
  await showMap(page);
  await button(page).click();
  await expect(map(page).contentFrame().getByText('A map')).toBeVisible();
  await expect(failed(page)).toBeHidden();
});

test('A map that does not come within ten seconds is given up, and the visitor is told', async ({ page, shop }) => {
  await page.clock.install({ time: 0 });
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.request().isNavigationRequest() ? undefined : route.fulfill({ contentType: 'text/html', body: 'A map' }),
  );
  await page.goto(shop.origin);
  await page.keyboard.press('Shift');
  await scrollTo(page);
  await expect(map(page)).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(failed(page)).toBeVisible();
  await expect(map(page)).toHaveCount(0);
});
