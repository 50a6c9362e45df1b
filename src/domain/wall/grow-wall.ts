import { isOtherLight, TINT, WARMTH } from './other-light.ts';
import type { Overview } from './overview.ts';
import { smoothModel } from './smooth-model.ts';

/** What is known of a wall: 1 for each place that is wall, and how its light and colour go on over the whole photo. */
export type KnownWall = {
  readonly wall: Float32Array;
  readonly level: Float32Array;
  readonly warmth: Float32Array;
  readonly tint: Float32Array;
};

/**
 * From first places (1 in `first`) to all that goes on like them within the area: what is near the smooth course of the known
 * wall belongs to it and tells the course further on; then what darkens or lightens little by little from place to place.
 */
export function growWall(view: Overview, area: Uint8Array, first: Float32Array): KnownWall {
  const size = { width: view.width, height: view.height, cell: CELL };
  const planes = [view.level, view.warmth, view.tint];
  let wall = first;
  let course = smoothModel(planes, wall, size);
  for (let round = 0; round < ROUNDS; round++) {
    wall = alike(view, area, course);
    if (round === ROUNDS - 1) stepByStep(view, area, course, wall);
    course = smoothModel(planes, wall, size);
  }
  const [level, warmth, tint] = course as [Float32Array, Float32Array, Float32Array];
  return { wall, level, warmth, tint };
}

const CELL = 8;
const ROUNDS = 5;

/** How far a place of the wall is from the smooth course: shading by corners and furniture is within. */
const LEVEL = 0.25;

function alike(view: Overview, area: Uint8Array, course: readonly Float32Array[]): Float32Array {
  const [level, warmth, tint] = course as [Float32Array, Float32Array, Float32Array];
  const wall = new Float32Array(area.length);
  for (let at = 0; at < wall.length; at++) {
    if (!area[at]) continue;
    if (Math.abs((view.level[at] as number) - (level[at] as number)) > LEVEL) continue;
    if (Math.abs((view.warmth[at] as number) - (warmth[at] as number)) > WARMTH) continue;
    const off = Math.abs((view.tint[at] as number) - (tint[at] as number));
    const isNoise = Math.abs((view.evenTint[at] as number) - (tint[at] as number)) < TINT;
    if (off < TINT || (isNoise && off < TINT + (view.noise[at] as number))) wall[at] = 1;
  }
  return wall;
}

/** The most that light changes from one place to the next without an edge. */
const LEVEL_STEP = 0.05;
const WARMTH_STEP = 0.04;
const TINT_STEP = 0.03;

/** Adds to `wall` the places beside it that differ little from their neighbour, and can be it in other light. */
function stepByStep(view: Overview, area: Uint8Array, course: readonly Float32Array[], wall: Float32Array): void {
  const { width, level, warmth } = view;
  const [levels, warmths, tints] = course as [Float32Array, Float32Array, Float32Array];
  const differs = (plane: Float32Array, one: number, other: number, most: number) =>
    Math.abs((plane[one] as number) - (plane[other] as number)) > most;
  const open: number[] = [];
  // Only from where the wall ends: within it there is nothing to add.
  for (let at = 0; at < wall.length; at++)
    if (wall[at] && !(wall[at - 1] && wall[at + 1] && wall[at - width] && wall[at + width])) open.push(at);
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (!area[next] || wall[next]) continue;
      if (differs(level, at, next, LEVEL_STEP) || differs(warmth, at, next, WARMTH_STEP)) continue;
      if (differs(view.evenTint, at, next, TINT_STEP)) continue;
      const over = (plane: Float32Array, course: Float32Array) => (plane[next] as number) - (course[next] as number);
      if (!isOtherLight(over(level, levels), over(warmth, warmths), over(view.evenTint, tints))) continue;
      wall[next] = 1;
      open.push(next);
    }
}
