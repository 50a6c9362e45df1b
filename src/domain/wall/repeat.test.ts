import { expect, test } from 'vitest';
import { inRepeat, type Repeat } from './repeat.ts';

function placeIn(repeat: Repeat, across: number, up: number, isSquare = true) {
  const place = new Float64Array(2);
  return inRepeat(repeat, across, up, isSquare, place) ? [...place] : null;
}

test.each([
  ['straight', 2.25, -0.25, [0.25, 0.75]],
  ['half-drop', 0.25, 0.75, [0.25, 0.75]],
  ['half-drop', 1.25, 0.75, [0.25, 0.25]],
  ['half-drop', -0.75, 0.75, [0.25, 0.25]],
  ['brick', 0.75, 1.25, [0.25, 0.25]],
  ['brick', 0.75, 2.25, [0.75, 0.25]],
  ['mirrored', 1.25, 0.25, [0.75, 0.25]],
  ['mirrored', 1.25, -0.25, [0.75, 0.25]],
  ['mirrored', 2.25, 2.25, [0.25, 0.25]],
  ['mural', 0.5, 0.25, [0.5, 0.25]],
  ['mural', 1.25, 0.25, null],
  ['mural', 0.5, -0.25, null],
] as const)('%s: %f across and %f up', (repeat, across, up, expected) => {
  expect(placeIn(repeat, across, up)).toEqual(expected);
});

test('Carpet tiles are turned by quarters, each the same way each time; what is not square by halves', () => {
  const turned = (isSquare: boolean) =>
    new Set(
      Array.from({ length: 100 }, (_, at) =>
        placeIn('random-turn', (at % 10) + 0.25, Math.floor(at / 10) + 0.125, isSquare)?.join(),
      ),
    );
  expect(turned(true)).toEqual(new Set(['0.25,0.125', '0.125,0.75', '0.75,0.875', '0.875,0.25']));
  expect(turned(false)).toEqual(new Set(['0.25,0.125', '0.75,0.875']));
});
