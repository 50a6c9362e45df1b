import { boxSum } from './box-sum.ts';
import type { Overview } from './overview.ts';

/**
 * The light on a wall, in the photo's own units and with the wall's own colour still in it: a pixel of the wall is
 * `detail` of itself and the rest of the mean around it. Where light changes (a shadow's edge) detail is near 1, where the wall is even
 * it is near 0, and noise and the grain of the paint do not go into the new surface. A guided filter whose guide is the photo itself
 * (He, Sun and Tang, 2010). Means are of wall alone, so that furniture does not shine into it.
 */
export type LightOfWall = {
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly detail: Float32Array;
};

export function lightOfWall({ width, height, red, green, blue }: Overview, wall: Float32Array): LightOfWall {
  const count = boxSum(wall, width, height, REACH);
  const ofWall = new Float32Array(wall.length);
  const mean = (plane: Float32Array) => {
    for (let at = 0; at < plane.length; at++) ofWall[at] = wall[at] ? (plane[at] as number) : 0;
    const sums = boxSum(ofWall, width, height, REACH);
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) / Math.max(1, count[at] as number);
    return sums;
  };
  const means = { red: mean(red), green: mean(green), blue: mean(blue) };
  // Green alone has most of what is seen as light, and the least noise.
  const detail = new Float32Array(green.length);
  for (let at = 0; at < detail.length; at++) detail[at] = (green[at] as number) ** 2;
  const squares = mean(detail);
  for (let at = 0; at < detail.length; at++) {
    const middle = (means.green[at] as number) ** 2;
    const change = Math.max(0, (squares[at] as number) - middle);
    detail[at] = change / (change + EVEN * EVEN * middle + 1e-9);
  }
  return { ...means, detail: mean(detail) };
}

/** In places on each side. */
const REACH = 3;

/** Changes of this share of the light are half noise and half light. */
const EVEN = 0.03;
