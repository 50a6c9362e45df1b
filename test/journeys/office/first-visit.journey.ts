import { expect } from '@playwright/test';
import { screens } from '#web/office/screens.ts';
import { test } from '../parts/shared-shop.ts';

for (const open of [true, false])
  test.describe(open ? 'Before Sign In' : 'With a login', () => {
    test.use({ loggedIn: !open });

    test('the head of each page announces every script and style that its first screen needs', async ({
      page,
      shop,
      announce,
    }) => {
      test.slow();
      // No document, customer or receipt is called ':id'.
      announce(404);
      // One page for all: a new one costs three times what it loads.
      for (const { path, title } of screens.filter((screen) => Boolean(screen.open) === open)) {
        const html = await (await page.goto(shop.origin + path))?.text();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const fetched = await page.evaluate(fetchedCode);
        const announced = [...(html ?? '').matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
          ([, file]) => file,
        );
        expect([path, fetched.sort()]).toEqual([path, [...new Set(announced)].sort()]);
      }
    });
  });

/** The scripts and styles that the page has fetched by now. */
function fetchedCode(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter((path) => /\.(?:js|css)$/.test(path)))];
}
