import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/shared-shop.ts';
import { expectAwake, watchWaking } from '../parts/wake-page.ts';

test.use({ loggedIn: false });

/**
 * One of each template: how wide the window is on arrival, and what its script alone changes: in a gallery the button that opens the ticked
 * pictures goes. Other journeys may have added pictures to /awnings. Three are in another language, where more can be wrong.
 */
const pages: [address: string, width: number, changed: string[] | null][][] = [
  [
    ['/products', 1440, []],
    ['/hpl', 390, ['DIV']],
    ['/awnings', 1440, null],
    ['/newproducts', 390, []],
    ['/brochures', 390, []],
  ],
  [
    ['/about', 390, []],
    ['/contact', 1440, []],
    ['/hi/search?q=hpl', 390, ['DIV']],
    ['/hi/callback', 390, []],
    ['/or/thanks', 390, []],
  ],
];

for (const together of pages)
  test(`${together.map(([address]) => address).join(', ')} can be used by everybody, on a phone and on a desk, and nothing moves or changes by itself`, async ({
    page,
    shop,
  }) => {
    // Each arrival is a first visit, with no font and no style in the cache.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    const changesOf = await watchWaking(page);
    for (const [address, width, changed] of together) {
      await page.setViewportSize({ width, height: 844 });
      const changes = await changesOf(shop.origin + address);
      if (changed) expect(changes, address).toEqual(changed);
      const isOfThem = /^\/(hi|or)\//.test(address);
      const mayMove = isOfThem && (await page.evaluate(areLate, 'anek-(devanagari|odia)-')) ? 0.05 : 0;
      const nameMoves = (await page.evaluate(areLate, 'anek-names-')) ? 0.001 : 0;
      const latinMoves = (await page.evaluate(areLate, 'anek-latin-')) ? 0.005 : 0;
      const { moved, what } = await page.evaluate(shiftOf);
      expect(moved, `${address}: ${what}`).toBeLessThanOrEqual(Math.max(mayMove, nameMoves, latinMoves));
      await expectUsable(page, width);
      // Only the frame of a page is another one on a desk.
      if (address === '/products') await expectAccessible(page);
      const other = width === 390 ? 1440 : 390;
      if (other === 1440) await expectAccessible(page);
      await page.setViewportSize({ width: other, height: 844 });
      await expectUsable(page, other);
      if (other === 390) await expectAccessible(page);
    }
  });

/**
 * Whether letters of Hindi or Odia came as late as the first text, or later: a device without such letters gets ours even then, and its
 * text moves once (decision 0023), as does the name of a language in the strip above each page. The machine of these tests is one. Latin
 * letters are of nearly the same width as those that stand in for them: a busy machine moved the text of /contact by 0.003.
 */
function areLate(names: string): boolean {
  const drawn = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const DECODING_MS = 100;
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    (each) => new RegExp(names).test(each.name) && each.responseEnd > drawn - DECODING_MS,
  );
}

/** Nothing is wider than the window, and nothing that is pressed is smaller than a finger needs. */
async function expectUsable(page: Page, width: number): Promise<void> {
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
}

/** How far things have moved since the page came, and which. */
function shiftOf() {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  return new Promise<{ moved: number; what: string }>((resolve) => {
    let moved = 0;
    const what: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        moved += value;
        const texts = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : node?.nodeValue)?.slice(0, 80),
        );
        what.push(`${value} at ${Math.round(startTime)}: ${texts.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve({ moved, what: what.join('; ') }), 100);
  });
}

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
  const card = page.getByRole('main').getByRole('listitem').filter({ has: link });
  const cover = await card.locator('picture').boundingBox();
  const under = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.getAttribute('href'), {
    x: (cover?.x ?? 0) + 20,
    y: (cover?.y ?? 0) + 20,
  });
  const answer = await page.request.get(shop.origin + under);
  expect(answer.headers()['content-type']).toBe('application/pdf');
});

test('Specification 9, brochures: 4 cards a row down to 600 pixels, 2 below, 1 on a phone', async ({ page, shop }) => {
  const rows = [];
  await page.goto(`${shop.origin}/brochures`);
  for (const width of [390, 499, 500, 599, 600, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const list = page.getByRole('main').getByRole('list');
    rows.push((await list.evaluate((books) => getComputedStyle(books).gridTemplateColumns)).split(' ').length);
  }
  expect(rows).toEqual([1, 1, 2, 2, 4, 4, 4]);
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
  await expectAwake(page);

  await page.getByRole('button', { name: 'Search Products' }).click();
  await page.getByRole('searchbox', { name: 'Search Products' }).fill('blinds');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Blinds/ }).click();
  await expect((await opened).getByRole('heading', { name: 'Blinds', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Brochures' }).first().click();
  const pdf = await page.getByRole('link', { name: 'HPL 2026' }).getAttribute('href');
  expect((await (await page.request.get(shop.origin + pdf)).body()).subarray(0, 5).toString()).toBe('%PDF-');

  await expectAwake(page);
  await page.getByRole('button', { name: 'Talk to Us !!' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Callback Details' });
  await dialog.getByLabel('Email').fill('visitor@example.com');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Request Submitted Successfully !!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('Specification 9, gallery: New Arrivals has 1 to 4 columns by the widths 500, 900 and 1500, rows of 300, 2 between, cells 4 by 3 in lower rows where a column is narrower', async ({
  page,
  shop,
}) => {
  const walls = [];
  await page.goto(`${shop.origin}/newproducts`);
  for (const width of [390, 499, 500, 899, 900, 1440, 1499, 1500, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const wall = page.getByRole('region', { name: 'HPL' }).getByRole('list');
    walls.push(
      await wall.evaluate((list) => {
        const { gridTemplateColumns, rowGap, columnGap } = getComputedStyle(list);
        const cells = [...list.querySelectorAll('picture')].map((cell) =>
          (cell.parentElement as Element).getBoundingClientRect(),
        );
        const inSight = cells.every(({ left, right }) => left >= 0 && right <= document.documentElement.clientWidth);
        const round = (sizes: number[]) => [...new Set(sizes.map(Math.round))];
        return [
          gridTemplateColumns.split(' ').length,
          rowGap,
          columnGap,
          round(cells.map((cell) => cell.width)),
          round(cells.map((cell) => cell.height)),
          round(cells.map((cell) => (cell.width / cell.height) * 300)),
          inSight,
        ];
      }),
    );
  }
  // As wide as the window allows, and never wider than 400; always 4 by 3.
  expect(walls).toEqual(
    [
      [1, 390, 293],
      [1, 400, 300],
      [2, 249, 187],
      [2, 400, 300],
      [3, 299, 224],
      [3, 400, 300],
      [3, 400, 300],
      [4, 374, 280],
      [4, 400, 300],
    ].map(([columns, width, height]) => [columns, '2px', '2px', [width], [height], [400], true]),
  );
});

test('A gallery on paper is the firm, the title, the pictures and their names, and nothing that can be pressed', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/hpl`);
  await page.getByRole('checkbox', { name: 'Oak panel' }).check();
  await expect(page.getByText('1 selected', { exact: true }).first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const words = await page.locator('body').innerText();
  expect(words.split('\n').filter((line) => line.trim() !== '')).toEqual([
    'Aangan Interiors',
    'HPL',
    'Sage panel',
    'Teak panel',
    'Oak panel',
  ]);
  // The names lead to large pictures, and are names on paper.
  const pressed = page.locator('a:not([href^="/hpl/"]), button, input').locator('visible=true');
  await expect(pressed).toHaveText(['Aangan Interiors']);
  await expect(page.getByRole('img', { name: 'Oak panel' })).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
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

  test('products, galleries, brochures and the contacts are there', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/products`);
    await page.getByRole('link', { name: 'Explore HPL' }).click();
    await expect(page.getByRole('heading', { name: 'HPL', level: 1 })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Oak panel' }).check();
    await expect(page.getByText('Selected', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Select all' })).toBeHidden();

    await page.goto(`${shop.origin}/brochures`);
    await expect(page.getByRole('link', { name: 'HPL 2026' })).toHaveAttribute('href', /hpl-2026\.pdf$/);
    await page.goto(`${shop.origin}/contact`);
    await expect(page.getByLabel('Description')).toBeVisible();
    await expect(page.getByRole('link', { name: '+91 11 5550 0101' }).first()).toHaveAttribute('href', /^tel:/);
  });
});
