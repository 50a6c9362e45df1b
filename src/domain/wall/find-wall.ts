import { addLightPatches } from './add-light-patches.ts';
import { firstWall } from './first-wall.ts';
import { growWall } from './grow-wall.ts';
import { homography } from './homography.ts';
import type { Under } from './lay-material.ts';
import { lightOfWall } from './light-of-wall.ts';
import { markedArea } from './marked-area.ts';
import { matte } from './matte.ts';
import type { Overview } from './overview.ts';
import { ownColour } from './own-colour.ts';
import type { Corners, Picture } from './picture.ts';
import { removeIslands } from './remove-islands.ts';
import { brush, placesUnder, type Stroke } from './strokes.ts';

/** The rectangle that was marked in a photo, and its true size. */
export type Marked = { readonly corners: Corners; readonly widthMm: number; readonly heightMm: number };

/** Which pixels are wall, in what light, of which colour of its own; null where the corners mark nothing. */
export function findWall(
  photo: Picture,
  view: Overview,
  { corners, widthMm, heightMm }: Marked,
  strokes: readonly Stroke[],
): Under | null {
  const toWall = homography(corners, widthMm, heightMm);
  if (!toWall) return null;
  const area = markedArea(corners, view.width, view.height, view.step);
  const known = growWall(view, area, brushedFirst(view, firstWall(view, area), strokes));
  const { wall } = known;
  addLightPatches(view, area, known);
  removeIslands(wall, area, view.width);
  for (const stroke of strokes) brush(view, area, wall, stroke);
  const light = lightOfWall(view, wall);
  return { view, toWall, seen: matte(photo, view, area, wall, corners), light, own: ownColour(view, wall, corners) };
}

/** What was brushed as wall is wall from the start, so that all that is like it is found too. */
function brushedFirst(view: Overview, first: Float32Array, strokes: readonly Stroke[]): Float32Array {
  for (const stroke of strokes)
    placesUnder(view, stroke).forEach((isUnder, at) => {
      if (isUnder) first[at] = stroke.kind === 'wall' ? 1 : 0;
    });
  return first;
}
