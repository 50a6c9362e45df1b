import { expect, test } from 'vitest';
import { catalogueChanges } from './catalogue-changes.ts';
import { catalogueFieldName } from './catalogue-field-name.ts';
import { catalogueLosses } from './catalogue-losses.ts';
import type { CatalogueCategory, CatalogueRecord, Product } from './catalogue-record.ts';
import { openingCatalogue } from './opening/opening-catalogue.ts';
import { settleRecord } from './settle-record.ts';

function withCategory(id: number, changes: Partial<CatalogueCategory>): CatalogueRecord {
  const categories = openingCatalogue.categories.map((each) => (each.id === id ? { ...each, ...changes } : each));
  return { ...openingCatalogue, categories };
}

function withProduct(changes: Partial<Product>): CatalogueRecord {
  const products = openingCatalogue.products.map((each) => (each.id === 1 ? { ...each, ...changes } : each));
  return { ...openingCatalogue, products };
}

const openingOthers = openingCatalogue.categories[0]?.alsoCalled ?? { en: [], hi: [], or: [] };
const names = { en: 'Exterior Claddings', hi: 'एक्सटीरियर क्लैडिंग', or: '' };

test.each<[string, CatalogueRecord, string[]]>([
  ['nothing', openingCatalogue, []],
  [
    'a hidden category',
    withCategory(10, { hidden: true }),
    [
      'Pvc Panels is hidden: visitors do not see its address /pvcpanels and its 5 pictures.',
      'Pvc Panels leaves the home page: slides, Trending.',
    ],
  ],
  ['a new address', withCategory(2, { route: '/shades' }), ['/awnings leads to /shades from now on.']],
  [
    'a name in one language',
    withCategory(1, { names }),
    ['Exterior Claddings has no Odia name any more: English is shown.'],
  ],
  [
    'another name',
    withCategory(1, { alsoCalled: { ...openingOthers, en: openingOthers.en.slice(1) } }),
    ['The search does not find Exterior Claddings by “cladding” any more.'],
  ],
  ['a hidden product', withProduct({ hidden: true }), ['Sun Film is not offered for new documents.']],
  [
    'a renamed product',
    withProduct({ name: 'Window Film' }),
    ['Sun Film is called Window Film from now on; issued documents keep the old name.'],
  ],
  [
    'a group of New Arrivals',
    { ...openingCatalogue, arrivals: openingCatalogue.arrivals.slice(1) },
    ['New Arrivals does not show WPC Baffle Ceilings any more.'],
  ],
  [
    'a group without a name of its own',
    { ...openingCatalogue, arrivals: openingCatalogue.arrivals.filter(({ folder }) => folder !== 'soffitpanels') },
    ['New Arrivals does not show Soffit Panels any more.'],
  ],
])('It is said what is lost: %s', (_, after, losses) => {
  expect(catalogueLosses(openingCatalogue, after, { pvc: 5 }, [])).toEqual(losses);
});

test('Of a category that is hidden the materials are counted, too', () => {
  const hidden = withCategory(2, { hidden: true });
  const said = (materials: string[]) => catalogueLosses(openingCatalogue, hidden, { awnings: 1 }, materials)[0];
  const begin = 'Awnings is hidden: visitors do not see its address /awnings';
  expect(said(['wallpapers'])).toBe(`${begin} and its picture.`);
  expect(said(['awnings'])).toBe(`${begin}, its picture and its material.`);
  expect(said(['awnings', 'wallpapers', 'awnings'])).toBe(`${begin}, its picture and its 2 materials.`);
});

test('Former addresses stay when a save leaves them out, and an address in use again is no longer a former one', () => {
  const moved = settleRecord(openingCatalogue, withCategory(2, { route: '/shades' }));
  const again = settleRecord(moved, {
    ...withCategory(2, { route: '/canopies', formerRoutes: [] }),
    lastCategoryId: 0,
  });
  const formerRoutes = (record: CatalogueRecord) => record.categories.find(({ id }) => id === 2)?.formerRoutes;
  expect(formerRoutes(again)).toEqual(['/awnings', '/shades']);
  expect(again.lastCategoryId).toBe(25);
  expect(formerRoutes(settleRecord(again, openingCatalogue))).toEqual(['/shades', '/canopies']);
});

test('The changes are named by what they change', () => {
  const changes = catalogueChanges(openingCatalogue, withCategory(1, { names, hidden: true }));
  expect(changes.map(({ field, from, to }) => [catalogueFieldName(field), from, to])).toEqual([
    ['Category 1, name, Odia', 'ଏକ୍ସଟେରିଅର୍ କ୍ଲାଡିଂ', ''],
    ['Category 1, hidden', 'false', 'true'],
  ]);
  expect(catalogueFieldName('home.slides.3.caption.hi')).toBe('Slide 3, caption, Hindi');
  expect(catalogueFieldName('home.trending')).toBe('Trending');
  expect(catalogueFieldName('products')).toBe('Products in their order');
});
