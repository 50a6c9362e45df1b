import type { Homography } from './homography.ts';
import type { LightOfWall } from './light-of-wall.ts';
import { byteOfLight, LIGHT_STEPS, lightOfByte, MOST_LIGHT } from './linear-light.ts';
import type { Material } from './material.ts';
import type { Overview } from './overview.ts';
import type { Reflectance } from './own-colour.ts';
import { SHEEN } from './own-colour.ts';
import type { Picture } from './picture.ts';
import type { Repeat } from './repeat.ts';
import { openSampler } from './sampler.ts';

/** What hangs on the wall. Millimetres from the lower left corner of the marked rectangle, to the right and up. */
export type Laid = {
  readonly material: Material;
  readonly repeatMm: readonly [width: number, height: number];
  readonly originFromBottomLeftMm: readonly [right: number, up: number];
  readonly repeat: Repeat;
};

/** What was found of a wall in a photo, and what the visitor sets by hand. */
export type Under = {
  readonly view: Overview;
  /** From the photo's pixels to the wall in millimetres. */
  readonly toWall: Homography;
  /** 255: the pixel is wall. */
  readonly seen: Uint8Array;
  readonly light: LightOfWall;
  readonly own: Reflectance;
};

/** -1 to 1; 0 is as it was found. A whole step of lightness is twice the light, of warmth a fifth more red and less blue. */
export type Look = { readonly lightness: number; readonly warmth: number };

/** The photo with the material on its wall; where `seen` is 0, its very bytes. */
export function layMaterial(photo: Picture, under: Under, laid: Laid, look: Look): Picture {
  const { view, toWall, seen, light, own } = under;
  const { width, step } = view;
  const data = new Uint8ClampedArray(photo.data);
  const { aim, sample, colour } = openSampler(laid.material, laid.repeat, laid.repeatMm[0] === laid.repeatMm[1]);
  const gains = gainsOf(laid.material, own, look);
  const [a, b, c, d, e, f, g, h, i] = inRepeats(toWall, laid);
  const lines = [light.red, light.green, light.blue, light.detail].map(() => new Float32Array(width));
  const [red, green, blue, details] = lines as [Float32Array, Float32Array, Float32Array, Float32Array];
  const channels = [red, green, blue];
  for (let y = 0; y < photo.height; y++) {
    lineOf(light, view, (y + 0.5) / step - 0.5, lines);
    let aimAgain = 0;
    for (let x = 0; x < photo.width; x++) {
      const pixel = y * photo.width + x;
      if (!seen[pixel]) continue;
      const divisor = 1 / (g * (x + 0.5) + h * (y + 0.5) + i);
      const across = (a * (x + 0.5) + b * (y + 0.5) + c) * divisor;
      const up = (d * (x + 0.5) + e * (y + 0.5) + f) * divisor;
      // What a pixel covers changes little from one to the next.
      if (x >= aimAgain) {
        aim((a - across * g) * divisor, (d - up * g) * divisor, (b - across * h) * divisor, (e - up * h) * divisor);
        aimAgain = x + AIM_EVERY;
      }
      if (!sample(across, up)) continue;
      const right = Math.max(0, Math.min(width - 1, (x + 0.5) / step - 0.5));
      const one = Math.floor(right);
      const other = Math.min(width - 1, one + 1);
      const u = right - one;
      const share = (seen[pixel] as number) / 255;
      // At an edge a pixel is in part what stands in front: there the light is that of the wall beside it.
      const detail = ((details[one] as number) * (1 - u) + (details[other] as number) * u) * share * share;
      for (let channel = 0; channel < 3; channel++) {
        const line = channels[channel] as Float32Array;
        const was = lightOfByte[photo.data[4 * pixel + channel] as number] as number;
        const mean = (line[one] as number) * (1 - u) + (line[other] as number) * u;
        const lit = mean + detail * (was - mean);
        const becomes = lit * ((colour[channel] as number) + SHEEN) * (gains[channel] as number);
        const is = share === 1 ? becomes : Math.max(0, was - share * lit) + share * becomes;
        data[4 * pixel + channel] = byteOfLight[Math.min(MOST_LIGHT * LIGHT_STEPS, is * LIGHT_STEPS) | 0] as number;
      }
    }
  }
  return { width: photo.width, height: photo.height, data };
}

/** Pixels. */
export const AIM_EVERY = 8;

/** The light at a row between two of the overview, into one line for each of its planes. */
function lineOf(light: LightOfWall, { width, height }: Overview, row: number, lines: readonly Float32Array[]): void {
  const down = Math.max(0, Math.min(height - 1, row));
  const top = Math.floor(down) * width;
  const low = Math.min(height - 1, Math.floor(down) + 1) * width;
  const v = down - Math.floor(down);
  [light.red, light.green, light.blue, light.detail].forEach((plane, at) => {
    const line = lines[at] as Float32Array;
    for (let x = 0; x < width; x++) line[x] = (plane[top + x] as number) * (1 - v) + (plane[low + x] as number) * v;
  });
}

/** From the photo's pixels to repeats, from the lower left corner of one. */
export function inRepeats(
  [a, b, c, d, e, f, g, h, i]: Homography,
  { repeatMm, originFromBottomLeftMm }: Laid,
): Homography {
  const [[width, height], [x, y]] = [repeatMm, originFromBottomLeftMm];
  return [
    (a - x * g) / width,
    (b - x * h) / width,
    (c - x * i) / width,
    (d - y * g) / height,
    (e - y * h) / height,
    (f - y * i) / height,
    g,
    h,
    i,
  ];
}

/**
 * From light with the wall's own colour to light on the new surface. A darker surface sends less light back into the room, and less comes
 * back to it from there: a fifth of what leaves a wall returns.
 */
export function gainsOf({ mean }: Material, own: Reflectance, { lightness, warmth }: Look): Reflectance {
  const warm = [1, 0, -1];
  return own.map((share, channel) => {
    const back = (1 - RETURNS * share) / (1 - RETURNS * (mean[channel] as number));
    return (back / (share + SHEEN)) * 2 ** lightness * 1.2 ** (warmth * (warm[channel] as number));
  }) as unknown as Reflectance;
}

const RETURNS = 0.2;
