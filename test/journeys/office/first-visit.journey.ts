import { expect } from '@playwright/test';
import { isOpenPage, type OfficePath, officePages } from '#web/office/parts/frame/office-paths.ts';
import { test } from '../parts/shared-shop.ts';

for (const path of Object.keys(officePages) as OfficePath[])
  test.describe(`At ${path}`, () => {
    test.use({ loggedIn: !isOpenPage(path) });

    test('the head of the page announces every script and style that its first screen needs', async ({
      page,
      shop,
    }) => {
      const fetched = new Set<string>();
      page.on('request', (request) => {
        if (['script', 'stylesheet'].includes(request.resourceType())) fetched.add(new URL(request.url()).pathname);
      });
      const html = await (await page.goto(shop.origin + path))?.text();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(officePages[path]);
      const announced = [...(html ?? '').matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
        ([, file]) => file,
      );
      expect([...fetched].sort()).toEqual([...new Set(announced)].sort());
    });
  });
