import { findWall } from '#domain/wall/find-wall.ts';
import { overview } from '#domain/wall/overview.ts';
import type { Stroke } from '#domain/wall/strokes.ts';
import { nextStroke } from './best-strokes.ts';
import { overlap } from './likeness.ts';
import type { Room } from './read-room.ts';

/** As wide as the brush of the page, in shares of the photo's width. */
const BRUSH = 1 / 40;
const DABS = 8;

/**
 * How much of the visible part is found after four strokes along what was wrong, each as wide as that is; and after one careless dab
 * with the brush of the page at an edge of what stands in front, the worst of eight.
 */
export function measureStrokes({ photo, marked, visible, marks }: Room): { four: number; careless: number } {
  const view = overview(photo);
  const seenWith = (strokes: readonly Stroke[]) => {
    const under = findWall(photo, view, marked, strokes);
    if (!under) throw new Error('The corners cross.');
    return under.seen;
  };
  const strokes: Stroke[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const next = nextStroke(seenWith(strokes), visible, marks, photo.width);
    if (next) strokes.push(next);
  }
  const edges: number[] = [];
  for (let at = 1; at < visible.length; at++)
    if (marks[at] && !visible[at] && (visible[at - 1] || visible[at + 1])) edges.push(at);
  const dabs = Array.from({ length: DABS }, (_, nth): Stroke => {
    const at = edges[Math.floor(((nth + 0.5) * edges.length) / DABS)] ?? 0;
    const [x, y] = [at % photo.width, Math.floor(at / photo.width)];
    return {
      kind: 'front',
      radius: photo.width * BRUSH,
      points: [
        [x, y],
        [x + 15, y + 10],
      ],
    };
  });
  return {
    four: overlap(seenWith(strokes), visible, marks),
    careless: Math.min(...dabs.map((dab) => overlap(seenWith([dab]), visible, marks))),
  };
}
