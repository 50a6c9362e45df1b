import { expect, test } from 'vitest';
import { readMaterial } from './material.ts';

test('A picture of any size keeps its mean in linear light, down to one texel', () => {
  const data = Uint8Array.from({ length: 4 * 100 * 70 }, (_, at) =>
    at % 4 === 0 && Math.floor(at / 4) % 100 < 25 ? 255 : 0,
  );
  const { levels, mean } = readMaterial({ width: 100, height: 70, data });
  expect(levels.map(({ width, height }) => [width, height])).toEqual([
    [64, 64],
    [32, 32],
    [16, 16],
    [8, 8],
    [4, 4],
    [2, 2],
    [1, 1],
  ]);
  expect(mean).toEqual([expect.closeTo(0.25, 5), 0, 0]);
  expect(levels[0]?.texels[0]).toBeCloseTo(1, 5);
});

test('A wide picture stays wide: each side is the next lower power of two', () => {
  const [first] = readMaterial({ width: 600, height: 150, data: new Uint8Array(4 * 600 * 150) }).levels;
  expect([first?.width, first?.height]).toEqual([512, 128]);
});
