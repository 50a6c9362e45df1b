import type { Oklch } from './oklch.ts';
import type { Cells } from './picture-cells.ts';

/**
 * Which cells show the sky, and the lawn under it; null for a picture without a blue sky at its upper edge. A building stands
 * before both, and they are no colours of what it is clad with.
 */
export function skyAndLawn(picture: Cells): boolean[] | null {
  const { cells, columns, rows } = picture;
  const upper = Array.from({ length: columns }, (_, column) => column);
  const sky = connected(picture, upper, isSky);
  const found = cells.filter((_, at) => sky[at]);
  if (found.length < LEAST_SKY * cells.length) return null;
  if (found.filter(({ colour }) => isBlue(colour, 0.02)).length < LEAST_BLUE * found.length) return null;
  const lower = upper.map((column) => (rows - 1) * columns + column);
  const lawn = connected(picture, lower, isLawn);
  // A lawn that fills the picture is what it shows.
  const isGround = lawn.filter(Boolean).length < MOST_LAWN * cells.length;
  return sky.map((isIt, at) => isIt || (isGround && lawn[at] === true));
}

/** Shares: of the sky in the picture, of blue in the sky, of the lawn in the picture. */
const LEAST_SKY = 0.04;
const LEAST_BLUE = 0.3;
const MOST_LAWN = 0.5;

function isSky(colour: Oklch): boolean {
  const isCloud = colour.lightness > 0.85 && colour.chroma < 0.02;
  return isCloud || (colour.lightness > 0.68 && isBlue(colour, 0.012));
}

function isBlue({ hue, chroma }: Oklch, least: number): boolean {
  return hue > 215 && hue < 275 && chroma > least;
}

function isLawn({ hue, chroma }: Oklch): boolean {
  return hue > 110 && hue < 150 && chroma > 0.07;
}

/** The cells like the first ones that touch these, or each other. */
function connected({ cells, columns }: Cells, first: number[], fits: (colour: Oklch) => boolean): boolean[] {
  const found = cells.map(() => false);
  const next = [...first];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const cell = cells[at];
    if (!cell || found[at] || !fits(cell.colour)) continue;
    found[at] = true;
    next.push(at - columns, at + columns);
    if (at % columns > 0) next.push(at - 1);
    if (at % columns < columns - 1) next.push(at + 1);
  }
  return found;
}
