import { failed, type Outcome, ok } from '../outcome.ts';
import { type HowMuch, howMuch } from './how-much.ts';
import { measureLines } from './measure-lines.ts';
import type { MeasureWords } from './measure-words.ts';
import type { MeasuredWall } from './measured-wall.ts';
import type { Pack, Rate } from './pack.ts';
import { packProblems } from './pack-problems.ts';
import { countedIn, quantityWords } from './pack-words.ts';
import { type WallPlan, wallPlan } from './wall-plan.ts';
import { wallProblems } from './wall-problems.ts';

/** How a material is sold; `unit` is that of its product, absent or '' for none. */
export type Sold = { readonly pack: Pack; readonly rate: Rate | null; readonly unit?: string };

/**
 * `sum` is the quantity with its unit, `words` says line by line how it was reckoned; `plans` are the drawings of the walls that have
 * strips, of the first twenty.
 */
export type Reckoning = HowMuch & {
  readonly unit: string;
  readonly sum: string;
  readonly words: readonly string[];
  readonly plans: readonly WallPlan[];
};

/** How much of a material walls need, in words: `reckon({ pack, rate }, walls, words).value.sum` → `'3 rolls'` */
export function reckon(
  { pack, rate, unit = '' }: Sold,
  walls: readonly MeasuredWall[],
  words: MeasureWords,
): Outcome<Reckoning, 'invalid'> {
  const ofPack = packProblems(pack).map(({ field, message }) => ({ field: `pack.${field}`, message }));
  const problems = [...ofPack, ...(ofPack.length > 0 ? [] : wallProblems(walls, pack, words))];
  if (problems.length > 0) return failed('invalid', problems[0]?.message ?? '', { problems });
  const much = howMuch(pack, walls);
  return ok({
    ...much,
    unit: countedIn(pack.kind, unit),
    sum: quantityWords(pack.kind, much.quantity, words),
    words: measureLines({ pack, rate }, walls, much, words),
    plans: walls.slice(0, MOST_PLANS).flatMap((wall) => wallPlan(pack, wall, words) ?? []),
  });
}

const MOST_PLANS = 20;
