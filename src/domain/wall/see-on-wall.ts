import { findWall, type Marked } from './find-wall.ts';
import { type Laid, type Look, layMaterial } from './lay-material.ts';
import { readMaterial } from './material.ts';
import { overview } from './overview.ts';
import type { Picture } from './picture.ts';
import type { Stroke } from './strokes.ts';

/** A picture of one repeat of a surface, square-on, and how it hangs. */
export type Surface = Omit<Laid, 'material'> & { readonly picture: Picture };

/**
 * The photo with a surface on its marked wall, behind what stands in front, and which pixels are that wall (255). Corners that cross or
 * a rectangle without size change nothing. The stages apart are `overview`, `findWall`, `readMaterial` and `layMaterial`: what
 * was found stays when the surface or its look change.
 */
export function seeOnWall(
  photo: Picture,
  marked: Marked,
  { picture, ...laid }: Surface,
  { strokes, ...look }: Look & { readonly strokes: readonly Stroke[] },
): { picture: Picture; seen: Uint8Array } {
  const under = findWall(photo, overview(photo), marked, strokes);
  if (!under) return { picture: photo, seen: new Uint8Array(photo.width * photo.height) };
  return { picture: layMaterial(photo, under, { ...laid, material: readMaterial(picture) }, look), seen: under.seen };
}
