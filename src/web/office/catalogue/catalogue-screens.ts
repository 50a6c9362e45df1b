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
    path: paths.siteLookPage,
    title: 'Look of the site',
    source: 'catalogue/words/site-look-page.tsx',
    component: 'SiteLookPage',
    menu: { group: 'images', text: 'Look of the site', note: 'colour, letters' },
  },
  {
    path: paths.siteSamplesPage,
    title: 'Samples',
    source: 'catalogue/words/site-samples-page.tsx',
    component: 'SiteSamplesPage',
    menu: { group: 'images', text: 'Samples', note: 'whether visitors can ask for them' },
  },
  {
    path: paths.materialsPage,
    title: 'Materials',
    source: 'catalogue/materials/materials-page.tsx',
    component: 'MaterialsPage',
    menu: { group: 'images', text: 'Materials', note: 'codes, colourways, facts' },
  },
  {
    path: paths.moveInMaterialsPage,
    title: 'Materials from a file',
    source: 'catalogue/movein/move-in-materials-page.tsx',
    component: 'MoveInMaterialsPage',
    ownersOnly: true,
  },
  {
    path: paths.newMaterial,
    title: 'New material',
    source: 'catalogue/materials/material-page.tsx',
    component: 'MaterialPage',
  },
  {
    path: paths.materialPage,
    title: 'Material',
    source: 'catalogue/materials/material-page.tsx',
    component: 'MaterialPage',
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
