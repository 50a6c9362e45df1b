import { boxSum } from './box-sum.ts';
import { lightOfByte } from './linear-light.ts';
import { insideOfRow } from './marked-area.ts';
import { lightNear, type Nearby, nearby, RIM, shareOfWall } from './nearby.ts';
import type { Overview } from './overview.ts';
import type { Corners, Picture, Point } from './picture.ts';

/**
 * How much of each pixel of the photo is wall: 255 all, 0 nothing. Known is which places of the overview are (1 in `wall`, `area` is
 * what is marked). Where both are near, a pixel is compared with the mean and the spread of the wall and of what stands in front,
 * both within a few places: leaves and legs that are narrower than a place are told apart. Where only the wall is near, a place is
 * filled as a whole.
 */
export function matte(
  photo: Picture,
  view: Overview,
  area: Uint8Array,
  wall: Float32Array,
  corners: Corners,
): Uint8Array {
  const { width, step } = view;
  const front = new Float32Array(area.length);
  for (let at = 0; at < front.length; at++)
    if (area[at] && !wall[at])
      front[at] = wall[at - 1] || wall[at + 1] || wall[at - width] || wall[at + width] ? RIM : 1;
  const near: Both = { wall: nearby(view, wall), front: nearby(view, front) };
  const walls = boxSum(wall, width, view.height, 1);
  const seen = new Uint8Array(photo.width * photo.height);
  const sides = sidesOf(corners);
  for (let y = 0; y < photo.height; y++) {
    // Each pixel as a whole is inside, by its upper and its lower edge.
    const [one, other] = [insideOfRow(corners, y), insideOfRow(corners, y + 1)];
    const last = Math.min(photo.width, Math.floor(Math.min(one[1], other[1])));
    const row = Math.floor(y / step) * width;
    let x = Math.max(0, Math.ceil(Math.max(one[0], other[0])));
    for (let end = 0; x < last; x = end) {
      const place = row + Math.floor(x / step);
      end = Math.min(last, (place - row + 1) * step);
      if (!near.wall.count[place]) continue;
      const at = y * photo.width + x;
      if (!near.front.count[place]) seen.fill(255, at, at + end - x);
      else if (walls[place] && (front[place] || (walls[place] as number) < 9))
        blend(photo, seen, view, near, x, end, y);
      else compare(photo, seen, near, place, at, at + end - x);
      if (!area[place - 1] || !area[place + 1] || !area[place - width] || !area[place + width])
        soften(seen, sides, at, x, end, y);
    }
  }
  return seen;
}

type Both = { readonly wall: Nearby; readonly front: Nearby };

/** At an edge, from `x` to `end` of a row: how far a pixel is from the colour in front to that of the wall, in light, in which colours blend. */
function blend(
  { width: pixels, data }: Picture,
  seen: Uint8Array,
  { width, height, step }: Overview,
  near: Both,
  x: number,
  end: number,
  y: number,
): void {
  const down = Math.max(0, Math.min(height - 1, (y + 0.5) / step - 0.5));
  const top = Math.floor(down) * width;
  const low = Math.min((height - 1) * width, top + width);
  const v = down - Math.floor(down);
  for (let pixel = x; pixel < end; pixel++) {
    const right = Math.max(0, Math.min(width - 1, (pixel + 0.5) / step - 0.5));
    const column = Math.floor(right);
    const next = Math.min(width - 1, column + 1);
    const u = right - column;
    light.fill(0);
    addLight(near, top + column, (1 - u) * (1 - v));
    addLight(near, top + next, u * (1 - v));
    addLight(near, low + column, (1 - u) * v);
    addLight(near, low + next, u * v);
    const [ofWall, ofFront] = [light[3] as number, light[7] as number];
    const at = y * pixels + pixel;
    let [along, length] = [0, 1e-9];
    for (let channel = 0; channel < 3; channel++) {
      const front = (light[4 + channel] as number) / ofFront;
      const way = (light[channel] as number) / ofWall - front;
      along += ((lightOfByte[data[4 * at + channel] as number] as number) - front) * way;
      length += way * way;
    }
    const share = ofFront > 0 ? (along / length - 0.5) * EDGE_SHARPNESS + 0.5 : 1;
    seen[at] = ofWall > 0 ? Math.round(255 * Math.max(0, Math.min(1, share))) : 0;
  }
}

/** Around one pixel: red, green and blue of the wall and of what they were counted, then the same of what stands in front. */
const light = new Float64Array(8);

function addLight(near: Both, place: number, share: number): void {
  for (let side = 0; side < 8; side += 4) {
    const known = side ? near.front : near.wall;
    if (!known.count[place]) continue;
    const from = lightNear(known, place);
    (light[side] as number) += share * (known.light[from] as number);
    (light[side + 1] as number) += share * (known.light[from + 1] as number);
    (light[side + 2] as number) += share * (known.light[from + 2] as number);
    (light[side + 3] as number) += share;
  }
}

/** The blur of a lens is wider than a pixel, and no edge is more than a few. */
const EDGE_SHARPNESS = 1.25;

/** Away from edges, the pixels `from` to `to` of one place: which of both a pixel looks like. */
function compare(
  { data }: Picture,
  seen: Uint8Array,
  { wall, front }: Both,
  place: number,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at++)
    seen[at] = Math.round(
      255 *
        shareOfWall(data[4 * at] as number, data[4 * at + 1] as number, data[4 * at + 2] as number, wall, front, place),
    );
}

/** Slanted edges have no steps: a pixel at the edge is in part what is beyond. */
function soften(seen: Uint8Array, sides: readonly Side[], at: number, x: number, end: number, y: number): void {
  for (let pixel = x; pixel < end; pixel++) {
    let share = seen[at + pixel - x] as number;
    for (const { a, b, c } of sides) share *= Math.min(1, Math.max(0, a * (pixel + 0.5) + b * (y + 0.5) + c));
    seen[at + pixel - x] = Math.round(share);
  }
}

/** How far inside of a side a point is: a x + b y + c pixels. */
type Side = { readonly a: number; readonly b: number; readonly c: number };

function sidesOf(corners: Corners): Side[] {
  return corners.map(([x0, y0], at) => {
    const [x1, y1] = corners[(at + 1) % 4] as Point;
    const length = Math.hypot(x1 - x0, y1 - y0);
    return { a: (y0 - y1) / length, b: (x1 - x0) / length, c: ((y1 - y0) * x0 - (x1 - x0) * y0) / length };
  });
}
