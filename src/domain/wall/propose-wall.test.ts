import { expect, test } from 'vitest';
import { paintRoom } from '#test/wall/paint-room.ts';
import { proposeWall } from './propose-wall.ts';

/** A white wall between a white ceiling, a wooden floor and white walls at its sides, each only a little darker; a dark cupboard. */
const room = paintRoom(640, 480, (x, y) => {
  if (x >= 420 && x < 500 && y >= 200 && y < 420) return [0.1, 0.06, 0.04];
  if (y < 60 + x / 16 && x < 560) return [0.66, 0.66, 0.66];
  if (y >= 420 - x / 16) return [0.4, 0.25, 0.12];
  if (x < 60 || x >= 560) return [0.62, 0.62, 0.62];
  return [0.72, 0.72, 0.72];
});

test('A tap on a wall proposes its four corners', () => {
  const { corners, sure, edges } = proposeWall(room, { x: 250, y: 200 });
  expect({ sure, edges }).toEqual({ sure: true, edges: { top: true, right: true, bottom: true, left: true } });
  const expected = [
    [60, 64],
    [560, 95],
    [560, 385],
    [60, 416],
  ];
  for (const [at, [x, y]] of corners.entries()) {
    expect(Math.abs(x - (expected[at]?.[0] as number)), `corner ${at}, x`).toBeLessThan(10);
    expect(Math.abs(y - (expected[at]?.[1] as number)), `corner ${at}, y`).toBeLessThan(10);
  }
});

test('An edge that is outside of the photo is not sure, and stays within the photo', () => {
  const cut = paintRoom(640, 480, (x, y) =>
    y >= 400 ? [0.4, 0.25, 0.12] : x >= 560 ? [0.5, 0.5, 0.5] : [0.72, 0.7, 0.68],
  );
  const { corners, sure, edges } = proposeWall(cut, { x: 250, y: 200 });
  expect({ sure, edges }).toEqual({ sure: false, edges: { top: false, right: true, bottom: true, left: false } });
  for (const [x, y] of corners) expect(x > 0 && y > 0 && x < 640 && y < 480, `${x}, ${y}`).toBe(true);
});
