import { boxSum } from './box-sum.ts';
import type { Overview } from './overview.ts';

/** A line across a plane: at column x it is in row `at + slope * x`. */
export type SlantedLine = { readonly at: number; readonly slope: number };

/** A plane whose columns are looked through for a line; turned over for lines from top to bottom. `edges` are of the three in `edgesOf`. */
export type EdgeSheet = {
  readonly columns: number;
  readonly rows: number;
  readonly edges: readonly Float32Array[];
  readonly wall: Float32Array;
};

/**
 * How light, warmth and tint change from a row (or, not across, from a column) to the next ones: towards -1 and 1 is an edge that
 * everybody sees. Light that falls off over a wall changes as much beside a place as there, an edge does not.
 */
export function edgesOf(view: Overview, isAcross: boolean): Float32Array[] {
  const { width, height } = view;
  const over = isAcross ? width : 1;
  return [view.level, view.warmth, view.tint].map((plane) => {
    const even = boxSum(plane, width, height, 1);
    const change = new Float32Array(plane.length);
    for (let y = MARGIN; y < height - MARGIN; y++)
      for (let x = MARGIN; x < width - MARGIN; x++) {
        const at = y * width + x;
        change[at] = ((even[at + 2 * over] as number) - (even[at - 2 * over] as number)) / 9;
      }
    return change.map((here, at) => {
      const beside = ((change[at - BESIDE * over] ?? 0) + (change[at + BESIDE * over] ?? 0)) / 2;
      const clear = (here - beside) / CLEAR;
      return clear / (1 + Math.abs(clear));
    });
  });
}

/** In places. */
const MARGIN = 4;
const BESIDE = 5;

/** A logarithm at which half is sure. */
const CLEAR = 0.006;

/** The same with rows and columns exchanged. */
export function turned(plane: Float32Array, columns: number, rows: number): Float32Array {
  const other = new Float32Array(plane.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      other[column * rows + row] = plane[row * columns + column] as number;
  return other;
}

/**
 * How steep a line may be, and which share of it must be an edge where it looks like wall on both sides. That may be the edge of a patch of
 * sun, which is shorter than the wall.
 */
type LineRules = { readonly slopes: readonly [least: number, most: number]; readonly ofSame: number };

/**
 * The straight edge at which a wall ends: above a place of it (`towards` -1) or below (1). There is wall on the side of the
 * place, and an edge along most of what is not hidden. Null where no line has enough of both.
 */
export function edgeLine(
  sheet: EdgeSheet,
  [column, row]: readonly [number, number],
  towards: 1 | -1,
  [first, last]: readonly [number, number],
  { slopes, ofSame }: LineRules,
): SlantedLine | null {
  const { columns, rows } = sheet;
  let best: { line: SlantedLine; score: number } | null = null;
  const tryLine = (left: number, right: number) => {
    const slope = (right - left) / columns;
    if (slope < slopes[0] || slope > slopes[1] || (left + slope * column - row) * towards < LEAST_AWAY) return;
    const line = { at: left, slope };
    const score = scoreOf(sheet, line, towards, first, last, ofSame);
    if (score > (best?.score ?? 0)) best = { line, score };
  };
  for (let left = -rows; left < 2 * rows; left += COARSE)
    for (let right = -rows; right < 2 * rows; right += COARSE) tryLine(left, right);
  const coarse = (best as { line: SlantedLine } | null)?.line;
  if (!coarse) return null;
  for (let left = -COARSE; left <= COARSE; left++)
    for (let right = -COARSE; right <= COARSE; right++)
      tryLine(coarse.at + left, coarse.at + coarse.slope * columns + right);
  return (best as { line: SlantedLine } | null)?.line ?? null;
}

const LEAST_AWAY = 6;
const COARSE = 3;
const SAMPLE = 3;

/** So far inside of a line there must be wall, and so far beyond it there should be none: the blur of the edge is between. */
const INSIDE = 4;
const BEYOND = 7;

/** The share of the edge that must be seen, of the wall's whole side and of what is neither hidden nor outside of the photo. */
const LEAST_OF_ALL = 0.15;
const LEAST_OF_SEEN = 0.5;

function scoreOf(
  { columns, rows, edges, wall }: EdgeSheet,
  { at, slope }: SlantedLine,
  towards: 1 | -1,
  first: number,
  last: number,
  ofSame: number,
): number {
  const [level, warmth, tint] = edges as [Float32Array, Float32Array, Float32Array];
  let [all, seen, both, ofLevel, ofWarmth, ofTint] = [0, 0, 0, 0, 0, 0];
  for (let column = Math.max(0, Math.floor(first)); column < Math.min(columns, last); column += SAMPLE) {
    all++;
    const row = Math.round(at + slope * column);
    if (row < MARGIN + BESIDE || row >= rows - MARGIN - BESIDE) continue;
    const inside = row - towards * INSIDE;
    if (inside < 0 || inside >= rows || !wall[inside * columns + column]) continue;
    seen++;
    both += wall[(row + towards * BEYOND) * columns + column] ?? 0;
    ofLevel += level[row * columns + column] as number;
    ofWarmth += warmth[row * columns + column] as number;
    ofTint += tint[row * columns + column] as number;
  }
  // Noise changes its sign from place to place, an edge does not.
  const sum = Math.max(Math.abs(ofLevel), Math.abs(ofWarmth), Math.abs(ofTint));
  const least = LEAST_OF_SEEN * seen + (ofSame - LEAST_OF_SEEN) * both;
  return sum < LEAST_OF_ALL * all || sum < least ? 0 : (sum * sum) / seen;
}

/**
 * How much of a line between two columns is wall, as a share, and the longest stretch of it that is not, in places. What is outside of the
 * photo is no wall.
 */
export function onWall(
  { columns, rows, wall }: EdgeSheet,
  { at, slope }: SlantedLine,
  first: number,
  last: number,
): { share: number; gap: number } {
  let [all, sum, gap, stretch] = [0, 0, 0, 0];
  for (let column = first; column < last; column++) {
    all++;
    const row = Math.round(at + slope * column);
    const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
    const here = isInside ? (wall[row * columns + Math.floor(column)] as number) : 0;
    sum += here;
    stretch = here < 0.5 ? stretch + 1 : 0;
    gap = Math.max(gap, stretch);
  }
  return { share: all ? sum / all : 0, gap };
}
