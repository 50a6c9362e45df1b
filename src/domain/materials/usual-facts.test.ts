import { expect, test } from 'vitest';
import { openingCatalogue } from '../catalogue/opening/opening-catalogue.ts';
import { inEnglish } from '../text/names.ts';
import { blankFact, filledFacts, usualUnit, withUsualFacts } from './usual-facts.ts';

function category(folder: string) {
  const found = openingCatalogue.categories.find((each) => each.folder === folder);
  if (!found) throw new Error(folder);
  return found;
}

const kindsOf = (folder: string) => withUsualFacts([], category(folder)).map(({ kind }) => kind);

test.each([
  ['wallpapers', 'material size pack repeat finish fire'],
  ['woodenfloorings', 'material size thickness pack finish warranty'],
  ['carpettiles', 'material size thickness weight pack fire warranty'],
  ['awnings', 'material size weight fire warranty'],
  ['ceilings', 'material size thickness weight pack fire'],
  ['solar', 'material size thickness finish warranty'],
])('A new material of %s is asked for %s', (folder, kinds) => {
  expect(kindsOf(folder).join(' ')).toBe(kinds);
});

test('Every category of the opening catalogue has rows, and a number the unit of the trade', () => {
  for (const each of openingCatalogue.categories) expect(withUsualFacts([], each).length).toBeGreaterThan(3);
  const said = { names: inEnglish('Roof tiles'), place: 'facades' } as const;
  expect(withUsualFacts([], said).map(({ kind }) => kind)).toContain('weight');
  expect(usualUnit('thickness', category('solar'))).toBe('µm');
  expect(usualUnit('pack', category('carpettiles'))).toBe('pieces');
  expect(usualUnit('own', undefined)).toBe('mm');
});

test('Another category leaves what is typed, and takes away blank rows of the other kind', () => {
  const [first, ...others] = withUsualFacts([], category('wallpapers'));
  if (!first) throw new Error('no row');
  const typed = { ...first, text: inEnglish('vinyl') };
  const facts = withUsualFacts([typed, ...others], category('woodenfloorings'));
  expect(facts.map(({ kind }) => kind).join(' ')).toBe('material size thickness pack finish warranty');
  expect(facts[0]).toEqual(typed);
});

test('Blank rows are nothing; a number, a text or a name of one’s own is something', () => {
  const own = { ...blankFact('own'), label: inEnglish('Slats') };
  expect(filledFacts([blankFact('size'), { ...blankFact('pack'), number: 0, unit: 'pieces' }, own])).toHaveLength(2);
});
