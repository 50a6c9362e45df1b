import { expect, test } from 'vitest';
import { seenShare } from './seen-share.ts';

const marked = {
  corners: [
    [0, 0],
    [100, 0],
    [100, 50],
    [0, 50],
  ],
  widthMm: 4000,
  heightMm: 2000,
} as const;

test('Half of a wall is seen when a sofa hides its lower half, and none of what lies outside of the photo', () => {
  const photo = { width: 100, height: 50 };
  const seen = new Uint8Array(5000).fill(255);
  expect(seenShare(photo, seen, marked)).toBe(1);
  expect(seenShare(photo, seen.fill(0, 2500), marked)).toBe(0.5);
  const outside = { ...marked, corners: marked.corners.map(([x, y]) => [x - 50, y]) as never };
  expect(seenShare(photo, seen.fill(255), outside)).toBe(0.5);
  expect(seenShare(photo, seen, { ...marked, widthMm: 0 })).toBe(0);
});
