import type { Rectangle } from '#domain/measures/measured-wall.ts';
import type { PhotoSurface } from '#domain/photos/photo-surface.ts';
import type { Corners, Picture, Point } from '#domain/wall/picture.ts';

type Use = PhotoSurface['for'];

/** What the corners mark, by what a surface covers: what stands upright is proposed by a tap, floors and ceilings are marked by hand. */
export function marks(use: Use): 'upright' | 'floor' | 'ceiling' {
  return use === 'floor' || use === 'ceiling' ? use : 'upright';
}

/** Where the corners stand before anybody moved one: where a wall mostly is, or in front of who took the photo on the floor or the ceiling. */
export function firstCorners(use: Use, { width, height }: Pick<Picture, 'width' | 'height'>): Corners {
  const [topLeft, topRight, bottomRight, bottomLeft] = shares[marks(use)];
  const at = ([x, y]: Point) => [width * x, height * y] as const;
  return [at(topLeft), at(topRight), at(bottomRight), at(bottomLeft)];
}

/** As shares of the photo's width and height. */
const shares: Readonly<Record<ReturnType<typeof marks>, Corners>> = {
  upright: [
    [0.15, 0.15],
    [0.85, 0.15],
    [0.85, 0.75],
    [0.15, 0.75],
  ],
  floor: [
    [0.3, 0.7],
    [0.7, 0.7],
    [0.85, 0.95],
    [0.15, 0.95],
  ],
  ceiling: [
    [0.15, 0.03],
    [0.85, 0.03],
    [0.7, 0.2],
    [0.3, 0.2],
  ],
};

/** The usual height of a room, and a width that fits to it, until somebody measures. */
export function guessedSize([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Rectangle {
  const wide = (Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x3, y2 - y3)) / 2;
  const high = (Math.hypot(x3 - x0, y3 - y0) + Math.hypot(x2 - x1, y2 - y1)) / 2;
  const heightMm = 2700;
  return { widthMm: Math.round((heightMm * wide) / Math.max(1, high) / 100) * 100, heightMm };
}
