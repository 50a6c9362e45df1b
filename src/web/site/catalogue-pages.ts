import { paths } from '#contract/paths.ts';
import { categories } from '#domain/catalogue/categories.ts';
import { galleryPage } from './gallery-page.tsx';
import { productsPage } from './products-page.tsx';
import type { SitePage } from './site-page.ts';

/** The pages of the catalogue, by path. */
export const cataloguePages: Record<string, SitePage> = {
  [paths.products]: productsPage,
  ...Object.fromEntries(categories.map((category) => [category.route, galleryPage(category)])),
};
