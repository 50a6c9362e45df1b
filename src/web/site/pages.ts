import { paths } from '#contract/paths.ts';
import type { PageCatalogue } from '#domain/catalogue/page-catalogue.ts';
import type { SitePage } from './parts/site-page.ts';

type FetchPage = () => Promise<SitePage>;

/** The pages of the site beside the galleries, once: the path, and the module with its title and its component. */
export const pages: ReadonlyMap<string, FetchPage> = new Map<string, FetchPage>([
  [paths.home, async () => (await import('./home/home-page.tsx')).homePage],
  [paths.callbackDetails, async () => (await import('./callbacks/callback-page.tsx')).callbackPage],
  [paths.thanks, async () => (await import('./callbacks/thanks-page.tsx')).thanksPage],
  [paths.products, async () => (await import('./catalogue/products-page.tsx')).productsPage],
  [paths.newProducts, async () => (await import('./catalogue/new-arrivals-page.tsx')).newArrivalsPage],
  [paths.brochures, async () => (await import('./catalogue/brochures-page.tsx')).brochuresPage],
  [paths.search, async () => (await import('./search/search-page.tsx')).searchPage],
  [paths.selection, async () => (await import('./selection/selection-page.tsx')).selectionPage],
  [paths.about, async () => (await import('./firm/about-page.tsx')).aboutPage],
  [paths.contact, async () => (await import('./firm/contact-page.tsx')).contactPage],
]);

/** The page at a path, or undefined. A visitor's browser fetches only the module of the current page. */
export function pageAt(path: string, { categories, picture }: Shown): FetchPage | undefined {
  if (picture) return async () => (await import('./catalogue/picture-page.tsx')).picturePage(picture);
  const category = categories.find(({ route }) => route === path);
  return category ? async () => (await import('./catalogue/gallery-page.tsx')).galleryPage(category) : pages.get(path);
}

type Shown = Pick<PageCatalogue, 'categories' | 'picture'>;
