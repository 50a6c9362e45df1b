import { expect, test } from 'vitest';
import { measureWords } from './measure-words.ts';
import { wallPlan } from './wall-plan.ts';

const en = measureWords('en');
const roll = { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 0, trimMm: 100, wastePercent: 0 } as const;
const panel = { kind: 'piece', widthMm: 1220, lengthMm: 2440, wastePercent: 0 } as const;
const wall = { widthMm: 3660, heightMm: 3050, openings: [] };

test('Seven strips across a wall of 3.66 m: the last is cut', () => {
  expect(wallPlan(roll, wall, en)).toEqual({
    ...wall,
    ...{ strips: 7, stripMm: 530, pieceMm: 0 },
    words: '7 strips of 0.53 m across 3.66 m; the last is cut to 0.48 m',
  });
});

test('Three panels across are whole; each column has a joint where its first panel ends', () => {
  expect(wallPlan(panel, wall, en)).toMatchObject({
    ...{ strips: 3, pieceMm: 2440 },
    words: '3 columns of 1.22 m across 3.66 m',
  });
});

test('A door stands on the floor and a window in the middle, beside each other; nothing is beyond the wall', () => {
  const openings = [
    { widthMm: 900, heightMm: 2100 },
    { widthMm: 1200, heightMm: 1250 },
  ];
  const plan = wallPlan(roll, { ...wall, openings }, en);
  expect(plan?.openings).toMatchObject([
    { leftMm: 520, bottomMm: 0 },
    { leftMm: 1940, bottomMm: 900 },
  ]);
  expect(plan?.words).toMatch(/; doors and windows: 2, where they stand is not measured$/);
  // One above the other, together wider than the wall: drawn they would cover each other.
  const wide = [openings[1], openings[1], openings[1], openings[1]].flatMap((one) => (one ? [one] : []));
  const crowded = wallPlan(roll, { ...wall, openings: wide }, en);
  expect(crowded?.openings).toEqual([]);
  expect(crowded?.words).toMatch(/; doors and windows: 4, where/);
});

test('What is sold by area has no strips; one strip is one', () => {
  expect(wallPlan({ kind: 'area', wastePercent: 5 }, wall, en)).toBeNull();
  expect(wallPlan(roll, { ...wall, widthMm: 500 }, en)?.words).toBe('1 strip across 0.5 m');
  expect(wallPlan(panel, { ...wall, widthMm: 1200 }, en)?.words).toBe('1 column across 1.2 m');
});
