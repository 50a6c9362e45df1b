import { expect, test } from 'vitest';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { withValue } from '../../parts/record/merge-records.ts';
import { withNewCategory } from '../category/new-category.ts';
import { mergeCatalogues } from './merge-catalogues.ts';

test('Two owners add a category and a product under the same number: both stay, mine with the next number', () => {
  const added = (name: string) => {
    const { categories, products, ...rest } = withNewCategory(openingCatalogue);
    const names = { en: name, hi: '', or: '' };
    return {
      ...rest,
      categories: categories.map((each, at) => (at === categories.length - 1 ? { ...each, names } : each)),
      products: [...products, { id: 900, name, hsn: '', unit: '', gst: '', hidden: false }],
    };
  };
  const theirs = { ...added('Theirs'), lastCategoryId: 26 };
  const { merged } = mergeCatalogues(openingCatalogue, added('Mine'), theirs);
  expect(merged.categories.slice(-2).map(({ id, names }) => [id, names.en])).toEqual([
    [27, 'Mine'],
    [26, 'Theirs'],
  ]);
  expect(merged.products.slice(-2).map(({ id, name }) => [id, name])).toEqual([
    [901, 'Mine'],
    [900, 'Theirs'],
  ]);
});

test('A category that I have changed and the other has deleted is a new one, with what I typed; one that I have not is gone', () => {
  const [first, second, ...others] = openingCatalogue.categories;
  if (!first || !second) throw new Error('The opening catalogue is short.');
  const typed = { ...first, introduction: { ...first.introduction, en: 'Typed.' } };
  const mine = { ...openingCatalogue, categories: [typed, second, ...others] };
  const theirs = { ...openingCatalogue, categories: others };
  const { merged, changes } = mergeCatalogues(openingCatalogue, mine, theirs);
  const id = openingCatalogue.lastCategoryId + 1;
  expect(merged.categories.filter((each) => !others.includes(each))).toEqual([{ ...typed, id }]);
  expect(changes).toEqual([
    { path: ['categories', id], before: first, now: undefined, mine: true },
    { path: ['categories', second.id], before: second, now: undefined, mine: false },
  ]);
  expect(withValue(merged, ['categories', id], undefined).categories).toEqual(others);
});
