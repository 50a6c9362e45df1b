import { expect } from '@playwright/test';
import { screens } from '#web/office/screens.ts';
import { lazyFiles } from '../parts/lazy-files.ts';
import { test } from '../parts/shared-shop.ts';

// What a screen loads when it is drawn is there before or after its heading, as the machine is busy.
const lazy = lazyFiles();

// render-page.test.ts shows for every screen what its head names. Whether a browser fetches this and no more is the same for all.
for (const [who, loggedIn, paths] of [
  ['Before the login', false, ['/auth']],
  ['With a login', true, ['/operations', '/taxinvoice', '/catalogue/home']],
] as const)
  test.describe(who, () => {
    test.use({ loggedIn });

    test('the head of the page announces every script and style that its first screen needs', async ({
      page,
      shop,
    }) => {
      const fetched = new Set<string>();
      page.on('request', (request) => {
        if (['script', 'stylesheet'].includes(request.resourceType())) fetched.add(new URL(request.url()).pathname);
      });
      for (const path of paths) {
        const html = await (await page.goto(shop.origin + path))?.text();
        const { title = 'no such screen' } = screens.find((screen) => screen.path === path) ?? {};
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
