import { expect, test } from 'vitest';
import { homography, inverse, through } from './homography.ts';
import type { Corners } from './picture.ts';

const corners: Corners = [
  [50, 7],
  [886, 120],
  [880, 525],
  [60, 625],
];

test('The corners of a marked rectangle are its true corners, counted from the lower left', () => {
  const toWall = homography(corners, 4400, 2400);
  const places = corners.map((corner) => through(toWall as NonNullable<typeof toWall>, corner).map(Math.round));
  expect(places).toEqual([
    [0, 2400],
    [4400, 2400],
    [4400, 0],
    [0, 0],
  ]);
});

test('The way back ends where it began', () => {
  const toWall = homography(corners, 4400, 2400) as NonNullable<ReturnType<typeof homography>>;
  const [x, y] = through(inverse(toWall), through(toWall, [300, 400]));
  expect([x, y]).toEqual([expect.closeTo(300, 6), expect.closeTo(400, 6)]);
});

test('Corners that cross, lie on a line or turn inwards mark nothing, nor does a rectangle without size', () => {
  const [a, b, c, d] = corners;
  expect(homography([b, a, c, d], 4400, 2400)).toBeNull();
  expect(homography([a, d, c, b], 4400, 2400)).toBeNull();
  expect(homography([a, [100, 610], c, d], 4400, 2400)).toBeNull();
  expect(
    homography(
      [
        [0, 0],
        [10, 10],
        [20, 20],
        [0, 30],
      ],
      4400,
      2400,
    ),
  ).toBeNull();
  expect(homography(corners, 0, 2400)).toBeNull();
  expect(homography(corners, Number.NaN, 2400)).toBeNull();
});
