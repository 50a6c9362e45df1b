import type { Overview } from './overview.ts';

/**
 * What is wall most likely, before anything is known: the most frequent colour of even places within the marked area (1 in
 * `area`), and of it the most frequent lightness. 1 for each such place, 0 elsewhere. Furniture is often larger than the wall that is
 * seen, but it has folds, edges and grain: an uneven place counts little.
 */
export function firstWall(view: Overview, area: Uint8Array): Float32Array {
  const evenness = evenPlaces(view, area);
  const bins = new Float32Array(WARMTHS * TINTS);
  for (let at = 0; at < area.length; at++) {
    if (!evenness[at]) continue;
    const bin = TINTS * warmthBin(view.warmth[at] as number) + tintBin(view.tint[at] as number);
    (bins[bin] as number) += evenness[at] as number;
  }
  const colour = fullest(bins, TINTS);
  const [warmth, tint] = [WARMTH * (Math.floor(colour / TINTS) - WARMTHS / 2), TINT * ((colour % TINTS) - TINTS / 2)];
  const hasColour = (at: number) =>
    Math.abs((view.warmth[at] as number) - warmth) < NEAR_WARMTH &&
    Math.abs((view.tint[at] as number) - tint) < NEAR_TINT;
  const levels = new Float32Array(LEVELS);
  for (let at = 0; at < area.length; at++)
    if (evenness[at] && hasColour(at)) (levels[levelBin(view.level[at] as number)] as number) += evenness[at] as number;
  const level = LEVEL * (fullest(levels, 1) - LEVELS + LEVELS / 8);
  const first = new Float32Array(area.length);
  for (let at = 0; at < first.length; at++)
    if ((evenness[at] as number) > EVEN && hasColour(at))
      first[at] = Math.abs((view.level[at] as number) - level) < NEAR_LEVEL ? 1 : 0;
  return first;
}

/** The steps in which colours are counted, and how many there are; all as in an `Overview`. */
const WARMTH = 0.04;
const WARMTHS = 160;
const TINT = 0.03;
const TINTS = 80;
const LEVEL = 0.125;
const LEVELS = 64;

/** How far from the most frequent a place may be. */
const NEAR_WARMTH = 0.15;
const NEAR_TINT = 0.06;
const NEAR_LEVEL = 0.4;
const EVEN = 0.3;

/** A change from one place to the next but one at which a place counts half. */
const UNEVEN = 0.06;

function evenPlaces({ width, height, level, warmth, tint }: Overview, area: Uint8Array): Float32Array {
  const evenness = new Float32Array(area.length);
  const change = (plane: Float32Array, at: number) =>
    Math.max(
      Math.abs((plane[at + 1] as number) - (plane[at - 1] as number)),
      Math.abs((plane[at + width] as number) - (plane[at - width] as number)),
    );
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (!area[at]) continue;
      const all = change(level, at) + 2 * change(warmth, at) + 2 * change(tint, at);
      evenness[at] = 1 / (1 + (all / UNEVEN) ** 2);
    }
  return evenness;
}

const warmthBin = (warmth: number) => Math.max(0, Math.min(WARMTHS - 1, Math.round(warmth / WARMTH + WARMTHS / 2)));
const tintBin = (tint: number) => Math.max(0, Math.min(TINTS - 1, Math.round(tint / TINT + TINTS / 2)));
const levelBin = (level: number) => Math.max(0, Math.min(LEVELS - 1, Math.round(level / LEVEL + LEVELS - LEVELS / 8)));

/** The bin that has most together with its neighbours, of rows of `columns` bins. */
function fullest(bins: Float32Array, columns: number): number {
  let [best, most] = [0, -1];
  for (let at = 0; at < bins.length; at++) {
    let sum = 0;
    for (const row of [-columns, 0, columns]) {
      sum += bins[at + row] ?? 0;
      if (columns > 1) sum += (bins[at + row - 1] ?? 0) + (bins[at + row + 1] ?? 0);
    }
    if (sum > most) [best, most] = [at, sum];
  }
  return best;
}
