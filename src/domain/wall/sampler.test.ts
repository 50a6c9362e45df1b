import { expect, test } from 'vitest';
import { readMaterial } from './material.ts';
import { openSampler } from './sampler.ts';

/** Black and white squares of one pixel. */
const chequers = {
  width: 64,
  height: 64,
  data: Uint8Array.from({ length: 4 * 64 * 64 }, (_, at) =>
    at % 4 === 3 || ((Math.floor(at / 4) % 64) + Math.floor(at / 256)) % 2 ? 255 : 0,
  ),
};

test('From afar chequers are half of the light everywhere, without moire', () => {
  const { aim, sample, colour } = openSampler(readMaterial(chequers), 'straight', true);
  for (const size of [0.07, 0.3, 1.3]) {
    aim(size, 0, 0, size);
    for (let at = 0; at < 50; at++) {
      sample(at * 0.137, at * 0.041);
      expect(colour[0]).toBeCloseTo(0.5, 1);
    }
  }
});

test('Seen from the side, stripes across the wall stay and stripes along it become grey', () => {
  const stripes = {
    width: 64,
    height: 64,
    data: Uint8Array.from({ length: 4 * 64 * 64 }, (_, at) => (at % 4 === 3 || Math.floor(at / 1024) % 2 ? 255 : 0)),
  };
  const { aim, sample, colour } = openSampler(readMaterial(stripes), 'straight', true);
  // A pixel covers an eighth of a repeat to the right, and a sixty-fourth up.
  aim(1 / 8, 0, 0, 1 / 64);
  const seen = Array.from({ length: 16 }, (_, at) => {
    sample(0.3, (at + 0.5) / 16);
    return colour[0] as number;
  });
  expect(Math.max(...seen)).toBeGreaterThan(0.9);
  expect(Math.min(...seen)).toBeLessThan(0.1);
  aim(1 / 64, 0, 0, 1 / 8);
  sample(0.3, 0.3);
  expect(colour[0]).toBeCloseTo(0.5, 1);
});

test('Near, a texel is found where it is: the first pixel is at the top left', () => {
  const data = new Uint8Array(4 * 64 * 64);
  data.set([255, 0, 0, 255]);
  const { aim, sample, colour } = openSampler(readMaterial({ width: 64, height: 64, data }), 'straight', true);
  aim(1 / 640, 0, 0, 1 / 640);
  sample(0.5 / 64, 1 - 0.5 / 64);
  expect([...colour]).toEqual([1, 0, 0]);
  sample(2.5 / 64, 0.5 / 64);
  expect([...colour]).toEqual([0, 0, 0]);
});
