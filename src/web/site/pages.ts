import { sitePaths } from '#contract/site-paths.ts';
import type { MenuCategory, PageCatalogue } from '#domain/catalogue/page-catalogue.ts';
import type { SitePage } from './parts/site-page.ts';

/** Where a page comes from: a module to fetch in a browser, a loaded one on the server. */
export type SitePages<Page> = {
  fixed: ReadonlyMap<string, Page>;
  gallery(category: MenuCategory): Page;
  picture(picture: NonNullable<PageCatalogue['picture']>): Page;
  material(material: NonNullable<PageCatalogue['material']>): Page;
};

/** The pages of the site beside the galleries, once: the path, and the module with its title and its component. */
const fixed: SitePages<() => Promise<SitePage>>['fixed'] = new Map([
  [sitePaths.home, async () => (await import('./home/home-page.tsx')).homePage],
  [sitePaths.callbackDetails, async () => (await import('./callbacks/callback-page.tsx')).callbackPage],
  [sitePaths.thanks, async () => (await import('./callbacks/thanks-page.tsx')).thanksPage],
  [sitePaths.products, async () => (await import('./catalogue/products-page.tsx')).productsPage],
  [sitePaths.newProducts, async () => (await import('./catalogue/new-arrivals-page.tsx')).newArrivalsPage],
  [sitePaths.brochures, async () => (await import('./catalogue/brochures-page.tsx')).brochuresPage],
  [sitePaths.search, async () => (await import('./search/search-page.tsx')).searchPage],
  [sitePaths.selection, async () => (await import('./selection/selection-page.tsx')).selectionPage],
  [sitePaths.compare, async () => (await import('./materials/compare-page.tsx')).comparePage],
  [sitePaths.see, async () => (await import('./see/see-page.tsx')).seePage],
  [sitePaths.samples, async () => (await import('./samples/samples-page.tsx')).samplesPage],
  [sitePaths.about, async () => (await import('./firm/about-page.tsx')).aboutPage],
  [sitePaths.contact, async () => (await import('./firm/contact-page.tsx')).contactPage],
]);

/** A visitor's browser fetches only the module of the current page. */
export const fetchedPages: SitePages<() => Promise<SitePage>> = {
  fixed,
  gallery: (category) => async () => (await import('./catalogue/gallery-page.tsx')).galleryPage(category),
  picture: (picture) => async () => (await import('./catalogue/picture-page.tsx')).picturePage(picture),
  material: (material) => async () => (await import('./materials/material-page.tsx')).materialPage(material),
};

/** The page at a path of a catalogue, or undefined. */
export function pageAt<Page>(
  { fixed, gallery, picture, material }: SitePages<Page>,
  path: string,
  shown: Pick<PageCatalogue, 'categories' | 'picture' | 'material'>,
): Page | undefined {
  if (shown.material) return material(shown.material);
  if (shown.picture) return picture(shown.picture);
  const category = shown.categories.find(({ route }) => route === path);
  return category ? gallery(category) : fixed.get(path);
}
