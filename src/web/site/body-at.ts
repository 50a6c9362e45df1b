import { paths } from '#contract/paths.ts';
import { categories } from '#domain/catalogue/categories.ts';
import type { SitePage } from './parts/site-page.ts';

/** What draws the page at `path`, fetched by itself: a visitor loads the script of the page that is there and of no other. */
export async function bodyAt(path: string): Promise<SitePage['Body']> {
  const category = categories.find(({ route }) => route === path);
  if (category) return (await import('./catalogue/gallery-page.tsx')).galleryPage(category).Body;
  const fetchBody = Object.hasOwn(bodies, path) ? bodies[path] : undefined;
  return fetchBody ? fetchBody() : (await import('./frame/not-found-page.tsx')).NotFoundPage;
}

const bodies: Record<string, () => Promise<SitePage['Body']>> = {
  [paths.home]: async () => (await import('./home/home-page.tsx')).homePage.Body,
  [paths.products]: async () => (await import('./catalogue/products-page.tsx')).productsPage.Body,
  [paths.newProducts]: async () => (await import('./catalogue/new-arrivals-page.tsx')).newArrivalsPage.Body,
  [paths.brochures]: async () => (await import('./catalogue/brochures-page.tsx')).brochuresPage.Body,
  [paths.search]: async () => (await import('./catalogue/search-page.tsx')).searchPage.Body,
  [paths.about]: async () => (await import('./firm/about-page.tsx')).aboutPage.Body,
  [paths.contact]: async () => (await import('./firm/contact-page.tsx')).contactPage.Body,
  [paths.callbackDetails]: async () => (await import('./callback/callback-page.tsx')).CallbackPage,
  [paths.thanks]: async () => (await import('./callback/thanks-page.tsx')).ThanksPage,
};
