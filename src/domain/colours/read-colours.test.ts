import { expect, test } from 'vitest';
import { readColours } from './read-colours.ts';

const paints = {
  g: [153, 157, 157],
  b: [59, 106, 154],
  r: [165, 48, 42],
  w: [255, 255, 255],
  n: [77, 123, 64],
} as const;

/** A picture of letters, one a pixel: grey, blue, red, white or (n) green. */
function read(...rows: string[]) {
  const data = rows.flatMap((row) => [...row].flatMap((letter) => paints[letter as keyof typeof paints]));
  return readColours({ data: Uint8Array.from(data), width: rows[0]?.length ?? 0, height: rows.length });
}

test('The colour with the largest share comes first, and small ones are left out', () => {
  expect(read('bbbbbb', 'bbbrrr', 'bbbrrn')).toEqual(['blue', 'red']);
});

test('A grey wall counts less than what stands before it', () => {
  expect(read('ggbb', 'ggbb')).toEqual(['blue', 'grey']);
  expect(read('gggg', 'gggg', 'gbbg', 'gggg')[0]).toBe('grey');
});

test('The middle counts more than the edges', () => {
  expect(read('rbbr', 'rbbr')).toEqual(['blue', 'red']);
});

test('A picture has at most three, and an empty one none', () => {
  expect(read('brnw', 'brnw')).toHaveLength(3);
  expect(read()).toEqual([]);
});
