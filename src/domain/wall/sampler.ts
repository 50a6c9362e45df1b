import type { Material } from './material.ts';
import { inRepeat, type Repeat } from './repeat.ts';

/**
 * Looks up the mean of what a pixel covers of a laid material. `aim` says what pixels from there on cover, a parallelogram: (ax, ay) is one
 * pixel to the right, (bx, by) one pixel down, both in repeats. It is looked at with the finest level that its short side allows, at several
 * points along its long side, so that nothing flickers (moire) and a wall seen from the side stays sharp (as in Feline, 1999).
 * `sample` answers
 * false outside of a mural; else `colour` has red, green and blue. With `isRough` one point of the nearest level is looked at, which is
 * softer and takes a third of the time.
 */
export function openSampler({ levels }: Material, repeat: Repeat, isSquare: boolean, isRough = false) {
  const mostPoints = isRough ? 1 : MOST_POINTS;
  const place = new Float64Array(2);
  const colour = new Float64Array(3);
  const finest = levels[0] as Level;
  const [texelsAcross, texelsUp] = [finest.width, finest.height];
  const isStraight = repeat === 'straight';
  const wraps = repeat === 'straight' || repeat === 'half-drop' || repeat === 'brick';

  let level = finest;
  let coarser = finest;
  let blend = 0;
  let points = 1;
  let alongX = 0;
  let alongY = 0;

  function aim(ax: number, ay: number, bx: number, by: number): void {
    const right = Math.sqrt((ax * texelsAcross) ** 2 + (ay * texelsUp) ** 2);
    const down = Math.sqrt((bx * texelsAcross) ** 2 + (by * texelsUp) ** 2);
    const covered = Math.abs(ax * by - ay * bx) * texelsAcross * texelsUp;
    const longSide = Math.max(right, down, 1e-9);
    const shortSide = Math.max(covered / longSide, longSide / mostPoints, 1);
    points = Math.max(1, Math.min(mostPoints, Math.ceil(longSide / shortSide - 0.25)));
    alongX = right >= down ? ax : bx;
    alongY = right >= down ? ay : by;
    const exact = Math.min(levels.length - 1, Math.max(0, Math.log2(shortSide * FOCUS)));
    const depth = isRough ? Math.round(exact) : exact;
    // Near a level, that level alone: what the other adds is not seen, and takes as long.
    blend = Math.max(0, Math.min(1, (depth - Math.floor(depth) - NEAR_LEVEL) / (1 - 2 * NEAR_LEVEL)));
    level = levels[Math.floor(depth)] as Level;
    coarser = levels[Math.min(levels.length - 1, Math.floor(depth) + 1)] as Level;
  }

  function add({ width, height, texels }: Level, share: number): void {
    const x = (place[0] as number) * width - 0.5;
    const y = (1 - (place[1] as number)) * height - 0.5;
    let left = Math.floor(x);
    let top = Math.floor(y);
    const u = x - left;
    const v = y - top;
    let right = left + 1;
    let below = top + 1;
    if (left < 0) left = wraps ? width - 1 : 0;
    if (top < 0) top = wraps ? height - 1 : 0;
    if (right >= width) right = wraps ? 0 : width - 1;
    if (below >= height) below = wraps ? 0 : height - 1;
    const a = 3 * (top * width + left);
    const b = 3 * (top * width + right);
    const c = 3 * (below * width + left);
    const d = 3 * (below * width + right);
    const ofD = share * v * u;
    const ofC = share * v - ofD;
    const ofB = share * u - ofD;
    const ofA = share - ofB - ofC - ofD;
    const of = (channel: number) =>
      ofA * (texels[a + channel] as number) +
      ofB * (texels[b + channel] as number) +
      ofC * (texels[c + channel] as number) +
      ofD * (texels[d + channel] as number);
    (colour[0] as number) += of(0);
    (colour[1] as number) += of(1);
    (colour[2] as number) += of(2);
  }

  function sample(across: number, up: number): boolean {
    colour[0] = 0;
    colour[1] = 0;
    colour[2] = 0;
    let inside = false;
    for (let point = 0; point < points; point++) {
      const along = (point + 0.5) / points - 0.5;
      if (isStraight) {
        place[0] = across + along * alongX - Math.floor(across + along * alongX);
        place[1] = up + along * alongY - Math.floor(up + along * alongY);
        inside = true;
      } else if (inRepeat(repeat, across + along * alongX, up + along * alongY, isSquare, place)) inside = true;
      if (blend < 1) add(level, (1 - blend) / points);
      if (blend > 0) add(coarser, blend / points);
    }
    return inside;
  }
  return { aim, sample, colour };
}

type Level = Material['levels'][number];

const NEAR_LEVEL = 0.35;

const MOST_POINTS = 8;

/** Below 1 is sharper: two levels together blur a little more than the pixel itself. */
const FOCUS = 0.8;
