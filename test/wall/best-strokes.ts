import type { Stroke } from '#domain/wall/strokes.ts';

/**
 * What a careful visitor would brush next: along the largest connected part of a photo that is wall and is not seen as wall, or the other
 * way round, as wide as that part is. Null where nothing larger than a few pixels is wrong.
 */
export function nextStroke(
  seen: Uint8Array,
  visible: ArrayLike<number>,
  marks: ArrayLike<number>,
  width: number,
): Stroke | null {
  const wrong = Uint8Array.from(seen, (share, at) => {
    if (!marks[at]) return 0;
    const isSeen = share > 127;
    return isSeen === Boolean(visible[at]) ? 0 : isSeen ? FRONT : WALL;
  });
  const part = largest(wrong, width);
  if (part.length < LEAST) return null;
  const within = new Set(part);
  const [from = 0] = walk(within, part[0] as number, width).slice(-1);
  const order = walk(within, from, width);
  const cameFrom = wayThrough(within, from, width);
  const path: number[] = [];
  for (let at: number | undefined = order.at(-1); at !== undefined; at = cameFrom.get(at)) path.push(at);
  const depths = path.map((at) => depthAt(within, at, width)).sort((one, other) => one - other);
  return {
    kind: wrong[from] === FRONT ? 'front' : 'wall',
    radius: Math.max(1.5, depths[Math.floor(depths.length / 2)] ?? 0),
    points: path.filter((_, index) => index % 4 === 0).map((at) => [(at % width) + 0.5, Math.floor(at / width) + 0.5]),
  };
}

const FRONT = 1;
const WALL = 2;
const LEAST = 40;

function largest(wrong: Uint8Array, width: number): number[] {
  const done = new Uint8Array(wrong.length);
  let most: number[] = [];
  for (let start = 0; start < wrong.length; start++) {
    if (!wrong[start] || done[start]) continue;
    const part = [start];
    done[start] = 1;
    for (let index = 0; index < part.length; index++)
      for (const next of beside(part[index] as number, width)) {
        if (done[next] || wrong[next] !== wrong[start]) continue;
        done[next] = 1;
        part.push(next);
      }
    if (part.length > most.length) most = part;
  }
  return most;
}

const beside = (at: number, width: number) => [at - 1, at + 1, at - width, at + width];

/** Every place of a part, the nearest to `from` first. */
function walk(within: ReadonlySet<number>, from: number, width: number): number[] {
  return [from, ...wayThrough(within, from, width).keys()];
}

/** From which place each was reached, in the order of its distance. */
function wayThrough(within: ReadonlySet<number>, from: number, width: number): Map<number, number> {
  const cameFrom = new Map<number, number>();
  const order = [from];
  for (let index = 0; index < order.length; index++) {
    const at = order[index] as number;
    for (const next of beside(at, width)) {
      if (next === from || !within.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      order.push(next);
    }
  }
  return cameFrom;
}

/** How far it is to what is right, in four ways. */
function depthAt(within: ReadonlySet<number>, at: number, width: number): number {
  const ways = [1, -1, width, -width].map((way) => {
    let steps = 0;
    while (within.has(at + steps * way)) steps += 1;
    return steps;
  });
  return Math.min(...ways);
}
