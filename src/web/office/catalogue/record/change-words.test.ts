import { expect, test } from 'vitest';
import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { recordChanges } from '../../parts/record/merge-records.ts';
import { changeWords } from './change-words.ts';
import { moveTo } from './edit-lists.ts';

function wordsOf(edit: (record: CatalogueRecord) => CatalogueRecord) {
  const after = edit(openingCatalogue);
  return changeWords(recordChanges(openingCatalogue, after), after);
}

function category(id: number, part: Partial<CatalogueRecord['categories'][number]>) {
  return (record: CatalogueRecord) => ({
    ...record,
    categories: record.categories.map((each) => (each.id === id ? { ...each, ...part } : each)),
  });
}

test.each([
  ['a name', category(18, { names: { en: 'Wallpapers', hi: '', or: 'ୱାଲପେପର୍' } }), ['Hindi name of Wallpapers']],
  ['a hidden category', category(2, { hidden: true }), ['Awnings hidden']],
  ['an address', category(18, { route: '/walls', formerRoutes: ['/wallpapers'] }), ['address of Wallpapers']],
  [
    'other names, each once',
    category(3, { alsoCalled: { en: ['shades', 'chick'], hi: [], or: [] } }),
    ['English other names of Blinds', 'Hindi other names of Blinds', 'Odia other names of Blinds'],
  ],
  [
    'a moved row',
    (record: CatalogueRecord) => ({ ...record, categories: moveTo(record.categories, 0, 2) }),
    ['order of the categories'],
  ],
  [
    'a product',
    (record: CatalogueRecord) => ({
      ...record,
      products: record.products.map((each, at) => (at === 0 ? { ...each, hsn: '39199090', gst: '18' } : each)),
    }),
    ['HSN/SAC of Sun Film', 'GST of Sun Film'],
  ],
  [
    'a slide and a list of the home page',
    (record: CatalogueRecord) => ({
      ...record,
      home: {
        ...record.home,
        slides: record.home.slides.map((slide, at) =>
          at === 0 ? { ...slide, caption: { ...slide.caption, or: '' } } : slide,
        ),
        trending: [23],
      },
    }),
    ['Odia caption of the slide Wallpapers', 'Trending on the home page'],
  ],
] as const)('The words of %s', (_, edit, words) => {
  expect(wordsOf(edit)).toEqual(words);
});
