import { expect, test } from 'vitest';
import { catalogueLosses } from './catalogue-losses.ts';
import { catalogueProblems } from './catalogue-problems.ts';
import { openingCatalogue } from './opening/opening-catalogue.ts';
import { withoutCategory } from './without-category.ts';

test('A category leaves the menu, the home page and New Arrivals together, and what is lost is said', () => {
  const before = {
    ...openingCatalogue,
    categories: openingCatalogue.categories.map((each) =>
      each.id === 10 ? { ...each, formerRoutes: ['/panels'] } : each,
    ),
    arrivals: [...openingCatalogue.arrivals, { folder: 'pvc', names: { en: 'Panels', hi: '', or: '' } }],
  };
  const after = withoutCategory(before, 10);
  expect(catalogueProblems(after, { before, ownWords: new Set() })).toEqual([]);
  expect(JSON.stringify(after)).not.toContain('"pvc"');
  expect(catalogueLosses(before, after, {}, [])).toEqual([
    'Pvc Panels is deleted: its addresses /pvcpanels and /panels lead nowhere, and its texts are gone.',
    'Pvc Panels leaves the home page: slides, Trending.',
    'New Arrivals does not show Panels any more.',
  ]);
});
