import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedMistakes, typingMistakes } from './typing-mistakes.ts';

test.each([
  ['blnds', 'blinds', 1],
  ['blinnds', 'blinds', 1],
  ['blimds', 'blinds', 1],
  ['carpte', 'carpet', 1],
  ['artifical', 'artificial', 1],
  ['wallpapers', 'wallpapers', 0],
  ['roof', 'floor', 3],
])('%s for %s: %i', (typed, meant, mistakes) => {
  expect(typingMistakes(typed, meant, 3)).toBe(Math.min(mistakes, 4));
});

test('More mistakes than asked for are not counted', () => {
  expect(typingMistakes('roofing', 'awnings', 2)).toBe(3);
  expect(typingMistakes('a', 'louvers', 2)).toBe(3);
});

test('The order of the two words does not count, and each added letter is at most one mistake', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const mistakes = typingMistakes(one, other, 20);
      expect(typingMistakes(other, one, 20)).toBe(mistakes);
      expect(mistakes === 0).toBe(one === other);
      expect(typingMistakes(`${one}x`, other, 20)).toBeLessThanOrEqual(mistakes + 1);
    }),
  );
});

test('One letter from four letters, two from eight, and none in a number', () => {
  expect(['hpl', 'teak', 'carpets', 'wallpaper', '2200', '3dwall'].map(allowedMistakes)).toEqual([0, 1, 1, 2, 0, 0]);
});
