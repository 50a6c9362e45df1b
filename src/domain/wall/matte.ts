import { boxSum } from './box-sum.ts';
import { lightOfByte } from './linear-light.ts';
import { insideOfRow } from './marked-area.ts';
import { NOISE, type Overview } from './overview.ts';
import type { Corners, Picture, Point } from './picture.ts';

/**
 * How much of each pixel of the photo is wall: 255 all, 0 nothing. Known is which places of the overview are (1 in `wall`, `area` is
 * what is marked). Where both are near, a pixel is compared with the mean and the spread of the wall and of what stands in front,
 * both within a few places: leaves and legs that are narrower than a place are told apart.
 */
export function matte(
  photo: Picture,
  view: Overview,
  area: Uint8Array,
  wall: Float32Array,
  corners: Corners,
): Uint8Array {
  const { width, step } = view;
  const front = Float32Array.from(area, (inside, at) => (inside && !wall[at] ? 1 : 0));
  for (let at = 0; at < front.length; at++)
    if (front[at] && (wall[at - 1] || wall[at + 1] || wall[at - width] || wall[at + width])) front[at] = RIM;
  const near = { wall: nearby(view, wall), front: nearby(view, front) };
  const edges = boxSum(wall, width, view.height, 1).map((walls, at) => (front[at] || walls < 9 ? walls : 0));
  const seen = new Uint8Array(photo.width * photo.height);
  const sides = sidesOf(corners);
  const around: Around = { places: new Int32Array(4), shares: new Float64Array(4) };
  for (let y = 0; y < photo.height; y++) {
    // Each pixel as a whole is inside, by its upper and its lower edge.
    const [one, other] = [insideOfRow(corners, y), insideOfRow(corners, y + 1)];
    const first = Math.max(0, Math.ceil(Math.max(one[0], other[0])));
    const last = Math.min(photo.width, Math.floor(Math.min(one[1], other[1])));
    const row = Math.floor(y / step) * width;
    for (let x = first; x < last; x++) {
      const place = row + Math.floor(x / step);
      if (!near.wall.count[place]) continue;
      let share = 1;
      const pixel = 4 * (y * photo.width + x);
      if (edges[place]) {
        findPlaces(around, view, x, y);
        share = blended(photo, pixel, near, around);
      } else if (near.front.count[place]) share = shareOfWall(photo, pixel, near, place);
      // Slanted edges have no steps: a pixel at the edge is in part what is beyond.
      if (!area[place - 1] || !area[place + 1] || !area[place - width] || !area[place + width])
        for (const { a, b, c } of sides) share *= Math.min(1, Math.max(0, a * (x + 0.5) + b * (y + 0.5) + c));
      seen[y * photo.width + x] = Math.round(255 * share);
    }
  }
  return seen;
}

/** How far inside of each side a point is: a x + b y + c pixels. */
function sidesOf(corners: Corners): { a: number; b: number; c: number }[] {
  return corners.map(([x0, y0], at) => {
    const [x1, y1] = corners[(at + 1) % 4] as Point;
    const length = Math.hypot(x1 - x0, y1 - y0);
    return { a: (y0 - y1) / length, b: (x1 - x0) / length, c: ((y1 - y0) * x0 - (x1 - x0) * y0) / length };
  });
}

/** In places on each side. */
const REACH = 3;

/** A place of the front beside the wall is half wall: it counts where there is nothing better, as in a leaf. */
const RIM = 0.02;

/** What counts as far in each plane: tint tells more than warmth, and warmth more than level. */
const WARMTH = 2;
const TINT = 4;

/** The least spread, squared: of level what shadows of narrow things do to a wall, of colour what noise does to all. */
const LEAST_OF_LEVEL = 0.2 ** 2;
const LEAST_OF_COLOUR = 0.06 ** 2;

/** Around each place: how many there are, of their planes the means, and of level and of the two of colour the spread, squared. */
type Nearby = {
  count: Float32Array;
  level: Float32Array;
  warmth: Float32Array;
  tint: Float32Array;
  levelSpread: Float32Array;
  colourSpread: Float32Array;
};

function nearby({ width, height, level, warmth, tint }: Overview, weights: Float32Array): Nearby {
  const count = boxSum(weights, width, height, REACH);
  for (let at = 0; at < count.length; at++) if ((count[at] as number) < RIM / 2) count[at] = 0;
  const scratch = new Float32Array(weights.length);
  const mean = (one: Float32Array, other: Float32Array | null, factor: number) => {
    for (let at = 0; at < scratch.length; at++)
      scratch[at] = (weights[at] as number) * factor * (one[at] as number) * (other ? (other[at] as number) : 1);
    const sums = boxSum(scratch, width, height, REACH);
    for (let at = 0; at < sums.length; at++) (sums[at] as number) /= Math.max(RIM, count[at] as number);
    return sums;
  };
  const means = { level: mean(level, null, 1), warmth: mean(warmth, null, WARMTH), tint: mean(tint, null, TINT) };
  const levelSpread = mean(level, level, 1);
  const colourSpread = mean(warmth, warmth, WARMTH ** 2);
  const tintSpread = mean(tint, tint, TINT ** 2);
  for (let at = 0; at < count.length; at++) {
    const colour = (colourSpread[at] as number) - (means.warmth[at] as number) ** 2;
    const spread = (colour + (tintSpread[at] as number) - (means.tint[at] as number) ** 2) / 2;
    colourSpread[at] = Math.max(LEAST_OF_COLOUR, spread);
    levelSpread[at] = Math.max(LEAST_OF_LEVEL, (levelSpread[at] as number) - (means.level[at] as number) ** 2);
  }
  return { count, ...means, levelSpread, colourSpread };
}

/** The four places whose middles are around a pixel, with their shares. */
type Around = { readonly places: Int32Array; readonly shares: Float64Array };

function findPlaces({ places, shares }: Around, { width, height, step }: Overview, x: number, y: number): void {
  const right = Math.max(0, Math.min(width - 1, (x + 0.5) / step - 0.5));
  const down = Math.max(0, Math.min(height - 1, (y + 0.5) / step - 0.5));
  const column = Math.floor(right);
  const row = Math.floor(down) * width;
  const next = Math.min(width - 1, column + 1);
  const below = Math.min((height - 1) * width, row + width);
  const u = right - column;
  const v = down - Math.floor(down);
  places[0] = row + column;
  places[1] = row + next;
  places[2] = below + column;
  places[3] = below + next;
  shares[0] = (1 - u) * (1 - v);
  shares[1] = u * (1 - v);
  shares[2] = (1 - u) * v;
  shares[3] = u * v;
}

/** At an edge: how far a pixel is from the colour in front to that of the wall, in light, in which colours blend. */
function blended({ data }: Picture, at: number, near: { wall: Nearby; front: Nearby }, around: Around): number {
  const wall = meanLight(near.wall, around);
  const front = meanLight(near.front, around);
  let [along, length] = [0, 1e-9];
  for (let channel = 0; channel < 3; channel++) {
    const way = (wall[channel] as number) - (front[channel] as number);
    along += ((lightOfByte[data[at + channel] as number] as number) - (front[channel] as number)) * way;
    length += way * way;
  }
  return Math.max(0, Math.min(1, (along / length - 0.5) * EDGE_SHARPNESS + 0.5));
}

/** The blur of a lens is wider than a pixel, and no edge is more than a few. */
const EDGE_SHARPNESS = 1.25;

function meanLight(near: Nearby, { places, shares }: Around): [number, number, number] {
  let [level, warmth, tint, all] = [0, 0, 0, 1e-9];
  for (let corner = 0; corner < 4; corner++) {
    const place = places[corner] as number;
    if (!near.count[place]) continue;
    const share = shares[corner] as number;
    all += share;
    level += share * (near.level[place] as number);
    warmth += (share * (near.warmth[place] as number)) / WARMTH;
    tint += (share * (near.tint[place] as number)) / TINT;
  }
  const middle = (level - tint / 2) / all;
  return [
    Math.exp(middle + warmth / all / 2) - NOISE,
    Math.exp((level + tint / 2) / all) - NOISE,
    Math.exp(middle - warmth / all / 2) - NOISE,
  ];
}

/** The logarithm of the light of each byte. */
const logOfByte = lightOfByte.map((light) => Math.log(light + NOISE));

function shareOfWall({ data }: Picture, at: number, near: { wall: Nearby; front: Nearby }, place: number): number {
  const red = logOfByte[data[at] as number] as number;
  const green = logOfByte[data[at + 1] as number] as number;
  const blue = logOfByte[data[at + 2] as number] as number;
  const level = (red + 2 * green + blue) / 4;
  const warmth = WARMTH * (red - blue);
  const tint = TINT * (green - (red + blue) / 2);
  const ofWall = likelihood(level, warmth, tint, near.wall, place);
  return Math.max(0, Math.min(1, (ofWall - likelihood(level, warmth, tint, near.front, place)) / SOFTNESS + 0.5));
}

const SOFTNESS = 4;

/** The logarithm of how likely such a pixel is among those near a place, seen as a cloud around their mean. */
function likelihood(level: number, warmth: number, tint: number, near: Nearby, place: number): number {
  const levelSpread = near.levelSpread[place] as number;
  const colourSpread = near.colourSpread[place] as number;
  const ofLevel = (level - (near.level[place] as number)) ** 2 / levelSpread;
  const ofWarmth = (warmth - (near.warmth[place] as number)) ** 2;
  const ofColour = (ofWarmth + (tint - (near.tint[place] as number)) ** 2) / colourSpread;
  const count = (near.count[place] as number) / colourSpread;
  return Math.log((count * count) / levelSpread) / 2 - (ofLevel + ofColour) / 2;
}
