import { pages } from './pages.ts';
import type { SitePage } from './parts/site-page.ts';

/** All pages of the site, by path, loaded at the start of the server. */
export const loadedPages: ReadonlyMap<string, SitePage> = new Map(
  await Promise.all([...pages].map(async ([path, fetchPage]) => [path, await fetchPage()] as const)),
);
