import type { KnownWall } from './grow-wall.ts';
import { isOtherLight } from './other-light.ts';
import type { Overview } from './overview.ts';

/**
 * Adds to the wall what is it in sun, in a shadow or beside a lamp: patches with an edge that can be wall in other light, lie at the
 * wall, are as even as it, and across whose edge the light changes but not the colour. A cushion of the wall's colour
 * lies at the sofa, a vase is rounded, a lampshade has another colour.
 */
export function addLightPatches(view: Overview, area: Uint8Array, known: KnownWall): void {
  // Then what is narrow between two parts of the wall: the soft edge of a shadow, noise.
  for (const isWall of [isLitWall, isBetweenWalls]) {
    const patches = new Int32Array(area.length);
    let patch = 0;
    const found: number[][] = [];
    for (let at = 0; at < area.length; at++) {
      if (patches[at] || known.wall[at] || !canBe(view, area, known, at)) continue;
      patch++;
      const places = collect(view, area, known, patches, patch, at);
      if (isWall(measured(view, area, known, patches, patch, places))) found.push(places);
    }
    // Only now: a patch beside a patch that was found is not beside what was known.
    for (const places of found) for (const place of places) known.wall[place] = 1;
  }
}

function canBe(view: Overview, area: Uint8Array, { level, warmth, tint }: KnownWall, at: number): boolean {
  if (!area[at]) return false;
  const over = (plane: Float32Array, course: Float32Array) => (plane[at] as number) - (course[at] as number);
  return isOtherLight(
    over(view.level, level),
    over(view.warmth, warmth),
    over(view.tint, tint),
    view.noise[at] as number,
  );
}

/** Light may change from one place of a patch to the next; where the colour does, another thing begins. */
const WARMTH_STEP = 0.07;
const TINT_STEP = 0.035;

function collect(
  view: Overview,
  area: Uint8Array,
  known: KnownWall,
  patches: Int32Array,
  patch: number,
  from: number,
): number[] {
  const { width, warmth, tint } = view;
  const places = [from];
  patches[from] = patch;
  for (let index = 0; index < places.length; index++) {
    const at = places[index] as number;
    for (let side = 0; side < 4; side++) {
      const next = side === 0 ? at - 1 : side === 1 ? at + 1 : side === 2 ? at - width : at + width;
      if (!area[next] || patches[next] || known.wall[next]) continue;
      if (Math.abs((warmth[at] as number) - (warmth[next] as number)) > WARMTH_STEP) continue;
      if (Math.abs((tint[at] as number) - (tint[next] as number)) > TINT_STEP) continue;
      if (!canBe(view, area, known, next)) continue;
      patches[next] = patch;
      places.push(next);
    }
  }
  return places;
}

/** Of a patch: its places, how much of its edge is at wall, what changes across this edge, and the relief inside (0 if it has no inside). */
type Measured = {
  count: number;
  wallShare: number;
  /** Of the changes of level across the edge, what a quarter of it has less and a quarter more. */
  levels: readonly [low: number, high: number];
  /** Beyond the blur of the edge, which narrow patches are. */
  inner: { level: number; warmth: number; tint: number };
  relief: number;
  /** The mean over what the wall has there. */
  over: { warmth: number; tint: number };
};

function measured(
  { width, level, warmth, tint }: Overview,
  area: Uint8Array,
  { wall, ...course }: KnownWall,
  patches: Int32Array,
  patch: number,
  places: readonly number[],
): Measured {
  let [atWall, atOther] = [0, 0];
  const [all, levels, warmths, tints, reliefs] = [[], [], [], [], []] as [
    number[],
    number[],
    number[],
    number[],
    number[],
  ];
  const change = (plane: Float32Array, one: number, other: number) => (plane[one] as number) - (plane[other] as number);
  for (const at of places) {
    for (let side = 0; side < 4; side++) {
      const step = side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width;
      const next = at + step;
      if (patches[next] === patch || !area[next]) continue;
      if (!wall[next]) {
        atOther++;
        continue;
      }
      atWall++;
      const [inner, outer] = [at - 2 * step, next + 2 * step];
      if (!wall[outer]) continue;
      all.push(change(level, at, outer));
      if (patches[inner] !== patch) continue;
      levels.push(change(level, inner, outer));
      warmths.push(change(warmth, inner, outer));
      tints.push(change(tint, inner, outer));
    }
    const [right, below] = [at + 2, at + 2 * width];
    if (
      patches[at - 2] === patch &&
      patches[right] === patch &&
      patches[at - 2 * width] === patch &&
      patches[below] === patch
    )
      reliefs.push(Math.sqrt(change(level, right, at - 2) ** 2 + change(level, below, at - 2 * width) ** 2) / 4);
  }
  const mean = (plane: Float32Array, course: Float32Array) =>
    places.reduce((sum, at) => sum + (plane[at] as number) - (course[at] as number), 0) / places.length;
  return {
    count: places.length,
    over: { warmth: mean(warmth, course.warmth), tint: mean(tint, course.tint) },
    wallShare: atWall / Math.max(1, atWall + atOther),
    levels: [quantile(all, 0.25), quantile(all, 0.75)],
    inner: { level: median(levels), warmth: median(warmths), tint: median(tints) },
    relief: reliefs.length < ENOUGH_INSIDE ? 0 : median(reliefs),
  };
}

const ENOUGH_INSIDE = 10;

function isLitWall({ count, wallShare, inner, relief, over }: Measured): boolean {
  return (
    isOtherLight(0, over.warmth, over.tint) &&
    count >= LEAST_PLACES &&
    wallShare >= LEAST_WALL &&
    Math.abs(inner.warmth) < EDGE_WARMTH + EDGE_WARMTH_OF_LEVEL * Math.abs(inner.level) &&
    Math.abs(inner.tint) < EDGE_TINT &&
    relief < MOST_RELIEF
  );
}

/** Smaller ones are noise, edges and what is between leaves. */
const LEAST_PLACES = 30;

/** The share of the edge, without that of the marked area, at which there must be wall. */
const LEAST_WALL = 0.3;

/** How much warmth may change across the edge, and how much more for each step of level. */
const EDGE_WARMTH = 0.06;
const EDGE_WARMTH_OF_LEVEL = 0.12;
const EDGE_TINT = 0.045;

/** The change of level from place to place inside of a patch: half of its places have less. */
const MOST_RELIEF = 0.035;

/** The soft edge of a shadow is lighter than one side and darker than the other; a cord is darker than both. */
function isBetweenWalls({ wallShare, levels, relief }: Measured): boolean {
  const [low, high] = levels;
  return wallShare >= 0.5 && low < DIFFERENT && high > -DIFFERENT && relief < MOST_RELIEF;
}

const DIFFERENT = 0.3;

/** 0 of none: what cannot be measured speaks against nothing. */
function quantile(numbers: number[], share: number): number {
  return Float64Array.from(numbers).sort()[Math.floor(numbers.length * share)] ?? 0;
}

const median = (numbers: number[]) => quantile(numbers, 0.5);
