import type { Corners, Point } from './picture.ts';

/**
 * 1 for each place whose middle is inside of the corners, 0 elsewhere; a place is `step` pixels of the photo wide. Asked row by row:
 * the corners are convex, so that a row is inside from one x to another.
 */
export function markedArea(corners: Corners, width: number, height: number, step = 1): Uint8Array {
  const area = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const [from, to] = insideOfRow(corners, (row + 0.5) * step);
    const first = Math.max(0, Math.ceil(from / step - 0.5));
    const last = Math.min(width, Math.ceil(to / step - 0.5));
    if (last > first) area.fill(1, row * width + first, row * width + last);
  }
  return area;
}

/** From which x to which x a line at `y` runs inside of the corners; from infinity to less where it does not. */
export function insideOfRow(corners: Corners, y: number): [from: number, to: number] {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  corners.forEach(([x0, y0], at) => {
    const [x1, y1] = corners[(at + 1) % 4] as Point;
    if (y0 <= y === y1 <= y) return;
    const x = x0 + ((y - y0) * (x1 - x0)) / (y1 - y0);
    from = Math.min(from, x);
    to = Math.max(to, x);
  });
  return [from, to];
}
