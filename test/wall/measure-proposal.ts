import type { Corners, Point } from '#domain/wall/picture.ts';
import { proposeWall } from '#domain/wall/propose-wall.ts';
import type { Room } from './read-room.ts';

/**
 * What a tap in the middle of the marked wall proposes: how far edges are from the true ones, and how much of the edge that lies worst
 * crosses what stands in front of the marked wall, as shares of the photo's width.
 */
export function measureProposal(room: Room) {
  const { photo, marked } = room;
  const { corners } = marked;
  const proposed = proposeWall(photo, { x: mean(corners, 0), y: mean(corners, 1) });
  return {
    ...proposed,
    top: farthest(proposed.corners, corners, 0, 1) / photo.width,
    bottom: farthest(proposed.corners, corners, 3, 2) / photo.width,
    across:
      Math.max(
        ...proposed.corners.map((from, at) => hiddenBetween(room, from, proposed.corners[(at + 1) % 4] as Point)),
      ) / photo.width,
    /** Where the marked rectangle is as high as the wall, its upper and lower edges are the wall's. */
    isWholeHeight: marked.heightMm === 2700,
  };
}

function mean(corners: Corners, axis: 0 | 1): number {
  return corners.reduce((sum, corner) => sum + corner[axis], 0) / 4;
}

function farthest(proposed: Corners, corners: Corners, one: 0 | 3, other: 1 | 2): number {
  const [from, to] = [proposed[one], proposed[other]];
  const off = ([x, y]: Point) => Math.abs(from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]) - y);
  return Math.max(off(corners[one]), off(corners[other]));
}

/** In pixels along a line: what stands in front of the marked wall. */
function hiddenBetween({ photo, marks, visible }: Room, [x0, y0]: Point, [x1, y1]: Point): number {
  const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0));
  let hidden = 0;
  for (let step = 0; step <= steps; step++) {
    const [x, y] = [Math.round(x0 + ((x1 - x0) * step) / steps), Math.round(y0 + ((y1 - y0) * step) / steps)];
    const at = y * photo.width + x;
    if (x >= 0 && x < photo.width && marks[at] && !visible[at]) hidden++;
  }
  return hidden;
}
