import { addLightPatches } from './add-light-patches.ts';
import type { Marked } from './find-wall.ts';
import { growWall } from './grow-wall.ts';
import { homography } from './homography.ts';
import { AIM_EVERY, gainsOf, inRepeats, type Laid, type Look, type Under } from './lay-material.ts';
import { lightOfWall } from './light-of-wall.ts';
import { byteOfLight, LIGHT_STEPS, MOST_LIGHT } from './linear-light.ts';
import { insideOfRow } from './marked-area.ts';
import { type Reflectance, SHEEN } from './own-colour.ts';
import type { Corners, Picture } from './picture.ts';
import { openSampler } from './sampler.ts';

/** What is kept while a corner is moved, for each place of the overview: whether it looks like the wall that was found, and its light. */
type Draft = {
  readonly width: number;
  readonly height: number;
  readonly step: number;
  readonly wall: Float32Array;
  /** Red, green and blue of each place. */
  readonly light: Float32Array;
  readonly own: Reflectance;
};

/** Made once for a wall that was found; it looks for more of it beyond the corners. */
export function openDraft(photo: Picture, { view, seen, own }: Under): Draft {
  const { width, height, step } = view;
  const known = new Float32Array(width * height);
  for (let at = 0; at < known.length; at++) {
    const x = Math.min(photo.width - 1, Math.floor(((at % width) + 0.5) * step));
    const y = Math.min(photo.height - 1, Math.floor((Math.floor(at / width) + 0.5) * step));
    if ((seen[y * photo.width + x] as number) > 127) known[at] = 1;
  }
  const everywhere = new Uint8Array(known.length).fill(1);
  const grown = growWall(view, everywhere, known);
  addLightPatches(view, everywhere, grown);
  const found = lightOfWall(view, grown.wall);
  const light = new Float32Array(3 * known.length);
  for (const [channel, plane] of (['red', 'green', 'blue'] as const).entries())
    for (let at = 0; at < known.length; at++) {
      const mean = found[plane][at] as number;
      light[3 * at + channel] = mean + (found.detail[at] as number) * ((view[plane][at] as number) - mean);
    }
  return { width, height, step, wall: grown.wall, light, own };
}

/**
 * The material within the corners of this moment, a step of the overview for a pixel, quick enough for a finger; where there is no wall
 * nothing is drawn (alpha 0), so that it can lie on the photo.
 */
export function layDraft(
  { width, height, step, wall, light, own }: Draft,
  marked: Marked,
  laid: Laid,
  look: Look,
): Picture {
  const data = new Uint8ClampedArray(4 * width * height);
  const corners = marked.corners.map(([x, y]) => [x / step, y / step]) as unknown as Corners;
  const toWall = homography(corners, marked.widthMm, marked.heightMm);
  if (!toWall) return { width, height, data };
  const [a, b, c, d, e, f, g, h, i] = inRepeats(toWall, laid);
  const isSquare = laid.repeatMm[0] === laid.repeatMm[1];
  const { aim, sample, colour } = openSampler(laid.material, laid.repeat, isSquare, true);
  const gains = gainsOf(laid.material, own, look);
  for (let y = 0; y < height; y++) {
    const [from, to] = insideOfRow(corners, y + 0.5);
    const last = Math.min(width, Math.ceil(to - 0.5));
    let aimAgain = 0;
    for (let x = Math.max(0, Math.ceil(from - 0.5)); x < last; x++) {
      const place = y * width + x;
      if (!wall[place]) continue;
      const divisor = 1 / (g * (x + 0.5) + h * (y + 0.5) + i);
      const across = (a * (x + 0.5) + b * (y + 0.5) + c) * divisor;
      const up = (d * (x + 0.5) + e * (y + 0.5) + f) * divisor;
      if (x >= aimAgain) {
        aim((a - across * g) * divisor, (d - up * g) * divisor, (b - across * h) * divisor, (e - up * h) * divisor);
        aimAgain = x + AIM_EVERY;
      }
      if (!sample(across, up)) continue;
      for (let channel = 0; channel < 3; channel++) {
        const is =
          (light[3 * place + channel] as number) * ((colour[channel] as number) + SHEEN) * (gains[channel] as number);
        data[4 * place + channel] = byteOfLight[Math.min(MOST_LIGHT * LIGHT_STEPS, is * LIGHT_STEPS) | 0] as number;
      }
      data[4 * place + 3] = 255;
    }
  }
  return { width, height, data };
}
