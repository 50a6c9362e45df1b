import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { test } from '../parts/shared-shop.ts';
import { watchWaking } from '../parts/wake-page.ts';

test.use({ loggedIn: false });

const own = { hi: /\p{Script=Devanagari}/u, or: /\p{Script=Oriya}/u };
function strip(page: Page) {
  return page.getByRole('navigation', { name: /^(Language|भाषा|ଭାଷା)$/ });
}

test('The strip leads to the same page in another language', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/hpl`);
  for (const [name, language, path] of [
    ['हिन्दी', 'hi', '/hi/hpl'],
    ['ଓଡ଼ିଆ', 'or', '/or/hpl'],
    ['English', 'en-IN', '/hpl'],
  ] as const) {
    await strip(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(shop.origin + path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(strip(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
  }
  await page.goto(`${shop.origin}/or/search?q=hpl`);
  await strip(page).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`${shop.origin}/hi/search?q=hpl`);
});

test('A page fetches the letters of its own language, and of the others only those of their names', async ({
  browser,
  shop,
}) => {
  for (const [path, cuts] of [
    ['/contact', ['latin']],
    ['/hi/contact', ['devanagari', 'latin']],
    ['/or/contact', ['latin', 'odia']],
  ] as const) {
    // A browser guesses which fonts a page needs from the pages before: each page is a first visit.
    const context = await browser.newContext();
    const page = await context.newPage();
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const [, cut] =
        /\/anek-((?:devanagari|odia|latin)(?:-latin|-oriya|-devanagari)?)-[^/]+$/.exec(request.url()) ?? [];
      if (cut) fetched.add(cut);
    });
    await page.goto(shop.origin + path, { waitUntil: 'networkidle' });
    await expect.poll(() => [...fetched].toSorted()).toEqual(cuts);
    await context.close();
  }
});

/** What its script alone changes: in a gallery the button that opens the ticked pictures goes. */
const pages: [path: string, changed: string[]][] = [
  ['', []],
  ['/products', []],
  ['/hpl', ['DIV']],
  ['/newproducts', []],
  ['/brochures', []],
  ['/about', []],
  ['/contact', []],
  ['/nothing', []],
];

test.describe('On a phone, where no carousel moves', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const language of ['hi', 'or'] as const)
    test(`Every public page speaks ${language}, also when it is awake and as wide as a desk, and no text is cut`, async ({
      page,
      shop,
      announce,
    }) => {
      announce(404);
      const changesOf = await watchWaking(page);
      for (const [path, changed] of pages) {
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await changesOf(`${shop.origin}/${language}${path}`), path).toEqual(changed);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(path === '/hpl' ? 'HPL' : own[language]);
        expect(await page.locator('body').innerText()).not.toMatch(/\{\w+\}/);
        for (const width of path === '' || path === '/hpl' ? [390, 820, 1440] : [390, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          // Both languages have the same elements: each page is checked in one of them.
          if (width === 390 && (language === 'hi' ? path === '' : path === '/hpl')) await expectAccessible(page);
          expect(await cutTexts(page), `${path} at ${width}`).toEqual([]);
        }
      }
    });
});

/** Texts that are taller than their box and clipped by it. */
function cutTexts(page: Page) {
  return page.locator('h1, h2, h3, a, button, label, p').evaluateAll((each) =>
    each
      .filter((one) => one.clientHeight > 2 && getComputedStyle(one).overflowY === 'hidden')
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
}

test('In Hindi a visitor selects, asks and is told what is missing, all in Hindi', async ({ page, shop, announce }) => {
  announce('Missing ad tag');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.origin}/hi/hpl`);
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('region', { name: 'आपका चयन' })).toBeVisible();
  await page.getByRole('button', { name: 'हमसे बात करें !!' }).click();
  const dialog = page.getByRole('dialog', { name: 'कॉलबैक का विवरण' });
  await dialog.getByRole('button', { name: 'भेजें' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^जानकारी अधूरी है/);
  await expect(dialog.getByLabel('ईमेल')).toBeFocused();
  await dialog.getByLabel('संपर्क नंबर').fill('98100 12345');
  await dialog.getByRole('button', { name: 'भेजें' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^धन्यवाद/);
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form in Odia is answered in Odia', async ({ page, shop, announce }) => {
    announce(422);
    // The refused page has a focus of its own; on a busy machine the field is typed into first.
    announce('Autofocus processing was blocked');
    await page.goto(`${shop.origin}/or/contact`);
    await page.getByRole('main').getByRole('button', { name: 'ପଠାନ୍ତୁ' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^ସୂଚନା ଅସମ୍ପୂର୍ଣ୍ଣ/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'or');
    await page.getByLabel('ଇମେଲ୍').fill('asha@example.com');
    await page.getByRole('main').getByRole('button', { name: 'ପଠାନ୍ତୁ' }).click();
    await expect(page).toHaveURL(`${shop.origin}/or/thanks`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ଧନ୍ୟବାଦ');
  });
});
