import { expect, test } from 'vitest';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
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

test('A brochure with the name of a category has that name in the language of the page, unless it has a title of its own', () => {
  const catalogue = buildCatalogue();
  const [first] = catalogue.brochures;
  if (!first) throw new Error('No brochure.');
  const brochureIn = (language: 'en' | 'hi', title: string, hi = '') => {
    const brochure = { ...first, title, thumb: buildCataloguePhoto({ title, titles: { en: title, hi, or: '' } }) };
    return pageCatalogue(catalogue, { folders: {}, brochures: [brochure] }, language).brochures[0];
  };
  expect(brochureIn('en', 'WALLPAPERS')).toMatchObject({ title: 'WALLPAPERS' });
  expect(brochureIn('en', 'WALLPAPERS')).not.toHaveProperty('lang');
  expect(brochureIn('hi', 'WALLPAPERS')).toMatchObject({ title: 'वॉलपेपर' });
  expect(brochureIn('hi', 'WALLPAPERS', 'दीवारें')).toMatchObject({ title: 'दीवारें' });
  expect(brochureIn('hi', 'OUTDOOR LIVING')).toMatchObject({ title: 'OUTDOOR LIVING', lang: 'en' });
});
