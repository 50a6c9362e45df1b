import { expect, test } from 'vitest';
import { buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { pageCatalogue } from './page-catalogue.ts';

const titles = { en: 'Teak panels', hi: 'सागौन के पैनल', or: '' };

function photosIn(language: 'en' | 'hi' | 'or', photo = buildCataloguePhoto({ titles })) {
  const selected = { folders: { pvc: [photo] }, brochures: [] };
  return pageCatalogue({ revision: 1, categories: [], folders: {} }, selected, language).folders.pvc;
}

test('A picture has its title in the language of the page, and one in English says so', () => {
  expect(photosIn('en')).toMatchObject([{ title: 'Teak panels' }]);
  expect(photosIn('hi')).toMatchObject([{ title: 'सागौन के पैनल' }]);
  expect(photosIn('hi')?.[0]).not.toHaveProperty('lang');
  expect(photosIn('or')).toMatchObject([{ title: 'Teak panels', lang: 'en' }]);
  expect(photosIn('or', buildCataloguePhoto({ title: '' }))?.[0]).not.toHaveProperty('lang');
});
