import { paths } from '#contract/paths.ts';
import type { Screen } from '../screen.ts';

/** The screens of the catalogue. */
export const catalogueScreens: readonly Screen[] = [
  {
    path: paths.catalogue,
    title: 'Catalogue',
    source: 'catalogue/list/catalogue-page.tsx',
    component: 'CataloguePage',
    menu: { group: 'images', text: 'Catalogue', note: 'categories, products, home page' },
  },
  {
    path: paths.catalogueHome,
    title: 'Catalogue, home page',
    source: 'catalogue/home/catalogue-home-page.tsx',
    component: 'CatalogueHomePage',
  },
  {
    path: paths.moveIn,
    title: 'Products from a file',
    source: 'catalogue/movein/move-in-page.tsx',
    component: 'MoveInPage',
    ownersOnly: true,
  },
  {
    path: paths.siteWordsPage,
    title: 'Words of the site',
    source: 'catalogue/words/site-words-page.tsx',
    component: 'SiteWordsPage',
    menu: { group: 'images', text: 'Words of the site', note: 'about us, contact, languages' },
  },
  {
    path: paths.newCategory,
    title: 'New category',
    source: 'catalogue/category/category-page.tsx',
    component: 'CategoryPage',
  },
  {
    path: paths.categoryPage,
    title: 'Category',
    source: 'catalogue/category/category-page.tsx',
    component: 'CategoryPage',
  },
];
