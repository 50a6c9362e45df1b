import { expect, test } from 'vitest';
import { inEnglish } from '../text/names.ts';
import { catalogueProblems } from './catalogue-problems.ts';
import type { CatalogueCategory, CatalogueRecord, Product } from './catalogue-record.ts';
import { openingCatalogue } from './opening/opening-catalogue.ts';
import { settleRecord } from './settle-record.ts';

const ownWords = new Set(['products', 'hi', 'd', 'api']);

function problemsOf(changes: Partial<CatalogueRecord>) {
  return catalogueProblems({ ...openingCatalogue, ...changes }, { before: openingCatalogue, ownWords });
}

function withCategory(changes: Partial<CatalogueCategory>, id = 2): Partial<CatalogueRecord> {
  return { categories: openingCatalogue.categories.map((each) => (each.id === id ? { ...each, ...changes } : each)) };
}

function withProduct(changes: Partial<Product>): Partial<CatalogueRecord> {
  return { products: openingCatalogue.products.map((each) => (each.id === 2 ? { ...each, ...changes } : each)) };
}

test('The opening stock has no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

test('A name in Tamil, or in any other script, is a name', () => {
  const names = { en: 'Awnings', hi: 'ஆவ்னிங்', or: 'سائبان' };
  expect(problemsOf(withCategory({ names, alsoCalled: { en: ['ஆவ்னிங்'], hi: [], or: [] } }))).toEqual([]);
});

test.each([
  ['/blinds', '/blinds is or was the address of Blinds: choose another, as /blinds-2.'],
  ['/products', '/products is an address of the site itself: choose another, as /products-2.'],
  ['/hi', '/hi is an address of the site itself: choose another, as /hi-2.'],
  ['/d', '/d is an address of the site itself: choose another, as /d-2.'],
  ['/Awnings', 'The address is /name, in small letters and digits with hyphens between.'],
  ['/a/b', 'The address is /name, in small letters and digits with hyphens between.'],
  ['//evil.example', 'The address is /name, in small letters and digits with hyphens between.'],
  ['', 'The address is /name, in small letters and digits with hyphens between.'],
])('An address that is taken or malformed is refused: %s', (route, message) => {
  expect(problemsOf(withCategory({ route }))).toEqual([{ field: 'categories.2.route', message }]);
});

test('The former address of another category is taken', () => {
  const { categories = [] } = withCategory({ formerRoutes: ['/shades'] }, 3);
  const changed = categories.map((each) => (each.id === 2 ? { ...each, route: '/shades' } : each));
  expect(problemsOf({ categories: changed })).toEqual([
    { field: 'categories.2.route', message: '/shades is or was the address of Blinds: choose another, as /shades-2.' },
  ]);
});

test.each<[string, Partial<CatalogueRecord>, string]>([
  ['categories.2.names.en', withCategory({ names: inEnglish(' ') }), 'The name is needed in English.'],
  ['categories.2.folder', withCategory({ folder: 'shades' }), 'The folder of Awnings stays awnings.'],
  ['categories.2.product', withCategory({ product: 'Umbrella' }), 'Umbrella is not in the list of products.'],
  [
    'categories.2.introduction.or',
    withCategory({ introduction: { en: '', hi: '', or: 'x'.repeat(241) } }),
    'The introduction can have at most 240 characters.',
  ],
  ['products.2.hsn', withProduct({ hsn: '39199' }), '39199 is not an HSN or SAC code of 4, 6 or 8 digits.'],
  ['products.2.unit', withProduct({ unit: 'yard' }), 'yard is not in the list of units.'],
  ['products.2.gst', withProduct({ gst: '17' }), '17 % is not in the list of GST rates.'],
  ['products.2.name', withProduct({ name: 'Etched Film ' }), 'Etched Film has a space before or behind it.'],
  [
    'products.2',
    { products: openingCatalogue.products.filter(({ id }) => id !== 2) },
    'Frosted Film may be on documents: hide it instead.',
  ],
  [
    'units.pcs',
    { units: openingCatalogue.units.slice(1) },
    'The unit pcs is on documents: it keeps its place in the list and its code.',
  ],
  [
    'units.box.uqc',
    { units: [...openingCatalogue.units, { value: 'box', text: 'Box', uqc: 'BOXES' }] },
    'BOXES is not a code of the returns (UQC): take one of the list, or OTH.',
  ],
  ['hsnCodes', { hsnCodes: ['12345'] }, '12345 is not an HSN or SAC code of 4, 6 or 8 digits.'],
  [
    'home.trending',
    { home: { ...openingCatalogue.home, trending: [99] } },
    'This list has a category that is not there.',
  ],
  [
    'arrivals.nowhere',
    { arrivals: [{ folder: 'nowhere', names: inEnglish('Nowhere') }] },
    'New Arrivals has the folder nowhere, which is not there.',
  ],
])('What cannot be is refused, and the field is named: %s', (field, changes, message) => {
  expect(problemsOf(changes)).toEqual([{ field, message }]);
});

test('Two products of one name are refused, in upper or lower case', () => {
  expect(problemsOf(withProduct({ name: 'glass' })).map(({ field }) => field)).toEqual([
    'products.2.name',
    'products.5.name',
  ]);
});

/** The opening stock with one more category. */
function withAdded(changes: Partial<CatalogueCategory>): Partial<CatalogueRecord> {
  const [pattern] = openingCatalogue.categories;
  const veneers = { ...pattern, id: 26, names: inEnglish('Veneers'), route: '/veneers', folder: 'veneers' };
  return { categories: [...openingCatalogue.categories, { ...veneers, ...changes } as CatalogueCategory] };
}

test('A new category without a name is asked for it alone; one without an address for that', () => {
  expect(problemsOf(withAdded({ names: inEnglish(' '), route: '', folder: '' }))).toEqual([
    { field: 'categories.26.names.en', message: 'The name is needed in English.' },
  ]);
  expect(
    problemsOf(withAdded({ names: inEnglish('விரிப்பு'), route: '', folder: '' })).map(({ field }) => field),
  ).toEqual(['categories.26.route']);
  expect(problemsOf(withAdded({ names: inEnglish(''), route: '/Stone' }))[0]?.message).toMatch(
    /^The address is \/name,/,
  );
});

test('A new or renamed category has a name of its own; two that had one name are saved as they are, and mended', () => {
  const message = 'Another category is called Awnings: choose another name.';
  expect(problemsOf(withAdded({ names: inEnglish(' awnings ') }))).toEqual([
    { field: 'categories.26.names.en', message },
  ]);
  expect(problemsOf(withCategory({ names: inEnglish('Awnings') }, 3))).toEqual([
    { field: 'categories.3.names.en', message },
  ]);
  const before = { ...openingCatalogue, ...withCategory({ names: inEnglish('Awnings') }, 3) };
  const [first, ...rest] = before.categories;
  const now = { ...before, categories: [{ ...first, hidden: true } as CatalogueCategory, ...rest] };
  expect(catalogueProblems(now, { before, ownWords })).toEqual([]);
  expect(catalogueProblems(openingCatalogue, { before, ownWords })).toEqual([]);
});

test('A number of the menu is given once, also that of a category that was removed', () => {
  const added = (id: number) => withAdded({ id });
  expect(problemsOf(added(26))).toEqual([]);
  expect(problemsOf(added(7))).toEqual([
    { field: 'categories.7.id', message: 'The number 7 was given before: take the next one.' },
  ]);
});

test('A folder of files is taken for a new category, and a category that had its name before keeps it', () => {
  const before = { ...openingCatalogue, ...withCategory({ folder: 'datasheets' }) };
  expect(catalogueProblems(before, { before, ownWords })).toEqual([]);
  const added = withAdded({ route: '/data-sheets', folder: 'datasheets' });
  expect(problemsOf(added).map(({ field }) => field)).toEqual(['categories.26.folder']);
});

test('A category keeps its product when that is renamed', () => {
  const products = openingCatalogue.products.map((each) => (each.id === 1 ? { ...each, name: 'Window Film' } : each));
  const settled = settleRecord(openingCatalogue, { ...openingCatalogue, products });
  expect(settled.categories.find(({ id }) => id === 6)?.product).toBe('Window Film');
  expect(catalogueProblems(settled, { before: openingCatalogue, ownWords })).toEqual([]);
});
