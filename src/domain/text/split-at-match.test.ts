import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAtMatch } from './split-at-match.ts';

function marked(text: string, ...parts: string[]) {
  return splitAtMatch(text, parts)
    .map(({ text: piece, match }) => (match ? `[${piece}]` : piece))
    .join('');
}

test('The typed text is marked at the beginning of words, in upper or lower case', () => {
  expect(marked('WPC Panel', 'pa')).toBe('WPC [Pa]nel');
  expect(marked('Sample Hotels, 7 Sample Marg', 'sam', '7')).toBe('[Sam]ple Hotels, [7] [Sam]ple Marg');
  expect(marked('नमूना गृह सज्जा', 'गृह')).toBe('नमूना [गृह] सज्जा');
});

test('When no word begins with it, the first place is marked; a blank text marks nothing', () => {
  expect(marked('Wooden Flooring', 'oo')).toBe('W[oo]den Flooring');
  expect(marked('Glass', '')).toBe('Glass');
  expect(marked('New Delhi', 'h')).toBe('New Delhi');
  expect(marked('Straße 7', 'str')).toBe('Straße 7');
});

test('The pieces always add up to the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, parts) => {
      expect(
        splitAtMatch(text, parts)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
