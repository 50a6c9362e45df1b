import { pages } from './pages.ts';
import type { SitePage } from './parts/site-page.ts';

/** All pages of the site, by path, for the server: it draws each of them at once. */
export const loadedPages: ReadonlyMap<string, SitePage> = new Map(
  await Promise.all([...pages].map(async ([path, fetchPage]) => [path, await fetchPage()] as const)),
);
