import { sitePaths } from '#contract/site-paths.ts';
import type { PageCatalogue } from '#domain/catalogue/page-catalogue.ts';
import type { SitePage } from './parts/site-page.ts';

type FetchPage = () => Promise<SitePage>;

/** The pages of the site beside the galleries, once: the path, and the module with its title and its component. */
export const pages: ReadonlyMap<string, FetchPage> = new Map<string, FetchPage>([
  [sitePaths.home, async () => (await import('./home/home-page.tsx')).homePage],
  [sitePaths.callbackDetails, async () => (await import('./callbacks/callback-page.tsx')).callbackPage],
  [sitePaths.thanks, async () => (await import('./callbacks/thanks-page.tsx')).thanksPage],
  [sitePaths.products, async () => (await import('./catalogue/products-page.tsx')).productsPage],
  [sitePaths.newProducts, async () => (await import('./catalogue/new-arrivals-page.tsx')).newArrivalsPage],
  [sitePaths.brochures, async () => (await import('./catalogue/brochures-page.tsx')).brochuresPage],
  [sitePaths.search, async () => (await import('./search/search-page.tsx')).searchPage],
  [sitePaths.selection, async () => (await import('./selection/selection-page.tsx')).selectionPage],
  [sitePaths.about, async () => (await import('./firm/about-page.tsx')).aboutPage],
  [sitePaths.contact, async () => (await import('./firm/contact-page.tsx')).contactPage],
]);

/** The page at a path, or undefined. A visitor's browser fetches only the module of the current page. */
export function pageAt(path: string, { categories, picture }: Shown): FetchPage | undefined {
  if (picture) return async () => (await import('./catalogue/picture-page.tsx')).picturePage(picture);
  const category = categories.find(({ route }) => route === path);
  return category ? async () => (await import('./catalogue/gallery-page.tsx')).galleryPage(category) : pages.get(path);
}

type Shown = Pick<PageCatalogue, 'categories' | 'picture'>;
