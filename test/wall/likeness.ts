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
  const { width, height } = one;
  const [a, b] = [lightness(one), lightness(other)];
  const mean = (value: (at: number) => number) =>
    smooth(
      Float64Array.from(a, (_, at) => value(at)),
      width,
      height,
    );
  const at = (plane: Float64Array, index: number) => plane[index] as number;
  const [meanA, meanB] = [mean((i) => at(a, i)), mean((i) => at(b, i))];
  const [squareA, squareB] = [mean((i) => at(a, i) ** 2), mean((i) => at(b, i) ** 2)];
  const product = mean((i) => at(a, i) * at(b, i));
  let [sum, count] = [0, 0];
  within.forEach((isWithin, i) => {
    if (!isWithin) return;
    const [mA, mB] = [at(meanA, i), at(meanB, i)];
    const spread = at(squareA, i) - mA ** 2 + at(squareB, i) - mB ** 2;
    const common = at(product, i) - mA * mB;
    sum += ((2 * mA * mB + 1e-4) * (2 * common + 9e-4)) / ((mA ** 2 + mB ** 2 + 1e-4) * (spread + 9e-4));
    count++;
  });
  return sum / count;
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
  const distances: number[] = [];
  within.forEach((isWithin, at) => {
    if (!isWithin) return;
    const [l, a, b] = lab(one, at, gains);
    const [l2, a2, b2] = lab(other, at, [1, 1, 1]);
    distances.push(Math.hypot(l - l2, a - a2, b - b2));
  });
  distances.sort((x, y) => x - y);
  return distances[Math.floor(distances.length / 2)] ?? 0;
}

function lightness(picture: Picture): Float64Array {
  return Float64Array.from({ length: picture.width * picture.height }, (_, at) => lab(picture, at, [1, 1, 1])[0] / 100);
}

function lab({ data }: Picture, at: number, gains: readonly number[]): [number, number, number] {
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    Math.min(1, (linear[data[4 * at + channel] as number] as number) * (gains[channel] as number)),
  ) as [number, number, number];
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function curve(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
}

function smooth(plane: Float64Array, width: number, height: number): Float64Array {
  let smoothed = plane;
  for (let round = 0; round < 3; round++)
    for (const [along, length, across] of [
      [1, width, width],
      [width, height, 1],
    ] as const) {
      const next = new Float64Array(smoothed.length);
      for (let line = 0; line < smoothed.length / length; line++) {
        const start = along === 1 ? line * across : line;
        const of = (at: number) => smoothed[start + along * Math.max(0, Math.min(length - 1, at))] as number;
        let sum = of(0) * 4 + of(1) + of(2) + of(3);
        for (let at = 0; at < length; at++) {
          next[start + along * at] = sum / 7;
          sum += of(at + 4) - of(at - 3);
        }
      }
      smoothed = next;
    }
  return smoothed;
}
