import { expect } from '@playwright/test';
import { screens } from '#web/office/screens.ts';
import { test } from '../parts/shared-shop.ts';

for (const open of [true, false])
  test.describe(open ? 'Before Sign In' : 'With a login', () => {
    test.use({ loggedIn: !open });

    test('the head of each page announces every script and style that its first screen needs', async ({
      page,
      shop,
    }) => {
      test.slow();
      let fetched = new Set<string>();
      page.on('request', (request) => {
        if (['script', 'stylesheet'].includes(request.resourceType())) fetched.add(new URL(request.url()).pathname);
      });
      // One page for all: a new one costs three times what it loads.
      for (const { path, title } of screens.filter((screen) => Boolean(screen.open) === open)) {
        fetched = new Set();
        const html = await (await page.goto(shop.origin + path))?.text();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const announced = [...(html ?? '').matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
          ([, file]) => file,
        );
        expect([path, [...fetched].sort()]).toEqual([path, [...new Set(announced)].sort()]);
      }
    });
  });
