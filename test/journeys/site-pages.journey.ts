import { expect } from '@playwright/test';
import { test } from './fill-galleries.ts';
import { expectAccessible } from './shop.ts';

test.describe.configure({ mode: 'default' });
test.use({ loggedIn: false });

const pages = [
  '/products',
  '/hpl',
  '/awnings',
  '/newproducts',
  '/brochures',
  '/about',
  '/contact',
  '/search?q=carpet',
  '/callback',
  '/thanks',
];

for (const path of pages)
  test(`${path} can be used by everybody, on a phone and on a desk, and nothing on it moves by itself`, async ({
    page,
    shop,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(shop.origin + path);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const small = await page
        .locator('main')
        .locator('a, button, input, textarea')
        .evaluateAll((controls) =>
          controls
            .map((control) => ({ control, box: control.getBoundingClientRect() }))
            .filter(
              ({ control, box }) =>
                box.width > 0 && (control as HTMLElement).tabIndex >= 0 && Math.min(box.width, box.height) < 24,
            )
            .map(({ control }) => control.outerHTML.slice(0, 120)),
        );
      expect(small).toEqual([]);
      expect(await page.evaluate(shiftOf)).toBe(0);
    }
  });

/** How far things have moved since the page came. */
const shiftOf = () =>
  new Promise<number>((resolve) => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(moved), 100);
  });

test('Specification 2, /brochures: four cards in a row on a desk, the whole card opens the PDF', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/brochures`);
  const columns = await page
    .getByRole('main')
    .getByRole('list')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns);
  expect(columns.split(' ')).toHaveLength(4);
  const link = page.getByRole('link', { name: 'HPL 2026' });
  await expect(link).toHaveCSS('text-transform', 'uppercase');
  const cover = await page.getByRole('main').locator('picture').boundingBox();
  const under = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.getAttribute('href'), {
    x: (cover?.x ?? 0) + 20,
    y: (cover?.y ?? 0) + 20,
  });
  const answer = await page.request.get(shop.origin + under);
  expect(answer.headers()['content-type']).toBe('application/pdf');
});

test('Specification 9, brochures: 4 cards a row on a desk, 2 on a tablet, 1 on a phone', async ({ page, shop }) => {
  const rows = [];
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop.origin}/brochures`);
    const list = page.getByRole('main').getByRole('list');
    rows.push((await list.evaluate((books) => getComputedStyle(books).gridTemplateColumns)).split(' ').length);
  }
  expect(rows).toEqual([1, 2, 4]);
});

test('Specification 6, visitors: without a login they browse, search, download a brochure, ask for a callback and view galleries', async ({
  page,
  context,
  shop,
  announce,
}) => {
  announce('Missing ad tag');
  await page.goto(shop.origin);
  await page.getByRole('link', { name: 'All products' }).first().click();
  await page.getByRole('link', { name: 'Explore HPL' }).click();
  await expect(page.getByRole('img', { name: 'Oak panel' })).toBeVisible();

  await page.getByRole('button', { name: 'Search Products' }).click();
  await page.keyboard.type('blinds');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Blinds/ }).click();
  await expect((await opened).getByRole('heading', { name: 'Blinds', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Brochures' }).first().click();
  const pdf = await page.getByRole('link', { name: 'HPL 2026' }).getAttribute('href');
  expect((await (await page.request.get(shop.origin + pdf)).body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'Talk to Us !!' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Callback Details' });
  await dialog.getByLabel('Email').fill('visitor@example.com');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Request Submitted Successfully !!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

for (const [width, columns] of [
  [480, 1],
  [820, 2],
  [1440, 3],
  [1600, 4],
] as const)
  test(`Specification 9, gallery: New Arrivals at ${width} pixels stands in ${columns} columns, 2 apart, 300 high`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop.origin}/newproducts`);
    const wall = page.getByRole('region', { name: 'HPL' }).getByRole('list');
    const grid = await wall.evaluate((list) => {
      const { gridTemplateColumns, rowGap, columnGap } = getComputedStyle(list);
      return [gridTemplateColumns.split(' ').length, rowGap, columnGap];
    });
    expect(grid).toEqual([columns, '2px', '2px']);
    const box = await wall.getByRole('listitem').first().boundingBox();
    expect(Math.round(box?.height ?? 0)).toBe(columns === 1 ? Math.round(((box?.width ?? 0) * 3) / 4) : 300);
  });

test('A picture that cannot be loaded leaves a grey plate with its name', async ({ page, shop, announce }) => {
  announce(0);
  await page.route('**/media/**', (route) => route.abort());
  await page.goto(`${shop.origin}/hpl`);
  await expect(page.getByText('oak-panel.jpg')).toBeVisible();
  await expectAccessible(page);
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('products, galleries, brochures and the search are there', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/products`);
    await page.getByRole('link', { name: 'Explore HPL' }).click();
    await expect(page.getByRole('heading', { name: 'HPL', level: 1 })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Oak panel' }).check();
    await expect(page.getByText('Selected', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Select all' })).toBeHidden();

    await page.goto(`${shop.origin}/search`);
    await page.getByLabel('Name of a product').fill('LOUVER');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${shop.origin}/search?q=LOUVER`);
    await expect(page.getByRole('heading', { name: '3 items' })).toBeVisible();

    await page.goto(`${shop.origin}/brochures`);
    await expect(page.getByRole('link', { name: 'HPL 2026' })).toHaveAttribute('href', /hpl-2026\.pdf$/);
    await page.goto(`${shop.origin}/contact`);
    await expect(page.getByLabel('Description')).toBeVisible();
    await expect(page.getByRole('link', { name: '+91 11 5550 0101' }).first()).toHaveAttribute('href', /^tel:/);
  });
});
