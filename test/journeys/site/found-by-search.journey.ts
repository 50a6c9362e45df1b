import { expect } from '@playwright/test';
import { localPath } from '#contract/local-path.ts';
import { categories } from '#domain/catalogue/categories.ts';
import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import { test } from '../parts/shared-shop.ts';

test('Every page that the sitemap names is there, says so itself, and none is missing', async ({ page, shop }) => {
  const robots = await (await page.request.get(`${shop.origin}/robots.txt`)).text();
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const text = await (await page.request.get(sitemap)).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  // Those that are switched on.
  const { languages } = openingSiteWords(true);
  const own = ['/', '/products', '/newproducts', '/brochures', '/about', '/contact'];
  const paths = [...own, ...categories.map(({ route }) => route)];
  const pages = paths.flatMap((path) => languages.map((language) => shop.origin + localPath(language, path)));
  const pictures = addresses.filter((address) => !pages.includes(address));
  expect(addresses.filter((address) => pages.includes(address)).sort()).toEqual(pages.sort());
  // Each picture is there in each language, below its gallery.
  expect(pictures).toContain(`${shop.origin}/or/hpl/oak-panel`);
  expect(pictures.length % languages.length).toBe(0);
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(await answer.text()).toContain(`<link rel="canonical" href="${address}"/>`);
  }
});

test('What a page’s head names is there: manifest, icons, styles, scripts and letters', async ({ page, shop }) => {
  await page.goto(shop.origin);
  const named = await page
    .locator(
      'link[rel="manifest"], link[rel="apple-touch-icon"], link[rel="stylesheet"], link[rel="preload"][href], script[src]',
    )
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? ''));
  const manifest = await (await page.request.get(`${shop.origin}/site.webmanifest`)).json();
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  expect(named.length).toBeGreaterThan(4);
  for (const path of [...named, ...icons]) {
    const answer = await page.request.get(shop.origin + path);
    expect([path, answer.status()]).toEqual([path, 200]);
  }
});
