import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedWord, searchWords } from './search-words.ts';

function foldedOf(text: string) {
  return searchWords(text).map(({ folded }) => folded);
}

test.each([
  ['kaleen', 'kalin'],
  ['paydaan', 'paydan'],
  ['chhat', 'chat'],
  ['sheesha', 'sisa'],
  ['phool', 'ful'],
  ['Wall', 'vall'],
  ['Façade', 'facade'],
  ['carpets', 'Carpet'],
  ['फ़िल्म', 'फिल्म'],
  ['बाँस', 'बांस'],
  ['ब्लाइन्ड', 'ब्लाइंड'],
  ['ୱାଲ', 'ଵାଲ'],
  ['ୱାଲ', 'ବାଲ'],
  ['ଗୋଡ଼', 'ଗୋଡ'],
  ['କାର୍ପେଟ୍', 'କାର୍ପେଟ'],
])('%s and %s are the same word', (one, other) => {
  expect(foldedOf(one)).toEqual(foldedOf(other));
});

test.each([
  ['blinds', 'bland'],
  ['2200', '220'],
  ['gold', 'cold'],
  ['काला', 'कला'],
])('%s and %s are two words', (one, other) => {
  expect(foldedOf(one)).not.toEqual(foldedOf(other));
});

test('A name is split at everything that is no letter, no mark and no digit', () => {
  expect(searchWords('Wall-2-Wall (लकड़ी का फ़र्श)').map(({ text }) => text)).toEqual([
    'Wall',
    '2',
    'Wall',
    'लकड़ी',
    'का',
    'फ़र्श',
  ]);
  expect(joinedWord(searchWords('Door Mats')).plain).toBe('doormats');
});

test('A folded word folds to itself', () => {
  const letters = fc.constantFrom('a', 'e', 'o', 'h', 'p', 's', 'w', 'v', 't', 'क', '\u093c', '\u0901', 'ୱ', 'ବ', '2');
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 4 }), (text) => {
      for (const { plain } of searchWords(text)) expect(searchWords(plain).map((word) => word.plain)).toEqual([plain]);
    }),
  );
});
