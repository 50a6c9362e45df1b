import type { Corners, Point } from '#domain/wall/picture.ts';
import { proposeWall } from '#domain/wall/propose-wall.ts';
import type { Room } from './read-room.ts';

/** What a tap in the middle of the marked wall proposes: how far edges are from the true ones, as shares of the photo's width. */
export function measureProposal({ photo, marked }: Room) {
  const { corners } = marked;
  const proposed = proposeWall(photo, { x: mean(corners, 0), y: mean(corners, 1) });
  return {
    ...proposed,
    top: farthest(proposed.corners, corners, 0, 1) / photo.width,
    bottom: farthest(proposed.corners, corners, 3, 2) / photo.width,
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
