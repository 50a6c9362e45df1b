import { expect, type Page } from '@playwright/test';
import { askedMenu } from '#test/specification/asked-lists.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/shared-shop.ts';
import { showMap } from '../parts/show-map.ts';

test.use({ loggedIn: false });

function bar(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}
function menu(page: Page, name: string) {
  return bar(page).getByRole('button', { name, exact: true });
}
function items(page: Page) {
  return page.locator('#menu-search li');
}
function linksOf(page: Page, within: string) {
  return page.locator(`${within} a`).evaluateAll((links) => links.map((each) => each.getAttribute('href')));
}

const searchNames: Record<string, string> = { '': 'Search Products', '/hi': 'उत्पाद खोजें', '/or': 'ଉତ୍ପାଦ ଖୋଜନ୍ତୁ' };

/** Keeps the page's script back until the answer is called. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/hydrate-site/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('Specification 2, navigation bar: the logo leads home, and the links stand in their order', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/blinds`);
  const header = page.getByRole('banner');
  const words = header.locator('a, button').locator('visible=true');
  await expect(words).toHaveText([
    'Aangan Interiors',
    'Search Products',
    'New Arrivals',
    'About Us',
    'Products',
    'Brochures',
    'Talk to Us !!',
    'Login',
  ]);
  // Talk to Us !! follows the links on the left; what staff need stands alone at the right end.
  const boxes = await words.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  const edges = boxes.slice(-3).map(({ left, right }) => [left, right] as const);
  const [[, brochuresEnd = 0] = [], [talkStart = 0, talkEnd = 0] = [], [loginStart = 0, loginEnd = 0] = []] = edges;
  expect(talkStart - brochuresEnd).toBeLessThan(40);
  expect(loginStart - talkEnd).toBeGreaterThan(40);
  const barEnd = await header
    .locator('img')
    .first()
    .evaluate((logo) => {
      const bar = logo.closest('div') as Element;
      return bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight);
    });
  expect(loginEnd).toBeCloseTo(barEnd, 0);
  for (const [name, path] of [
    ['New Arrivals', '/newproducts'],
    ['About Us', '/about'],
    ['Brochures', '/brochures'],
    ['Aangan Interiors', '/'],
  ])
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path ?? '');
  await header.getByRole('link', { name: 'Aangan Interiors' }).click();
  await expect(page).toHaveURL(`${shop.origin}/`);
});

test('Specification 2, Search Products: the text filters the items by name, a click opens a new tab, and a text that none holds is told so', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(shop.origin);
  await menu(page, 'Search Products').click();
  await expect(page.getByRole('searchbox', { name: 'Search Products' })).toBeFocused();
  await expect(items(page)).toHaveCount(askedMenu.length);
  await page.keyboard.type('CARPET');
  await expect(items(page)).toHaveText([/^Wall-2-Wall Carpets/, /^Moduler Carpet Tiles/, /^Nexa Carpets/]);
  await page.keyboard.type(' of gold');
  await expect(items(page)).toHaveCount(0);
  await expect(page.locator('#menu-search').getByRole('status')).toHaveText('No matching items found');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('hpl');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^HPL/ }).click();
  await expect(await opened).toHaveURL(`${shop.origin}/hpl`);
  await expect(page).toHaveURL(`${shop.origin}/`);
});

test('Specification 4, search: the list follows each letter, there and back', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/brochures`);
  await menu(page, 'Search Products').click();
  await expect(page.getByRole('searchbox', { name: 'Search Products' })).toBeFocused();
  const withW = askedMenu.filter(({ name }) => name.toLowerCase().includes('w')).length;
  const steps = [
    ['w', withW],
    ['p', 3],
    ['c', 3],
    ['Backspace', 3],
    ['Backspace', withW],
    ['Backspace', askedMenu.length],
  ] as const;
  for (const [key, count] of steps) {
    await page.keyboard.press(key);
    await expect(items(page), `after ${key}`).toHaveCount(count);
  }
});

test('Specification 2, category menu: ids 1 to 25 without 7, each with its name and its link', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/hpl`);
  await menu(page, 'Products').click();
  const entries = page.locator('#menu-products li');
  await expect(entries).toHaveText(askedMenu.map(({ id, name }) => `${name} ${String(id).padStart(2, '0')}`));
  expect(await linksOf(page, '#menu-products li')).toEqual(askedMenu.map(({ link }) => link));
  await expect(entries.getByRole('link', { name: /^HPL/ })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await entries.getByRole('link', { name: /^Blinds/ }).click();
  await expect(page).toHaveURL(`${shop.origin}/blinds`);
});

test('Specification 2, footer: four social links with their icons, and ‘© 2005 Copyright’ with a link to the company site', async ({
  page,
  shop,
}) => {
  // The footer is below the map, which loads as the visitor passes it.
  await showMap(page);
  await page.goto(shop.origin);
  const footer = page.getByRole('contentinfo');
  for (const [icon, href] of [
    ['social', 'https://network.example.com/'],
    ['mail', 'mailto:enquiry@example.com?subject=Enquiry'],
    ['photo', 'https://photos.example.com/'],
    ['microblog', 'https://microblog.example.com/'],
  ]) {
    const drawing = footer.locator(`a[href="${href}"] img`);
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveAttribute('src', `/api/download/social/${icon}`);
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(footer).toContainText('© 2005 Copyright Aangan Interiors');
  await expect(footer.getByRole('link', { name: 'Aangan Interiors' })).toHaveAttribute(
    'href',
    'https://www.example.com/',
  );
});

test('A menu opens and closes by the keyboard, and the focus is never lost', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/brochures`);
  const products = menu(page, 'Products');
  await products.press('Enter');
  await expect(page.locator('#menu-products')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'All products' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu-products')).toBeHidden();
  await expect(products).toBeFocused();
  await menu(page, 'Search Products').press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await menu(page, 'Products').click();
  await expect(page.locator('#menu-search')).toBeHidden();
  await page.mouse.click(700, 850);
  await expect(page.locator('#menu-products')).toBeHidden();
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the bar with its search fits into every narrow window, in every language', async ({ page, shop }) => {
    const faults: string[] = [];
    for (const language of ['', '/hi', '/or']) {
      await page.goto(`${shop.origin}${language}/about`);
      for (let width = 320; width <= 640; width += 10) {
        await page.setViewportSize({ width, height: 700 });
        const ends = await page
          .getByRole('banner')
          .locator('a, button')
          .evaluateAll((all) =>
            all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().right),
          );
        if (Math.max(...ends) > width) faults.push(`${language}/about at ${width}`);
        if (width >= 350) await expect(page.getByRole('link', { name: searchNames[language] })).toBeVisible();
      }
    }
    expect(faults).toEqual([]);
  });

  test('the menu holds all links, and what opens in it leads back', async ({ page, shop }) => {
    await page.goto(shop.origin);
    await expect(page.getByRole('button', { name: 'Talk to Us !!' })).toBeVisible();
    await expect(menu(page, 'Products')).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expectAccessible(page);
    // The languages stand once, above the bar.
    await expect(page.getByRole('link', { name: 'हिन्दी' })).toHaveCount(1);
    await expect(page.locator('#menu').locator('a, button').locator('visible=true')).toHaveText([
      'Search Products',
      'New Arrivals',
      'About Us',
      'Products',
      'Brochures',
      'Login',
    ]);
    const talk = page.getByRole('button', { name: 'Talk to Us !!' });
    await talk.tap();
    await expect(page.getByRole('dialog', { name: 'Callback Details' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(talk).toBeFocused();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu(page, 'Products').tap();
    await expect(page.locator('#menu-products li')).toHaveCount(askedMenu.length);
    await page.locator('#menu-products').getByRole('button', { name: 'Back' }).tap();
    await expect(page.locator('#menu-products')).toBeHidden();
    await menu(page, 'Search Products').tap();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open, the links lead on, the search asks its page and Talk to Us !! leads to the form', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.origin);
    await menu(page, 'Products').click();
    await page.getByRole('link', { name: 'All products' }).first().click();
    await expect(page).toHaveURL(`${shop.origin}/products`);
    await menu(page, 'Search Products').click();
    await expect(items(page)).toHaveCount(askedMenu.length);
    await page.getByRole('searchbox').fill('carpet');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.origin}/search?q=carpet`);
    await page.getByRole('button', { name: 'Talk to Us !!' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Callback Details');
  });
});

test('Nothing typed before the script has come is lost', async ({ page, shop }) => {
  const letGo = await holdScript(page);
  const asked = page.waitForRequest(/hydrate-site/);
  await page.goto(`${shop.origin}/brochures`, { waitUntil: 'domcontentloaded' });
  await menu(page, 'Search Products').click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('carpet');
  await asked;
  await expect(items(page)).toHaveCount(askedMenu.length);
  letGo();
  await expect(items(page)).toHaveCount(3);
  await expect(page.getByRole('searchbox')).toHaveValue('carpet');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('A click that came before the script waits for it, and is then done', async ({ page, shop }) => {
  const letGo = await holdScript(page);
  await page.goto(`${shop.origin}/brochures`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Talk to Us !!' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Callback Details' })).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}/brochures`);
});

test('Where the script cannot be fetched, Talk to Us !! leads to its page', async ({ page, shop, announce }) => {
  announce(0);
  await page.route(/hydrate-site/, (route) => route.abort());
  await page.goto(`${shop.origin}/brochures`);
  await page.getByRole('button', { name: 'Talk to Us !!' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Callback Details');
});

test('An address without a page says so, and names what may have been meant', async ({ page, shop, announce }) => {
  announce(404);
  await page.goto(`${shop.origin}/gym-flooring.html`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
  const near = page.getByRole('main').getByRole('link', { name: /Floorings/ });
  await expect(near).toHaveText(['Wooden Floorings', 'Gym Floorings']);
  await expectAccessible(page);
  await page.getByRole('main').getByLabel('Search products').fill('gym');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/search?q=gym`);
});
