import type { Overview } from './overview.ts';
import type { Point } from './picture.ts';

/** What a visitor brushed: what is under it stands in front, or is wall. Points and radius are in pixels of the photo. */
export type Stroke = { readonly kind: 'front' | 'wall'; readonly radius: number; readonly points: readonly Point[] };

/** 1 for each place under a stroke. */
export function placesUnder({ width, height, step }: Overview, { radius, points }: Stroke): Uint8Array {
  const under = new Uint8Array(width * height);
  const reach = Math.max(radius / step, 0.75);
  points.forEach((point, at) => {
    const [x0, y0] = points[Math.max(0, at - 1)] as Point;
    const [x1, y1] = point;
    const parts = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / step / reach));
    for (let part = 0; part <= parts; part++) {
      const x = (x0 + ((x1 - x0) * part) / parts) / step - 0.5;
      const y = (y0 + ((y1 - y0) * part) / parts) / step - 0.5;
      for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(height - 1, y + reach); row++)
        for (let column = Math.max(0, Math.ceil(x - reach)); column <= Math.min(width - 1, x + reach); column++)
          if ((column - x) ** 2 + (row - y) ** 2 <= reach * reach) under[row * width + column] = 1;
    }
  });
  return under;
}

/**
 * Makes what is under a stroke wall, or takes it from the wall, and with it what goes on from there without an edge and looks like what
 * is under the stroke: a dab on a vase is the vase. What would be many times the stroke is not taken along: a stroke along a leaf
 * touches the wall behind it too.
 */
export function brush(view: Overview, area: Uint8Array, wall: Float32Array, stroke: Stroke): void {
  const becomes = stroke.kind === 'wall' ? 1 : 0;
  const under = placesUnder(view, stroke);
  const open: number[] = [];
  const looks = { level: [0, 0], warmth: [0, 0], tint: [0, 0] };
  for (let at = 0; at < under.length; at++) if (under[at] && area[at]) open.push(at);
  for (const plane of ['level', 'warmth', 'tint'] as const) {
    const values = open.map((at) => view[plane][at] as number).sort((one, other) => one - other);
    const at = (share: number) => values[Math.floor(values.length * share)] ?? 0;
    looks[plane] = [at(0.1) - MARGIN[plane], at(0.9) + MARGIN[plane]];
  }
  const isLike = (at: number) =>
    (['level', 'warmth', 'tint'] as const).every((plane) => {
      const [low = 0, high = 0] = looks[plane];
      return (view[plane][at] as number) > low && (view[plane][at] as number) < high;
    });
  const most = MOST_SPREAD * open.length;
  const before = wall.slice();
  for (const at of open) wall[at] = becomes;
  let spread = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const next of [at - 1, at + 1, at - view.width, at + view.width]) {
      if (!area[next] || wall[next] === becomes || !isLike(next)) continue;
      if (Math.abs((view.level[next] as number) - (view.level[at] as number)) > EDGE) continue;
      if (Math.abs((view.warmth[next] as number) - (view.warmth[at] as number)) > EDGE) continue;
      wall[next] = becomes;
      open.push(next);
      spread++;
    }
  if (spread <= most) return;
  // It touched what it was not meant for, and ran away over that: what is under it alone is sure.
  for (let at = 0; at < wall.length; at++) wall[at] = under[at] && area[at] ? becomes : (before[at] as number);
}

/** How far beyond what is under a stroke a place may be. */
const MARGIN = { level: 0.15, warmth: 0.06, tint: 0.03 };

/** How many times what is under a stroke may go with it. */
const MOST_SPREAD = 3;

/** A change from one place to the next that ends the spreading. */
const EDGE = 0.06;
