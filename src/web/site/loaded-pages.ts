import type { MenuCategory } from '#domain/catalogue/page-catalogue.ts';
import { galleryPage } from './catalogue/gallery-page.tsx';
import { pages } from './pages.ts';
import type { SitePage } from './parts/site-page.ts';

const loaded: ReadonlyMap<string, SitePage> = new Map(
  await Promise.all([...pages].map(async ([path, fetchPage]) => [path, await fetchPage()] as const)),
);

/** The page at a path, or undefined; the server has loaded every module at its start. */
export function loadedPage(path: string, categories: readonly MenuCategory[]): SitePage | undefined {
  const category = categories.find(({ route }) => route === path);
  return category ? galleryPage(category) : loaded.get(path);
}

/** All pages of the site, by path. */
export function loadedPages(categories: readonly MenuCategory[]): ReadonlyMap<string, SitePage> {
  return new Map([...loaded, ...categories.map((category) => [category.route, galleryPage(category)] as const)]);
}
