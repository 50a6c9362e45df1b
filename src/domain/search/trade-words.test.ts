import { expect, test } from 'vitest';
import { openingCatalogue } from '../catalogue/opening/opening-catalogue.ts';
import { colourWords } from '../colours/colour-words.ts';
import { readQuery } from './read-query.ts';
import { createSearchIndex } from './search-index.ts';
import { searchShop } from './search-shop.ts';

const words = colourWords.flatMap(({ names, alsoCalled }) => [
  ...Object.values(names),
  ...Object.values(alsoCalled).flat(),
]);

test('A word for a colour is said in other ways only where the trade has the very same word', () => {
  const strange = words
    .flatMap((text) => readQuery(text))
    .filter(({ words: typed, ways }) => {
      const said = ways.map((way) => way.map(({ plain }) => plain).join(' '));
      return said.length > 0 && !said.includes(typed.map(({ plain }) => plain).join(' '));
    });
  expect(strange.map(({ words: typed }) => typed.map(({ text }) => text))).toEqual([]);
});

test('A category of which water is said not to harm it is found as waterproof', () => {
  const [category] = openingCatalogue.categories;
  const find = (text: string) => {
    const told = new Map([[category?.folder ?? '', { texts: [text] }]]);
    const index = createSearchIndex(category ? [category] : [], [], { categories: told, materials: [], brochures: [] });
    return searchShop(index, { text: 'waterproof', colour: null }).categories;
  };
  expect(find('Water does not trouble them.')).toEqual([category]);
  expect(find('Keep water away.')).toEqual([]);
});
