import type { Corners, Point } from './picture.ts';

/** Nine numbers, row by row: (x, y) becomes ((m0 x + m1 y + m2) / d, (m3 x + m4 y + m5) / d) with d = m6 x + m7 y + m8. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/**
 * From a photo to the wall in millimetres, from the lower left corner of the marked rectangle to the right and up. Null where the
 * corners cross, are on one line or turn inwards, or the rectangle has no size. `d` is positive inside of the corners.
 */
export function homography(corners: Corners, widthMm: number, heightMm: number): Homography | null {
  if (!(widthMm > 0 && heightMm > 0) || !isConvex(corners)) return null;
  const fromUnit = unitToCorners(corners);
  const toUnit = inverse(fromUnit);
  // The unit square has its first corner at the top: up is counted from the bottom.
  const [a, b, c, d, e, f, g, h, i] = toUnit;
  const towards: Homography = [
    a * widthMm,
    b * widthMm,
    c * widthMm,
    (g - d) * heightMm,
    (h - e) * heightMm,
    (i - f) * heightMm,
    g,
    h,
    i,
  ];
  const [x, y] = middle(corners);
  return g * x + h * y + i > 0 ? towards : (towards.map((number) => -number) as unknown as Homography);
}

/** The way back: of a homography from a photo to a wall, that from the wall to the photo. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const adjoint: Homography = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
  const size = Math.hypot(...adjoint);
  return adjoint.map((number) => number / size) as unknown as Homography;
}

/** Where a point lies: `through(homography(corners, 4000, 2500), corners[2])` is [4000, 0]. */
export function through([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Point): Point {
  const divisor = g * x + h * y + i;
  return [(a * x + b * y + c) / divisor, (d * x + e * y + f) / divisor];
}

/** Clockwise in the photo, with a real angle at each corner. */
function isConvex(corners: Corners): boolean {
  return corners.every(([x, y], at) => {
    const [x1, y1] = corners[(at + 1) % 4] as Point;
    const [x2, y2] = corners[(at + 2) % 4] as Point;
    const turn = (x1 - x) * (y2 - y1) - (y1 - y) * (x2 - x1);
    return turn > 1e-3 * Math.hypot(x1 - x, y1 - y) * Math.hypot(x2 - x1, y2 - y1);
  });
}

function middle(corners: Corners): Point {
  return [corners.reduce((sum, [x]) => sum + x, 0) / 4, corners.reduce((sum, [, y]) => sum + y, 0) / 4];
}

/** From (0, 0), (1, 0), (1, 1), (0, 1) to four corners: P. Heckbert, Fundamentals of texture mapping, 1989, 2.2.3. */
function unitToCorners([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Homography {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const size = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / size;
  const h = (dx1 * sy - sx * dy1) / size;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}
