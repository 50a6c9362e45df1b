import type { Picture } from '#domain/wall/picture.ts';

/** A byte of sRGB in linear light, by the standard alone: what is measured does not use what is measured with. */
const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The share of `found` and `true` together in either, where `within` is 1. */
export function overlap(found: Uint8Array, isTrue: Uint8Array, within: Uint8Array): number {
  let [both, either] = [0, 0];
  within.forEach((isWithin, at) => {
    if (!isWithin) return;
    const [one, other] = [(found[at] as number) > 127, !!isTrue[at]];
    if (one && other) both++;
    if (one || other) either++;
  });
  return both / either;
}

/** The mean structural similarity of the lightness of two pictures where `within` is 1; the window is a box of 7, three times. */
export function similarity(one: Picture, other: Picture, within: Uint8Array): number {
  const [a, b] = [smoothedOf(one), smoothedOf(other)];
  const product = a.plane.map((value, i) => value * at(b.plane, i));
  const products = smooth(product, one.width, one.height);
  let [sum, count] = [0, 0];
  within.forEach((isWithin, i) => {
    if (!isWithin) return;
    const [mA, mB] = [at(a.means, i), at(b.means, i)];
    const spread = at(a.squares, i) - mA ** 2 + at(b.squares, i) - mB ** 2;
    const common = at(products, i) - mA * mB;
    sum += ((2 * mA * mB + 1e-4) * (2 * common + 9e-4)) / ((mA ** 2 + mB ** 2 + 1e-4) * (spread + 9e-4));
    count++;
  });
  return sum / count;
}

type Smoothed = { plane: Float64Array; means: Float64Array; squares: Float64Array };

const smoothedOnce = new WeakMap<Picture, Smoothed>();

/** The lightness of a picture, smoothed, and its square, smoothed. What is true of a room is compared with several pictures. */
function smoothedOf(picture: Picture): Smoothed {
  const known = smoothedOnce.get(picture);
  if (known) return known;
  const { width, height } = picture;
  const plane = lightness(picture);
  const squares = plane.map((value) => value ** 2);
  const smoothed = { plane, means: smooth(plane, width, height), squares: smooth(squares, width, height) };
  smoothedOnce.set(picture, smoothed);
  return smoothed;
}

/** The median distance of colours (CIE 1976) where `within` is 1; after one gain: as if red, green and blue had the same means. */
export function colourDistance(one: Picture, other: Picture, within: Uint8Array, isAfterGain: boolean): number {
  const gains = [0, 1, 2].map((channel) => {
    let [mine, theirs] = [0, 0];
    within.forEach((isWithin, at) => {
      if (!isWithin) return;
      mine += linear[one.data[4 * at + channel] as number] as number;
      theirs += linear[other.data[4 * at + channel] as number] as number;
    });
    return isAfterGain ? theirs / mine : 1;
  });
  const distances = new Float64Array(within.reduce((count, isWithin) => count + (isWithin ? 1 : 0), 0));
  let count = 0;
  within.forEach((isWithin, at) => {
    if (!isWithin) return;
    const [l, a, b] = lab(one, at, gains);
    const [l2, a2, b2] = lab(other, at, ungained);
    distances[count++] = Math.hypot(l - l2, a - a2, b - b2);
  });
  distances.sort();
  return distances[Math.floor(distances.length / 2)] ?? 0;
}

const ungained = [1, 1, 1];

const at = (plane: ArrayLike<number>, index: number) => plane[index] as number;

// Without a list for each of a million pixels, here and in `lab`.
function lightness({ width, height, data }: Picture): Float64Array {
  const plane = new Float64Array(width * height);
  for (let i = 0; i < plane.length; i++) {
    const [red, green, blue] = [at(data, 4 * i), at(data, 4 * i + 1), at(data, 4 * i + 2)];
    plane[i] = (116 * curve(luminance(at(linear, red), at(linear, green), at(linear, blue))) - 16) / 100;
  }
  return plane;
}

function lab({ data }: Picture, pixel: number, gains: readonly number[]): [number, number, number] {
  const red = Math.min(1, at(linear, at(data, 4 * pixel)) * at(gains, 0));
  const green = Math.min(1, at(linear, at(data, 4 * pixel + 1)) * at(gains, 1));
  const blue = Math.min(1, at(linear, at(data, 4 * pixel + 2)) * at(gains, 2));
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(luminance(red, green, blue));
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function luminance(red: number, green: number, blue: number): number {
  return 0.2126729 * red + 0.7151522 * green + 0.072175 * blue;
}

function curve(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
}

function smooth(plane: Float64Array, width: number, height: number): Float64Array {
  let smoothed = plane;
  for (let round = 0; round < 3; round++) smoothed = smoothColumns(smoothRows(smoothed, width), width, height);
  return smoothed;
}

function smoothRows(plane: Float64Array, width: number): Float64Array {
  const next = new Float64Array(plane.length);
  for (let start = 0; start < plane.length; start += width) {
    const last = start + width - 1;
    let sum = at(plane, start) * 4 + at(plane, start + 1) + at(plane, start + 2) + at(plane, start + 3);
    for (let i = start; i <= last; i++) {
      next[i] = sum / 7;
      sum += at(plane, Math.min(last, i + 4)) - at(plane, Math.max(start, i - 3));
    }
  }
  return next;
}

/** Row by row, with a sum for each column: memory is read in its order. */
function smoothColumns(plane: Float64Array, width: number, height: number): Float64Array {
  const next = new Float64Array(plane.length);
  const sums = plane.slice(0, width).map((value, x) => {
    return value * 4 + at(plane, width + x) + at(plane, 2 * width + x) + at(plane, 3 * width + x);
  });
  for (let y = 0; y < height; y++) {
    const [enters, leaves] = [Math.min(height - 1, y + 4) * width, Math.max(0, y - 3) * width];
    for (let x = 0; x < width; x++) {
      next[y * width + x] = at(sums, x) / 7;
      sums[x] = at(sums, x) + (at(plane, enters + x) - at(plane, leaves + x));
    }
  }
  return next;
}
