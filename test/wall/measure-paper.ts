import { homography, inverse, through } from '#domain/wall/homography.ts';
import type { Corners, Picture, Point } from '#domain/wall/picture.ts';
import { seeOnWall } from '#domain/wall/see-on-wall.ts';
import { colourDistance, overlap, similarity } from './likeness.ts';
import type { Room } from './read-room.ts';

export type Figures = {
  /** Of the visible part that was found with the true one. */
  overlap: number;
  similarity: number;
  distance: number;
  distanceAfterGain: number;
  isOutsideSame: boolean;
  milliseconds: number;
};

const look = { strokes: [], lightness: 0, warmth: 0 };

/** A paper on the wall of a room, compared with the same paper truly on it. */
export function measurePaper(room: Room, { surface, truth }: Room['papers'][number]) {
  const { photo, marked, visible, marks } = room;
  const began = performance.now();
  const { picture, seen } = seeOnWall(photo, marked, surface, look);
  const milliseconds = performance.now() - began;
  const within = visible.map((isVisible, at) => (isVisible && marks[at] ? 1 : 0));
  const similar = similarity(picture, truth, within);
  const figures: Figures = {
    overlap: overlap(seen, visible, marks),
    similarity: similar,
    distance: colourDistance(picture, truth, within, false),
    distanceAfterGain: colourDistance(picture, truth, within, true),
    isOutsideSame: marks.every(
      (isMarked, at) => isMarked || [0, 1, 2, 3].every((byte) => same(photo, picture, 4 * at + byte)),
    ),
    milliseconds,
  };
  return { figures, picture };
}

/**
 * How similar the paper is with each corner off by 4 pixels: as it is, and once the pattern is moved back by as much. `best` is what the
 * true rendering itself would reach whose paper hangs by those corners: no program that is given them can be expected to reach more.
 */
export function measureOff({ photo, marked, visible, marks }: Room, { surface, truth }: Room['papers'][number]) {
  const off = fourPixelsOff(marked.corners);
  const moved = seeOnWall(photo, { ...marked, corners: off }, surface, look).picture;
  const within = visible.map((isVisible, at) => (isVisible && marks[at] ? 1 : 0));
  return {
    similarity: similarity(moved, truth, within),
    movedBack: similarity(movedBack(moved, off, marked.corners), truth, within),
    best: similarity(movedBack(truth, marked.corners, off), truth, within),
  };
}

/** A finger's error: each corner in another direction, so that the rectangle is turned and stretched. */
function fourPixelsOff(corners: Corners): Corners {
  const ways = [
    [4, 0],
    [0, 4],
    [-4, 0],
    [0, -4],
  ];
  return corners.map(([x, y], at) => [x + (ways[at]?.[0] ?? 0), y + (ways[at]?.[1] ?? 0)]) as unknown as Corners;
}

/** The picture with what is at the corners `from` brought to the corners `to`. */
function movedBack(picture: Picture, from: Corners, to: Corners): Picture {
  const [there, back] = [homography(to, 1, 1), homography(from, 1, 1)];
  if (!there || !back) throw new Error('The corners cross.');
  const toFrom = inverse(back);
  const { width, height, data } = picture;
  const moved = new Uint8ClampedArray(data.length);
  for (let at = 0; at < width * height; at++) {
    const here: Point = [(at % width) + 0.5, Math.floor(at / width) + 0.5];
    const [x, y] = through(toFrom, through(there, here)).map((place) => place - 0.5) as [number, number];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    for (let channel = 0; channel < 4; channel++) {
      const of = (column: number, row: number) =>
        data[
          4 * (Math.max(0, Math.min(height - 1, row)) * width + Math.max(0, Math.min(width - 1, column))) + channel
        ] as number;
      const above = of(left, top) * (left + 1 - x) + of(left + 1, top) * (x - left);
      const below = of(left, top + 1) * (left + 1 - x) + of(left + 1, top + 1) * (x - left);
      moved[4 * at + channel] = above * (top + 1 - y) + below * (y - top);
    }
  }
  return { width, height, data: moved };
}

const same = (one: Room['photo'], other: Room['photo'], at: number) => one.data[at] === other.data[at];
