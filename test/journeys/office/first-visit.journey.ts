import { expect } from '@playwright/test';
import { screens } from '#web/office/screens.ts';
import { lazyFiles } from '../parts/lazy-files.ts';
import { test } from '../parts/shared-shop.ts';

// Several in one browser window, one after another: to open a window costs as much as to open a screen.
const TOGETHER = 6;

// What a screen loads when it is drawn is there before or after its heading, as the machine is busy.
const lazy = lazyFiles();

for (const forAll of [true, false])
  test.describe(forAll ? 'Before the login' : 'With a login', () => {
    test.use({ loggedIn: !forAll });
    const listed = screens.filter(({ open = false }) => open === forAll);

    for (let from = 0; from < listed.length; from += TOGETHER)
      test(`the head of the page announces every script and style that its first screen needs: ${from + 1} to ${from + TOGETHER}`, async ({
        page,
        shop,
        announce,
      }) => {
        // No record has the id ':id': the call for it is answered with 404, before or after the journey has ended.
        announce(404);
        const fetched = new Set<string>();
        page.on('request', (request) => {
          if (['script', 'stylesheet'].includes(request.resourceType())) fetched.add(new URL(request.url()).pathname);
        });
        for (const { path, title } of listed.slice(from, from + TOGETHER)) {
          const html = await (await page.goto(shop.origin + path))?.text();
          // While it loads, the head of 'Catalogue, home page' says all of that, and then 'Catalogue'.
          await expect(page.getByRole('heading', { level: 1 })).toContainText(title.split(',')[0] ?? '');
          const announced = [...(html ?? '').matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
            ([, file = '']) => file,
          );
          const first = [...fetched].filter((file) => announced.includes(file) || !lazy.has(file));
          expect(first.sort(), path).toEqual([...new Set(announced)].sort());
          // The screen is gone, with all that it still wanted to load.
          await page.goto('about:blank');
          fetched.clear();
        }
      });
  });
