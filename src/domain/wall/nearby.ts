import { boxSum } from './box-sum.ts';
import { lightOfByte } from './linear-light.ts';
import { NOISE, type Overview } from './overview.ts';

/**
 * What is known around each place of an overview: how much of it there is (0: nothing), the means of its planes, and how widely they
 * spread, as one over twice the square, of level and of the two of colour. `weight` is how much a cloud with this spread says
 * of a pixel in its middle. `light` has red, green and blue for each place; they are reckoned when they are asked for.
 */
export type Nearby = {
  readonly count: Float32Array;
  readonly level: Float32Array;
  readonly warmth: Float32Array;
  readonly tint: Float32Array;
  readonly ofLevel: Float32Array;
  readonly ofColour: Float32Array;
  readonly weight: Float32Array;
  readonly light: Float32Array;
};

/** `weights` say how much of each place counts. */
export function nearby({ width, height, level, warmth, tint }: Overview, weights: Float32Array): Nearby {
  const count = boxSum(weights, width, height, REACH);
  for (let at = 0; at < count.length; at++) if ((count[at] as number) < RIM / 2) count[at] = 0;
  const scratch = new Float32Array(weights.length);
  const mean = (one: Float32Array, other: Float32Array | null, factor: number) => {
    for (let at = 0; at < scratch.length; at++) {
      const weight = weights[at] as number;
      if (!weight) scratch[at] = 0;
      else scratch[at] = weight * factor * (one[at] as number) * (other ? (other[at] as number) : 1);
    }
    const sums = boxSum(scratch, width, height, REACH);
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) / Math.max(RIM, count[at] as number);
    return sums;
  };
  const means = { level: mean(level, null, 1), warmth: mean(warmth, null, WARMTH), tint: mean(tint, null, TINT) };
  const ofLevel = mean(level, level, 1);
  const ofColour = mean(warmth, warmth, WARMTH ** 2);
  const ofTint = mean(tint, tint, TINT ** 2);
  const weight = new Float32Array(count.length);
  for (let at = 0; at < count.length; at++) {
    const many = count[at] as number;
    if (!many) continue;
    const colour = (ofColour[at] as number) - (means.warmth[at] as number) ** 2;
    const both = (colour + (ofTint[at] as number) - (means.tint[at] as number) ** 2) / 2;
    const colourSpread = Math.max(LEAST_OF_COLOUR, both);
    const levelSpread = Math.max(LEAST_OF_LEVEL, (ofLevel[at] as number) - (means.level[at] as number) ** 2);
    ofLevel[at] = 0.5 / levelSpread;
    ofColour[at] = 0.5 / colourSpread;
    weight[at] = Math.log((many * many) / (colourSpread * colourSpread * levelSpread)) / 2;
  }
  return { count, ...means, ofLevel, ofColour, weight, light: new Float32Array(3 * count.length) };
}

/** In places on each side. */
const REACH = 3;

/** A place of the front beside the wall is half wall: it counts where there is nothing better, as in a leaf. */
export const RIM = 0.02;

/** What counts as far in each plane: tint tells more than warmth, and warmth more than level. */
const WARMTH = 2;
const TINT = 4;

/** The least spread, squared: of level what shadows of narrow things do to a wall, of colour what noise does to all. */
const LEAST_OF_LEVEL = 0.2 ** 2;
const LEAST_OF_COLOUR = 0.06 ** 2;

/** Where in `light` red, green and blue of a place are. */
export function lightNear({ level, warmth, tint, light }: Nearby, place: number): number {
  const at = 3 * place;
  if (light[at] || light[at + 1] || light[at + 2]) return at;
  const green = (level[place] as number) + (tint[place] as number) / TINT / 2;
  const middle = green - (tint[place] as number) / TINT;
  const half = (warmth[place] as number) / WARMTH / 2;
  light[at] = Math.exp(middle + half) - NOISE;
  light[at + 1] = Math.exp(green) - NOISE;
  light[at + 2] = Math.exp(middle - half) - NOISE;
  return at;
}

/** The logarithm of the light of each byte. */
const logOfByte = lightOfByte.map((light) => Math.log(light + NOISE));

/** 0 to 1: whether a pixel is like the wall near a place or like what stands in front, each seen as a cloud around its mean. */
export function shareOfWall(
  redByte: number,
  greenByte: number,
  blueByte: number,
  wall: Nearby,
  front: Nearby,
  place: number,
): number {
  const red = logOfByte[redByte] as number;
  const green = logOfByte[greenByte] as number;
  const blue = logOfByte[blueByte] as number;
  const level = (red + 2 * green + blue) / 4;
  const warmth = WARMTH * (red - blue);
  const tint = TINT * (green - (red + blue) / 2);
  const toWall =
    (level - (wall.level[place] as number)) ** 2 * (wall.ofLevel[place] as number) +
    ((warmth - (wall.warmth[place] as number)) ** 2 + (tint - (wall.tint[place] as number)) ** 2) *
      (wall.ofColour[place] as number);
  const toFront =
    (level - (front.level[place] as number)) ** 2 * (front.ofLevel[place] as number) +
    ((warmth - (front.warmth[place] as number)) ** 2 + (tint - (front.tint[place] as number)) ** 2) *
      (front.ofColour[place] as number);
  const likelier = (wall.weight[place] as number) - toWall - (front.weight[place] as number) + toFront;
  return Math.max(0, Math.min(1, likelier / SOFTNESS + 0.5));
}

const SOFTNESS = 4;
