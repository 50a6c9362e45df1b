import { expect, test } from 'vitest';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { withEnglishName, withNewCategory, withNewRoute } from './new-category.ts';

test('The folder of a new category follows its name and its address, with the letters of its capitals', () => {
  const blank = withNewCategory(openingCatalogue).categories.at(-1);
  if (!blank) throw new Error('There is a category.');
  expect(withEnglishName(blank, 'Contact Us!')).toMatchObject({ route: '/contactus', folder: 'contactus' });
  expect(withNewRoute(blank, '/Contact Us!').folder).toBe('contactus');
  expect(withNewRoute(blank, '/Stone').folder).toBe('stone');
});
