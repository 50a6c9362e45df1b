import { expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { en } from './en/en.ts';
import { wordsIn } from './words-in.ts';

function entriesOf(language: (typeof languages)[number]) {
  return Object.entries(wordsIn(language)).flatMap(([group, words]) =>
    Object.entries(words).map(([name, word]) => ({ name: `${group}.${name}`, word })),
  );
}

function placesIn(pattern: string) {
  return [...pattern.matchAll(/\{(\w+)\}/g)].map(([, place]) => place).toSorted();
}

test.each(languages)(
  '%s has the words of English, none of them blank, with the same places in each pattern',
  (language) => {
    const english = entriesOf('en');
    const here = entriesOf(language);
    expect(here.map(({ name }) => name)).toEqual(english.map(({ name }) => name));
    for (const [nth, { name, word }] of here.entries()) {
      expect([name, word.trim() !== '']).toEqual([name, true]);
      expect([name, placesIn(word)]).toEqual([name, placesIn(english[nth]?.word ?? '')]);
    }
  },
);

test.each([
  ['hi', /\p{Script=Devanagari}/u, /\p{Script=Oriya}/u],
  ['or', /\p{Script=Oriya}/u, /\p{Script=Devanagari}/u],
  ['mr', /\p{Script=Devanagari}/u, /\p{Script=Oriya}/u],
] as const)('%s is in its own script, with digits 0 to 9', (language, own, other) => {
  // A pattern without letters of its own is the same in every language.
  const sayings = entriesOf(language).filter(({ word }) => word.replaceAll(/\{\w+\}|PDF|PVC|[^\p{L}]/gu, '') !== '');
  expect(sayings.filter(({ word }) => !own.test(word)).map(({ name }) => name)).toEqual([]);
  // The danda is Devanagari's by number, and Odia's too.
  const foreign = sayings.filter(({ word }) => other.test(word.replaceAll('।', '')) || /[०-९୦-୯]/.test(word));
  expect(foreign.map(({ name }) => name)).toEqual([]);
});

test('The English of the specification stays word for word', () => {
  expect([
    en.site.search,
    en.site.talk,
    en.site.explore,
    en.home.bestSelling,
    en.search.none,
    en.callback.title,
  ]).toEqual([
    'Search Products',
    'Talk to Us !!',
    'Explore',
    'Best Selling',
    'No matching items found',
    'Callback Details',
  ]);
});
