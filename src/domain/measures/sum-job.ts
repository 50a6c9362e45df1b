import type { Product } from '../catalogue/catalogue-record.ts';
import type { Problem } from '../outcome.ts';
import { measureWords } from './measure-words.ts';
import { measuredByName } from './measured-by-name.ts';
import type { MeasuredWall, Rectangle } from './measured-wall.ts';
import type { Pack } from './pack.ts';
import { readSize } from './read-size.ts';
import { type Reckoning, reckon } from './reckon.ts';
import { wallProblems } from './wall-problems.ts';

/** A width and a height as people write them. */
type TypedSize = { w: string; h: string };

/** A wall, a floor or a ceiling of a room, with its doors and windows, and the product that it gets; '' when that is open. */
export type JobWall = TypedSize & { name: string; product: string; openings: TypedSize[] };

export type JobRoom = { name: string; walls: JobWall[] };

/** What staff measure at one place. */
export type SiteJob = { name: string; rooms: JobRoom[] };

/** A wall with where it stands in the job, from 0. */
export type PlacedWall = { room: number; wall: number; roomName: string; name: string; measured: MeasuredWall };

/** What the walls of one product need. `problems`: by field, as of `wallProblems`; then there is no answer. */
export type ProductSum = {
  product: string;
  walls: PlacedWall[];
  answer: Reckoning | null;
  problems: (Problem & { room: number; wall: number })[];
};

/**
 * What each product of the job needs, in the order of its first wall; by the rule of `POST /api/measures`. Of a product without a pack the
 * area is reckoned, in square feet, and all is said in English, as the office does. A wall of which nothing is typed is left out; walls without a product, '', have no answer.
 */
export function sumJob(job: SiteJob, products: readonly Product[]): ProductSum[] {
  const words = measureWords('en');
  const walls = job.rooms.flatMap((room, at) =>
    room.walls.flatMap((wall, of) => {
      const { product, name } = wall;
      const place = { product, room: at, wall: of, roomName: room.name, name };
      return isWallBegun(wall) ? [{ ...place, measured: readWall(wall) }] : [];
    }),
  );
  return [...new Set(walls.map(({ product }) => product))].map((product) => {
    const placed = walls.filter((wall) => wall.product === product);
    const { pack = null, unit = '' } = products.find(({ name }) => name === product) ?? {};
    const found = reckon(
      { pack: pack ?? byArea, unit, rate: null },
      placed.map((wall) => wall.measured),
      words,
    );
    return {
      product,
      walls: placed.map(({ product: _, ...wall }) => wall),
      answer: found.ok && product !== '' ? found.value : null,
      problems: found.ok ? [] : problemsOf(found.problems, placed, pack ?? byArea),
    };
  });
}

/** A product of which nobody said how it is packed. */
const byArea: Pack = { kind: 'area', wastePercent: 0 };

/** `isSizeTyped({ w: '', h: '7 ft' })` → `true` */
export function isSizeTyped({ w, h }: TypedSize): boolean {
  return w.trim() !== '' || h.trim() !== '';
}

/** Whether a size of the wall is typed, or of a door or window in it. */
export function isWallBegun(wall: JobWall): boolean {
  return [wall, ...wall.openings].some(isSizeTyped);
}

/**
 * What is missing where only the sums with an answer are written down: `'2 products are left out: Wallpaper (5 walls), Blinds (1 wall). 1 wall
 * without a product is left out.'` Empty when nothing is.
 */
export function leftOut(sums: readonly ProductSum[]): string {
  const counted = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
  const are = (n: number) => `${n === 1 ? 'is' : 'are'} left out`;
  const lacking = sums.filter(({ product, answer }) => !answer && product !== '');
  const names = lacking.map(({ product, walls }) => `${product} (${counted(walls.length, 'wall')})`);
  const open = sums.find(({ product }) => product === '')?.walls.length ?? 0;
  return [
    names.length > 0 && `${counted(names.length, 'product')} ${are(names.length)}: ${names.join(', ')}.`,
    open > 0 && `${counted(open, 'wall')} without a product ${are(open)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The wall in millimetres; what cannot be read is 0. Openings of which nothing is typed are left out. */
export function readWall(wall: Pick<JobWall, 'w' | 'h' | 'openings'>): MeasuredWall {
  return { ...rectangle(wall), openings: wall.openings.filter(isSizeTyped).map(rectangle) };
}

function rectangle({ w, h }: TypedSize): Rectangle {
  return { widthMm: readSize(w) ?? 0, heightMm: readSize(h) ?? 0 };
}

/**
 * What is wrong with each wall, at its place in the job, with the field `heightMm`: a floor is said to be one. What is wrong with all of
 * them together is at the first.
 */
function problemsOf(together: readonly Problem[], placed: readonly PlacedWall[], pack: Pack): ProductSum['problems'] {
  const single = placed.flatMap(({ room, wall, name, measured }) =>
    wallProblems([measured], pack, measureWords('en', measuredByName(name))).map(({ field, message }) => ({
      ...{ field: field.replace('walls.0.', ''), message, room, wall },
    })),
  );
  const { room, wall } = placed[0] ?? { room: 0, wall: 0 };
  return single.length > 0 ? single : together.map(({ message }) => ({ field: '', message, room, wall }));
}
