import { expect, test } from 'vitest';
import { colourWords } from './colour-words.ts';
import { toOklch } from './oklch.ts';
import { shareColour } from './share-colour.ts';

function nameOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return shareColour(toOklch([red, green, blue]), false).sort(([, one], [, other]) => other - one)[0]?.[0];
}

test.each(colourWords.map(({ name, hex }) => [name, hex]))('The square beside %s has that colour', (name, hex) => {
  expect(nameOf(hex)).toBe(name);
});

// The colours of a paint chart, as it calls them.
test.each([
  ['beige', '#d0b084'],
  ['grey', '#989ea1'],
  ['grey', '#b5b0a1'],
  ['charcoal', '#383e42'],
  ['black', '#0e0e10'],
  ['white', '#f4f4f0'],
  ['cream', '#e9e0d2'],
  ['brown', '#5a3826'],
  ['brown', '#9d622b'],
  ['brown', '#44322d'],
  ['red', '#861a22'],
  ['red', '#a63d2f'],
  ['orange', '#f67828'],
  ['orange', '#be4e20'],
  ['yellow', '#f9a800'],
  ['yellow', '#f3e03b'],
  ['green', '#4d5645'],
  ['green', '#b7d9b1'],
  ['blue', '#134a6c'],
  ['blue', '#637d96'],
  ['purple', '#816183'],
  ['purple', '#9d8692'],
  ['pink', '#cb7375'],
  ['pink', '#d8a0a6'],
])('A paint that is called %s, %s', (name, hex) => {
  expect(nameOf(hex)).toBe(name);
});

test('The shade of a white wall and of something orange have two words each, and what is clear has one', () => {
  const shares = (rgb: [number, number, number], isScene = false) =>
    shareColour(toOklch(rgb), isScene).flatMap(([colour, share]) =>
      share > 0 ? [`${colour} ${share.toFixed(1)}`] : [],
    );
  expect(shares([180, 180, 180])).toEqual(['white 0.6', 'grey 0.4']);
  expect(shares([172, 172, 172], true)).toEqual(['white 0.6', 'grey 0.4']);
  expect(shares([245, 245, 245])).toEqual(['white 1.0']);
  expect(shares([120, 120, 120])).toEqual(['grey 1.0']);
  expect(shares([120, 45, 12])).toEqual(['orange 0.5', 'brown 0.5']);
  expect(shares([111, 74, 47])).toEqual(['brown 1.0']);
});
