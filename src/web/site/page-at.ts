import type { SitePage } from './parts/site-page.ts';
import { sitePages } from './site-pages.tsx';

/** The page of the site at `path`; null where there is none. */
export function pageAt(path: string): SitePage | null {
  return (Object.hasOwn(sitePages, path) ? sitePages[path] : undefined) ?? null;
}
