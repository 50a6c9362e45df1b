import { expect, test } from 'vitest';
import { categories } from '#domain/catalogue/categories.ts';
import { bodyAt } from './body-at.ts';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { pageAt } from './page-at.ts';
import { sitePages } from './site-pages.tsx';

const routes = categories.map(({ route }) => route);

test.each(Object.keys(sitePages).filter((path) => !routes.includes(path)))(
  'the browser draws %s with what the server drew it with',
  async (path) => {
    expect(await bodyAt(path)).toBe(pageAt(path)?.Body);
  },
);

test.each(routes)('the browser draws the gallery at %s itself', async (path) => {
  expect(await bodyAt(path)).not.toBe(NotFoundPage);
});

test.each(['/nothing', '/constructor'])('where there is no page it draws the one that says so: %s', async (path) => {
  expect(await bodyAt(path)).toBe(NotFoundPage);
});
