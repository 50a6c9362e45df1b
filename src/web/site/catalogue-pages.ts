import { paths } from '#contract/paths.ts';
import { categories } from '#domain/catalogue/categories.ts';
import { aboutPage } from './about-page.tsx';
import { brochuresPage } from './brochures-page.tsx';
import { contactPage } from './contact-page.tsx';
import { galleryPage } from './gallery-page.tsx';
import { newArrivalsPage } from './new-arrivals-page.tsx';
import { productsPage } from './products-page.tsx';
import { searchPage } from './search-page.tsx';
import type { SitePage } from './site-page.ts';

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
