import { expect } from '@playwright/test';
import { screens } from '#web/office/screens.ts';
import { lazyFiles } from '../parts/lazy-files.ts';
import { test } from '../parts/shared-shop.ts';

for (const { path, title, open } of screens)
  test.describe(`At ${path}`, () => {
    test.use({ loggedIn: !open });

    test('the head of the page announces every script and style that its first screen needs', async ({
      page,
      shop,
      announce,
    }) => {
      // No record has the id ':id': the call for it is answered with 404, before or after the journey has ended.
      if (path.includes(':')) announce(404);
      const fetched = new Set<string>();
      page.on('request', (request) => {
        if (['script', 'stylesheet'].includes(request.resourceType())) fetched.add(new URL(request.url()).pathname);
      });
      const html = await (await page.goto(shop.origin + path))?.text();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const announced = [...(html ?? '').matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
        ([, file]) => file,
      );
      // What a screen loads when it stands is there before or after this line, as the machine is busy.
      const lazy = lazyFiles();
      const first = [...fetched].filter((file) => announced.includes(file) || !lazy.has(file));
      expect(first.sort()).toEqual([...new Set(announced)].sort());
    });
  });
