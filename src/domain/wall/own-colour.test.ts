import { expect, test } from 'vitest';
import { paintRoom, times } from '#test/wall/paint-room.ts';
import { markedArea } from './marked-area.ts';
import { overview } from './overview.ts';
import { ownColour } from './own-colour.ts';
import type { Corners } from './picture.ts';

const corners: Corners = [
  [20, 60],
  [460, 60],
  [460, 300],
  [20, 300],
];

/** Of a wall that gives back `wall`, under a ceiling that gives back `ceiling`, in warm light that falls off. */
function found(
  wall: readonly [number, number, number],
  ceiling: readonly [number, number, number],
  lowestOfCeiling = 60,
) {
  const view = overview(
    paintRoom(480, 360, (x, y) => {
      const [red, green, blue] = times(0.8 - x / 1000, y < lowestOfCeiling ? ceiling : wall);
      return [red, 0.9 * green, 0.75 * blue];
    }),
  );
  return ownColour(view, Float32Array.from(markedArea(corners, view.width, view.height, view.step)), corners);
}

test('A wall is as dark and as blue as it is beside white', () => {
  const [red, green, blue] = found([0.1, 0.15, 0.3], [0.85, 0.85, 0.85]);
  expect(red).toBeCloseTo(0.07, 1);
  expect(green).toBeCloseTo(0.13, 1);
  expect(blue).toBeCloseTo(0.28, 1);
});

test('The ceiling counts too where the marked area ends below it', () => {
  expect(found([0.1, 0.15, 0.3], [0.85, 0.85, 0.85], 40)[0]).toBeCloseTo(0.07, 1);
});

test('A wall beside which nothing is lighter is white, whatever the light', () => {
  expect(found([0.85, 0.85, 0.85], [0.4, 0.3, 0.2]).every((share) => share > 0.8)).toBe(true);
  expect(found([0.85, 0.85, 0.85], [0.85, 0.85, 0.85]).every((share) => share > 0.8)).toBe(true);
});
