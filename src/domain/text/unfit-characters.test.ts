import { expect, test } from 'vitest';
import { hasUnfitCharacter, withoutUnfitCharacters } from './unfit-characters.ts';

const unfit = [
  ...['\0', '\b', '\v', '\f', '\u001b', '\u007f', '\u0085', '\ud800', '\udc00', '\ufdd0', '\ufdef', '\ufffe', '\uffff'],
  ...Array.from({ length: 16 }, (_, plane) => String.fromCodePoint((plane + 1) * 0x10000 + 0xfffe)),
  String.fromCodePoint(0x10ffff),
];

test.each(unfit)('%j is found at any place, and is left out', (character) => {
  for (const text of [character, `a${character}`, `${character}b`, `a${character}${character}b`]) {
    expect(hasUnfitCharacter(text)).toBe(true);
    expect(withoutUnfitCharacters(text)).toBe(text.replaceAll(character, ''));
  }
});

test.each(['', 'Sample\t1\r\nDelhi', 'नमूना 😀 é', '\ufffd\ufdcf\ufdf0\u{1fffd}\u{10fffd}', '\u200b\ufeff'])(
  '%j is as it was',
  (text) => {
    expect([hasUnfitCharacter(text), withoutUnfitCharacters(text)]).toEqual([false, text]);
  },
);
