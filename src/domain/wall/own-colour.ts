import type { Overview } from './overview.ts';
import type { Corners, Point } from './picture.ts';

/** Of red, green and blue, 0 to 1. */
export type Reflectance = readonly [red: number, green: number, blue: number];

/**
 * How much of the light the wall itself gives back. A photo alone cannot tell a dark wall in much light from a light wall in little: what
 * lies beside the wall, in nearly the same light, can. Nearly every room has white beside its wall: ceiling, skirting, door
 * frame or the next wall. So the lightest neighbour is white, and the wall is as much darker, and of another colour, as it is
 * beside it. Where nothing lighter is found, the wall is the white.
 */
export function ownColour(view: Overview, wall: Float32Array, corners: Corners): Reflectance {
  let lightest: Reflectance = [0, 0, 0];
  let most = 0;
  corners.forEach((from, at) => {
    const steps = neighboursOfSide(view, wall, from, corners[(at + 1) % 4] as Point);
    if (steps.length < LEAST_RAYS) return;
    const middle = [0, 1, 2].map((channel) => median(steps.map((step) => step[channel] as number)));
    const mean = ((middle[0] as number) + (middle[1] as number) + (middle[2] as number)) / 3;
    if (mean <= most) return;
    most = mean;
    lightest = middle as unknown as Reflectance;
  });
  return lightest.map((step) =>
    Math.max(DARKEST, Math.min(WHITE, (WHITE + SHEEN) / Math.exp(Math.min(step, DARKEST_STEP)) - SHEEN)),
  ) as unknown as Reflectance;
}

/** White emulsion on ceilings and white gloss on skirtings give back so much. */
const WHITE = 0.85;
const DARKEST = 0.03;
const DARKEST_STEP = 3;

/** What every surface of paint or paper mirrors before its colour acts: (n - 1)² / (n + 1)² with n = 1.5. */
export const SHEEN = 0.04;

const RAYS = 24;
const LEAST_RAYS = 4;

/** From the edge inwards and outwards, in places: a blurred edge is between. */
const CLEAR = 3;

/** How far to look for where the wall ends, if the marked area ends before: the share of the longer side. */
const FARTHEST = 0.15;

/** A logarithm of light that is another surface, and not the wall going on. */
const CHANGE = 0.08;

/** At points along a side: how much lighter the next surface outwards is than the wall within, as logarithms of red, green, blue. */
function neighboursOfSide(view: Overview, wall: Float32Array, from: Point, to: Point): Reflectance[] {
  const { width, height, step } = view;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  // Clockwise, so that outwards is to the left of the way.
  const [outX, outY] = [dy / length, -dx / length];
  const farthest = FARTHEST * Math.max(width, height);
  const found: Reflectance[] = [];
  for (let ray = 0; ray < RAYS; ray++) {
    const share = (ray + 0.5) / RAYS;
    const place = (outwards: number): number => {
      const x = Math.floor((from[0] + share * dx) / step + outX * outwards);
      const y = Math.floor((from[1] + share * dy) / step + outY * outwards);
      return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
    };
    const within = place(-CLEAR);
    if (within < 0 || !wall[within]) continue;
    const inside = logarithms(view, [within, place(-CLEAR - 1), place(-CLEAR - 2)]);
    if (place(CLEAR) < 0) continue;
    const lighter = (outwards: number): Reflectance => {
      const outside = logarithms(view, [place(outwards), place(outwards + 1), place(outwards + 2)]);
      return [outside[0] - inside[0], outside[1] - inside[1], outside[2] - inside[2]];
    };
    const isAnother = (outwards: number) => Math.max(...lighter(outwards).map(Math.abs)) > CHANGE;
    let end = CLEAR;
    while (end < farthest && place(end + 2 + CLEAR + 2) >= 0 && !isAnother(end)) end += 2;
    // The wall went on: where it ends is blurred too.
    found.push(lighter(!isAnother(end) || end === CLEAR ? CLEAR : end + CLEAR));
  }
  return found;
}

function logarithms({ red, green, blue }: Overview, places: readonly number[]): Reflectance {
  const mean = (plane: Float32Array) =>
    Math.log(places.reduce((sum, at) => sum + (plane[Math.max(0, at)] as number), 0) / places.length + 1e-4);
  return [mean(red), mean(green), mean(blue)];
}

function median(numbers: number[]): number {
  numbers.sort((one, other) => one - other);
  return numbers[Math.floor(numbers.length / 2)] ?? 0;
}
