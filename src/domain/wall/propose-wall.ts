import { addLightPatches } from './add-light-patches.ts';
import { type EdgeSheet, edgeLine, edgesOf, onWall, type SlantedLine, turned } from './edge-lines.ts';
import { growWall } from './grow-wall.ts';
import { type Overview, overview } from './overview.ts';
import type { Corners, Picture, Point } from './picture.ts';

/** Which edges of a wall were found; the others are outside of the photo, hidden, or cannot be told. */
type FoundEdges = {
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
  readonly left: boolean;
};

/**
 * The four corners of the wall at a tapped pixel: where it meets ceiling, floor (or skirting) and the next walls. `sure` says that all
 * four edges were found. An edge that was not is proposed as far out as it lies on the wall alone, in perspective with the others.
 */
export function proposeWall(photo: Picture, tap: { readonly x: number; readonly y: number }) {
  const view = overview(photo);
  const { width, height, step } = view;
  const at: Point = [clamp(Math.floor(tap.x / step), width), clamp(Math.floor(tap.y / step), height)];
  const wall = wallAround(view, at);
  const across: EdgeSheet = { columns: width, rows: height, edges: edgesOf(view, true), wall };
  const down: EdgeSheet = {
    columns: height,
    rows: width,
    edges: edgesOf(view, false).map((plane) => turned(plane, width, height)),
    wall: turned(wall, width, height),
  };
  const turnedAt: Point = [at[1], at[0]];
  const top = edgeLine(across, at, -1, [0, width], { slopes: [-SLANTED, SLANTED], ofSame: 0.6 });
  const bottom = edgeLine(across, at, 1, [0, width], { slopes: againstTop(top), ofSame: 0.6 });
  const rows: [number, number] = [rowAt(top, at[0], 0), rowAt(bottom, at[0], height)];
  const left = edgeLine(down, turnedAt, -1, rows, upright);
  const right = edgeLine(down, turnedAt, 1, rows, upright);
  const sides = {
    left: left ?? outmost(down, turnedAt, -1, rows, 0),
    right: right ?? outmost(down, turnedAt, 1, rows, 0),
  };
  const columns: [number, number] = [
    sides.left.at + sides.left.slope * at[1],
    sides.right.at + sides.right.slope * at[1],
  ];
  const ends = {
    top: insidePhoto(top, columns, height) ? top : null,
    bottom: insidePhoto(bottom, columns, height) ? bottom : null,
  };
  const lines = {
    top: ends.top ?? outmost(across, at, -1, columns, slopeLike(ends.bottom, height)),
    bottom: ends.bottom ?? outmost(across, at, 1, columns, slopeLike(ends.top, height)),
  };
  const corners = [
    meeting(lines.top, sides.left, step),
    meeting(lines.top, sides.right, step),
    meeting(lines.bottom, sides.right, step),
    meeting(lines.bottom, sides.left, step),
  ] as unknown as Corners;
  const edges: FoundEdges = { top: !!ends.top, right: !!right, bottom: !!ends.bottom, left: !!left };
  return { corners, edges, sure: edges.top && edges.right && edges.bottom && edges.left };
}

/** The steepest that the upper edge of a wall is in a photo of a room, and the most that its sides lean. */
const SLANTED = 0.6;
const UPRIGHT = 0.15;

/** How long the sides are is known by then: they must be seen along more of it. */
const upright = { slopes: [-UPRIGHT, UPRIGHT], ofSame: 0.75 } as const;

/** The lower edge rises to the side to which the upper one falls. */
function againstTop(top: SlantedLine | null): [number, number] {
  if (!top || Math.abs(top.slope) < ASLANT) return [-SLANTED, SLANTED];
  return top.slope > 0 ? [-SLANTED, ASLANT] : [-ASLANT, SLANTED];
}

const ASLANT = 0.03;

const clamp = (place: number, size: number) => Math.max(0, Math.min(size - 1, place));

function wallAround(view: Overview, [column, row]: Point): Float32Array {
  const everywhere = new Uint8Array(view.width * view.height).fill(1);
  const first = new Float32Array(everywhere.length);
  for (let y = clamp(row - TAPPED, view.height); y <= clamp(row + TAPPED, view.height); y++)
    for (let x = clamp(column - TAPPED, view.width); x <= clamp(column + TAPPED, view.width); x++)
      first[y * view.width + x] = 1;
  const known = growWall(view, everywhere, first);
  addLightPatches(view, everywhere, known);
  return known.wall;
}

/** In places on each side of a finger. */
const TAPPED = 5;

function rowAt(line: SlantedLine | null, column: number, otherwise: number): number {
  return line ? line.at + line.slope * column : otherwise;
}

function insidePhoto(line: SlantedLine | null, [first, last]: readonly [number, number], height: number): boolean {
  return (
    line !== null && [first, last].every((column) => Math.abs(line.at + line.slope * column - height / 2) < height / 2)
  );
}

/** In a photo that is held level, all level lines of a wall meet at half its height: the slope of one at a row, from another line. */
function slopeLike(line: SlantedLine | null, height: number): number | ((row: number, column: number) => number) {
  if (!line || Math.abs(line.slope) < 0.01) return line?.slope ?? 0;
  const meets = (height / 2 - line.at) / line.slope;
  return (row: number, column: number) => (height / 2 - row) / (meets - column);
}

/** The line farthest from a place that lies on the wall alone; where nothing does, the one that crosses the least of what stands in front. */
function outmost(
  sheet: EdgeSheet,
  [column, row]: Point,
  towards: 1 | -1,
  [first, last]: readonly [number, number],
  slope: number | ((row: number, column: number) => number),
): SlantedLine {
  const lineAt = (through: number): SlantedLine => {
    const steep = typeof slope === 'number' ? slope : slope(through, column);
    return { at: through - steep * column, slope: steep };
  };
  const end = towards < 0 ? INSET * sheet.rows : (1 - INSET) * sheet.rows;
  let best = { line: lineAt(row + towards * 2), share: 0 };
  for (let through = end; (through - row) * towards > 2; through -= towards * 2) {
    const line = lineAt(through);
    if (!insidePhoto(line, [first, last], sheet.rows)) continue;
    const { share, gap } = onWall(sheet, line, Math.ceil(first), Math.floor(last));
    if (share >= NEARLY && gap <= NOISE) return line;
    if (share > best.share) best = { line, share };
  }
  return best.line;
}

const INSET = 0.01;
const NEARLY = 0.95;

/** In places, side by side, that noise takes from a wall; a stem or a leg is wider. */
const NOISE = 2;

/** Where a line across meets one from top to bottom, in pixels. */
function meeting(across: SlantedLine, down: SlantedLine, step: number): Point {
  const y = (across.at + across.slope * down.at) / (1 - across.slope * down.slope);
  const x = down.at + down.slope * y;
  return [(x + 0.5) * step, (y + 0.5) * step];
}
