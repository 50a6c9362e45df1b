import { expect, test } from 'vitest';
import { movedPath } from './moved-path.ts';
import { openingCatalogue } from './opening/opening-catalogue.ts';

test('A former address leads to that of today, with the picture behind it', () => {
  const categories = openingCatalogue.categories.map((each) => ({
    ...each,
    formerRoutes: each.id === 2 ? ['/shades'] : [],
  }));
  expect(movedPath(categories, '/shades')).toBe('/awnings');
  expect(movedPath(categories, '/shades/red.jpg')).toBe('/awnings/red.jpg');
  expect(movedPath(categories, '/awnings')).toBeNull();
  expect(movedPath(categories, '/')).toBeNull();
});
