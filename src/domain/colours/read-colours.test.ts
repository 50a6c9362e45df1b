import { expect, test } from 'vitest';
import { cellSide } from './picture-cells.ts';
import { readColours } from './read-colours.ts';

type Rgb = readonly [number, number, number];

const paints: Record<string, Rgb> = {
  g: [153, 157, 157],
  b: [59, 106, 154],
  r: [165, 48, 42],
  w: [255, 255, 255],
  n: [77, 123, 64],
  s: [160, 195, 235],
  l: [80, 135, 50],
  t: [111, 74, 47],
  y: [226, 184, 60],
  k: [23, 25, 26],
  d: [172, 172, 172],
};

/**
 * A picture of letters, one a cell: grey, blue, red, white, (n) green, sky, lawn, (t) brown, yellow, black and (d) white in the
 * shade. A capital letter has a pattern.
 */
function read(...rows: string[]) {
  const [width, height] = [cellSide * (rows[0]?.length ?? 0), cellSide * rows.length];
  const data = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const letter = rows[Math.floor(y / cellSide)]?.[Math.floor(x / cellSide)] ?? 'w';
    const paint = paints[letter.toLowerCase()] ?? [0, 0, 0];
    const light = letter === letter.toLowerCase() ? 0 : (x + y) % 2 ? 4 : -4;
    return paint.map((part) => part + light);
  });
  return readColours({ data: Uint8Array.from(data.flat()), width, height });
}

test('The colour with the largest share comes first, and small ones are left out', () => {
  expect(read('bbbbbb', 'bbbrrr', 'bbbrrn')).toEqual(['blue', 'red']);
});

test('A grey wall and a wooden floor count less than what stands before them', () => {
  expect(read('ggbb', 'ggbb')).toEqual(['blue', 'grey']);
  expect(read('ttbb', 'ttbb')).toEqual(['blue', 'brown']);
  expect(read('gggg', 'gggg', 'gbbg', 'gggg')[0]).toBe('grey');
});

test('Plain paint counts less than a pattern, and does no harm alone', () => {
  expect(read('bbbb', 'RRbb', 'RRbb')).toEqual(['red', 'blue']);
  expect(read('bbbb', 'rrbb', 'rrbb')).toEqual(['blue', 'red']);
});

test('The sky and the lawn before a building are no colours of it, and its windows count less', () => {
  expect(read('ssssss', 'syyyys', 'lyyyyl', 'llllll')).toEqual(['yellow']);
  expect(read('ssssss', 'sbbyys', 'sbbyys', 'llllll')).toEqual(['yellow', 'blue']);
  expect(read('yyyyyy', 'lyyyyl', 'llllll', 'llllll')[0]).toBe('green');
});

test('A lawn that fills the picture is its colour, also under the sky', () => {
  expect(read('ssssss', 'llllll', 'llllll', 'llllll')).toEqual(['green']);
});

test('White panels in the shade are white beside something dark, and a light grey sample is grey', () => {
  expect(read('dddd', 'dkkd', 'dddd')[0]).toBe('white');
  expect(read('dddd', 'dddd', 'dddd')[0]).toBe('grey');
});

test('The middle counts more than the edges', () => {
  expect(read('rbbr', 'rbbr')).toEqual(['blue', 'red']);
});

test('A picture has at most three, and an empty one none', () => {
  expect(read('byrn', 'byrn')).toHaveLength(3);
  expect(read()).toEqual([]);
});

test('A strip that is one pixel high has its colour', () => {
  expect(readColours({ data: Uint8Array.from([165, 48, 42, 165, 48, 42]), width: 2, height: 1 })).toEqual(['red']);
});
