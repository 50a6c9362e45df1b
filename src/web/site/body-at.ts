import { paths } from '#contract/paths.ts';
import { categories } from '#domain/catalogue/categories.ts';
import type { SitePage } from './site-page.ts';

/** What draws the page at `path`, fetched by itself: a visitor loads the script of the page that is there and of no other. */
export const bodyAt = async (path: string): Promise<SitePage['Body']> => {
  const category = categories.find(({ route }) => route === path);
  if (category) return (await import('./gallery-page.tsx')).galleryPage(category).Body;
  const fetchBody = Object.hasOwn(bodies, path) ? bodies[path] : undefined;
  return fetchBody ? fetchBody() : (await import('./not-found-page.tsx')).NotFoundPage;
};

const bodies: Record<string, () => Promise<SitePage['Body']>> = {
  [paths.home]: async () => (await import('./home-page.tsx')).homePage.Body,
  [paths.products]: async () => (await import('./products-page.tsx')).productsPage.Body,
  [paths.newProducts]: async () => (await import('./new-arrivals-page.tsx')).newArrivalsPage.Body,
  [paths.brochures]: async () => (await import('./brochures-page.tsx')).brochuresPage.Body,
  [paths.search]: async () => (await import('./search-page.tsx')).searchPage.Body,
  [paths.about]: async () => (await import('./about-page.tsx')).aboutPage.Body,
  [paths.contact]: async () => (await import('./contact-page.tsx')).contactPage.Body,
  [paths.callbackDetails]: async () => (await import('./callback-page.tsx')).CallbackPage,
  [paths.thanks]: async () => (await import('./thanks-page.tsx')).ThanksPage,
};
