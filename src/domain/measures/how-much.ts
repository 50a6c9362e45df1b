import { cutFrom, type Lengths } from './cut-from.ts';
import type { MeasuredWall } from './measured-wall.ts';
import type { Pack } from './pack.ts';

/** What must be bought for walls. Areas are in square millimetres, `cutMm` is the longest cut. */
export type HowMuch = {
  readonly areaMm2: number;
  readonly openingsMm2: number;
  readonly quantity: number;
  /** Of rolls: strips across all walls. Of pieces: columns. */
  readonly strips?: number;
  readonly cutMm?: number;
  /** How many of the longest cut come from one roll or piece; 0 where a piece is shorter than the wall. */
  readonly perPack?: number;
};

/**
 * The quantity for walls that have no problems: `howMuch(roll, [{ widthMm: 3658, heightMm: 3048, openings: [] }])` → 7 strips of 3,150 mm,
 * 3 from a roll of 10,050 mm, so 3 rolls.
 */
export function howMuch(pack: Pack, walls: readonly MeasuredWall[]): HowMuch {
  const areaMm2 = sum(walls.map(({ widthMm, heightMm }) => widthMm * heightMm));
  const openingsMm2 = sum(walls.flatMap(({ openings }) => openings.map((each) => each.widthMm * each.heightMm)));
  const facts = { areaMm2, openingsMm2 };
  const more = 100 + pack.wastePercent;
  const counted = (count: number) => Math.ceil((count * more) / 100 - 1e-9);
  const measured = (exact: number) => Math.ceil(((exact * more) / 100) * (1 - ROUNDED));
  switch (pack.kind) {
    case 'roll':
      return { ...facts, ...rollsFor(pack, walls, counted) };
    case 'piece':
      return { ...facts, ...piecesFor(pack, walls, counted) };
    case 'box':
      return { ...facts, quantity: measured((areaMm2 - openingsMm2) / pack.areaMm2) };
    case 'length':
      return { ...facts, quantity: measured(sum(walls.map(({ widthMm }) => widthMm)) / FOOT) };
    case 'area':
      return { ...facts, quantity: measured((areaMm2 - openingsMm2) / FOOT ** 2) };
  }
}

const FOOT = 304.8;

/** Feet become whole millimetres, a share of at most 1 in 2,000 more: 12 by 15 ft are 180 square feet, not 181. */
const ROUNDED = 1 / 2000;

/**
 * How many strips of a roll or columns of pieces the walls have, before waste: `stripsOf(roll, walls)` → 7. 0 of a pack that is sold by
 * the box, the foot or the square foot.
 */
export function stripsOf(pack: Pack, walls: readonly MeasuredWall[]): number {
  return 'widthMm' in pack ? sum(walls.map(({ widthMm }) => across(widthMm, pack.widthMm))) : 0;
}

/** `across(6096, 1219)` → 5: how many beside each other cover a width, but for what is rounding. */
function across(widthMm: number, oneMm: number): number {
  return Math.ceil((widthMm - roundedIn(widthMm)) / oneMm);
}

/**
 * `roundedIn(6096)` → 3.548: how much of a wall may stay bare where feet became whole millimetres. Half a millimetre of the wall, and
 * what its pieces lost, once for all of them: a millimetre for each joint would leave out whole pieces of a long wall.
 */
function roundedIn(lengthMm: number): number {
  return 0.5 + Math.min(lengthMm * ROUNDED, MOST_ROUNDED);
}

/** In millimetres. */
const MOST_ROUNDED = 5;

/** `cutLength({ heightMm: 3048, trimMm: 100, repeatMm: 1050 })` → 3150: height and trim, up to the next repeat. */
export function cutLength({
  heightMm,
  trimMm,
  repeatMm,
}: {
  heightMm: number;
  trimMm: number;
  repeatMm: number;
}): number {
  const long = heightMm + trimMm;
  return repeatMm > 0 ? Math.ceil(long / repeatMm) * repeatMm : long;
}

/** A number of strips or pieces with what is bought for waste: whole, without the allowance for feet. */
type Counted = (count: number) => number;

/** By strips. A door or a window saves none: a piece of the pattern hangs above it, and it is cut from a whole strip. */
function rollsFor(pack: Pack & { kind: 'roll' }, walls: readonly MeasuredWall[], counted: Counted) {
  const cuts = walls.map(({ widthMm, heightMm }) => ({
    lengthMm: cutLength({ ...pack, heightMm }),
    count: across(widthMm, pack.widthMm),
  }));
  const hung = stripsOf(pack, walls);
  const strips = counted(hung);
  const cutMm = Math.max(...cuts.map(({ lengthMm }) => lengthMm));
  // What is bought for waste is whole strips of the longest.
  const all = [...cuts, { lengthMm: cutMm, count: strips - hung }];
  return { quantity: cutFrom(pack.lengthMm, all), strips, cutMm, perPack: Math.floor(pack.lengthMm / cutMm) };
}

/** By columns of whole pieces, and what is missing above them; an offcut serves where it is long enough. */
function piecesFor(pack: Pack & { kind: 'piece' }, walls: readonly MeasuredWall[], counted: Counted) {
  const columns = walls.flatMap((wall) => columnsOf(wall, pack.widthMm));
  const whole = sum(columns.map(({ lengthMm, count }) => Math.floor(lengthMm / pack.lengthMm) * count));
  const rests = columns
    .map(({ lengthMm, count }) => ({ lengthMm: lengthMm % pack.lengthMm, count, bareMm: roundedIn(lengthMm) }))
    .filter(({ lengthMm, bareMm }) => lengthMm > bareMm);
  const cutMm = Math.max(...walls.map(({ heightMm }) => heightMm));
  return {
    quantity: counted(whole + cutFrom(pack.lengthMm, rests)),
    strips: stripsOf(pack, walls),
    cutMm,
    perPack: Math.floor(pack.lengthMm / cutMm),
  };
}

/**
 * The columns of a wall by their height. In an opening of four widths at least three columns are wholly within, wherever it stands: these
 * are shorter by its height. Openings side by side may be as wide as the wall; no column is in two of them.
 */
function columnsOf({ widthMm, heightMm, openings }: MeasuredWall, pieceMm: number): Lengths[] {
  let free = across(widthMm, pieceMm);
  const shorter = openings.map((opening) => {
    const count = Math.min(free, Math.max(0, Math.floor(opening.widthMm / pieceMm) - 1));
    free -= count;
    return { lengthMm: Math.max(0, heightMm - opening.heightMm), count };
  });
  return [...shorter, { lengthMm: heightMm, count: free }];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
