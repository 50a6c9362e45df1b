import { expect, test } from 'vitest';
import { surfaceProblems } from './photo-surface.ts';

const surface = { widthMm: 1600, heightMm: 1200, repeat: 'straight', for: 'wall' } as const;
const picture = { width: 1600, height: 1200 };

test.each([
  [{}, []],
  [{ heightMm: 1235 }, []],
  [{ heightMm: 1240 }, ['surface.heightMm']],
  [{ heightMm: 1160 }, ['surface.heightMm']],
  [{ widthMm: 0, heightMm: 0 }, ['surface.widthMm', 'surface.heightMm']],
  [{ widthMm: 40_000, heightMm: 30_000 }, ['surface.widthMm']],
])('A picture of 4 by 3 with %j has problems in %j', (change, fields) => {
  expect(surfaceProblems({ ...surface, ...change }, picture).map(({ field }) => field)).toEqual(fields);
});
