import { paths } from '#contract/paths.ts';
import { categories } from '#domain/catalogue/categories.ts';
import type { SitePage } from './parts/site-page.ts';

type FetchPage = () => Promise<SitePage>;

/**
 * Every page of the site, once: its path, and the module with its title and its component. A visitor's browser fetches only
 * the module of the current page.
 */
export const pages: ReadonlyMap<string, FetchPage> = new Map<string, FetchPage>([
  [paths.home, async () => (await import('./home/home-page.tsx')).homePage],
  [paths.callbackDetails, async () => (await import('./callbacks/callback-page.tsx')).callbackPage],
  [paths.thanks, async () => (await import('./callbacks/thanks-page.tsx')).thanksPage],
  [paths.products, async () => (await import('./catalogue/products-page.tsx')).productsPage],
  [paths.newProducts, async () => (await import('./catalogue/new-arrivals-page.tsx')).newArrivalsPage],
  [paths.brochures, async () => (await import('./catalogue/brochures-page.tsx')).brochuresPage],
  [paths.search, async () => (await import('./catalogue/search-page.tsx')).searchPage],
  [paths.about, async () => (await import('./firm/about-page.tsx')).aboutPage],
  [paths.contact, async () => (await import('./firm/contact-page.tsx')).contactPage],
  ...categories.map((category): [string, FetchPage] => [
    category.route,
    async () => (await import('./catalogue/gallery-page.tsx')).galleryPage(category),
  ]),
]);
