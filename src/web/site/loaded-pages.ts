import type { MenuCategory } from '#domain/catalogue/page-catalogue.ts';
import { galleryPage } from './catalogue/gallery-page.tsx';
import { picturePage } from './catalogue/picture-page.tsx';
import { materialPage } from './materials/material-page.tsx';
import { fetchedPages, type SitePages } from './pages.ts';
import type { SitePage } from './parts/site-page.ts';

/** The server has loaded every module at its start. */
export const loadedPages: SitePages<SitePage> = {
  fixed: new Map(
    await Promise.all([...fetchedPages.fixed].map(async ([path, fetchPage]) => [path, await fetchPage()] as const)),
  ),
  gallery: galleryPage,
  picture: picturePage,
  material: materialPage,
};

/** All pages of the site, by path, without those of its pictures. */
export function pagesByPath(categories: readonly MenuCategory[]): ReadonlyMap<string, SitePage> {
  return new Map([
    ...loadedPages.fixed,
    ...categories.map((category) => [category.route, galleryPage(category)] as const),
  ]);
}
