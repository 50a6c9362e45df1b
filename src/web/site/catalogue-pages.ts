import { paths } from '#contract/paths.ts';
import { categories } from '#domain/catalogue/categories.ts';
import { brochuresPage } from './catalogue/brochures-page.tsx';
import { galleryPage } from './catalogue/gallery-page.tsx';
import { newArrivalsPage } from './catalogue/new-arrivals-page.tsx';
import { productsPage } from './catalogue/products-page.tsx';
import { searchPage } from './catalogue/search-page.tsx';
import { aboutPage } from './firm/about-page.tsx';
import { contactPage } from './firm/contact-page.tsx';
import type { SitePage } from './parts/site-page.ts';

/** The pages of the catalogue, by path. */
export const cataloguePages: Record<string, SitePage> = {
  [paths.products]: productsPage,
  [paths.newProducts]: newArrivalsPage,
  [paths.brochures]: brochuresPage,
  [paths.search]: searchPage,
  [paths.about]: aboutPage,
  [paths.contact]: contactPage,
  ...Object.fromEntries(categories.map((category) => [category.route, galleryPage(category)])),
};
