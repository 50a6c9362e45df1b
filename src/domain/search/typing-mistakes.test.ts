import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedMistakes, plausibleMistakes, typingMistakes } from './typing-mistakes.ts';

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

test.each([
  ['blnds', 'blinds', 1, true],
  ['carpte', 'carpet', 1, true],
  ['blimds', 'blinds', 1, true],
  ['murel', 'mural', 1, false],
  ['jipsum', 'gipsum', 1, true],
  ['लुवर', 'लूवर', 1, false],
  ['फर्स', 'फर्श', 1, false],
  ['alpaper', 'valpaper', 1, true],
  ['grasd', 'gras', 1, false],
])('%s is a mistake that people make for %s', (typed, meant, most, long) => {
  expect(plausibleMistakes(typed, meant, most, long)).toBeLessThanOrEqual(most);
});

test.each([
  ['stove', 'stone', 1, false],
  ['flight', 'light', 1, false],
  ['cats', 'mats', 1, false],
  ['phone', 'fone', 1, false],
  ['साडी', 'सादी', 1, false],
  ['claiming', 'claddings', 2, true],
])('%s is another word, and not %s', (typed, meant, most, long) => {
  expect(plausibleMistakes(typed, meant, most, long)).toBeGreaterThan(most);
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
