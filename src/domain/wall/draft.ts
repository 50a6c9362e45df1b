import { addLightPatches } from './add-light-patches.ts';
import type { Marked } from './find-wall.ts';
import { growWall } from './grow-wall.ts';
import { homography } from './homography.ts';
import { type Laid, type Look, layMaterial, type Under } from './lay-material.ts';
import { type LightOfWall, lightOfWall } from './light-of-wall.ts';
import { byteOfLight, LIGHT_STEPS, MOST_LIGHT } from './linear-light.ts';
import { markedArea } from './marked-area.ts';
import type { Overview } from './overview.ts';
import type { Reflectance } from './own-colour.ts';
import type { Corners, Picture } from './picture.ts';

/** What is kept while a corner is moved: the photo in small, and all of it that looks like the wall that was found. */
type Draft = {
  readonly view: Overview;
  readonly small: Picture;
  readonly wall: Float32Array;
  readonly light: LightOfWall;
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
  return { view, small: shrunken(view), wall: grown.wall, light: lightOfWall(view, grown.wall), own };
}

/** The photo in small with the material within the corners of this moment, a step of the overview for a pixel; quick enough for a finger. */
export function layDraft({ view, small, wall, light, own }: Draft, marked: Marked, laid: Laid, look: Look): Picture {
  const corners = marked.corners.map(([x, y]) => [x / view.step, y / view.step]) as unknown as Corners;
  const toWall = homography(corners, marked.widthMm, marked.heightMm);
  if (!toWall) return small;
  const seen = markedArea(corners, view.width, view.height);
  for (let at = 0; at < seen.length; at++) if (seen[at]) seen[at] = wall[at] ? 255 : 0;
  return layMaterial(small, { view: { ...view, step: 1 }, toWall, seen, light, own }, laid, look);
}

function shrunken({ width, height, red, green, blue }: Overview): Picture {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  [red, green, blue].forEach((plane, channel) => {
    for (let at = 0; at < plane.length; at++)
      data[4 * at + channel] = byteOfLight[(Math.min(MOST_LIGHT, plane[at] as number) * LIGHT_STEPS) | 0] as number;
  });
  return { width, height, data };
}
