import type { SitePage } from './parts/site-page.ts';
import { sitePages } from './site-pages.tsx';

/** The page of the site at `path`; null where there is none. */
export const pageAt = (path: string): SitePage | null =>
  (Object.hasOwn(sitePages, path) ? sitePages[path] : undefined) ?? null;
