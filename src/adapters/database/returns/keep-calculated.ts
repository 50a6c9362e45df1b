import type { Period } from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Database } from '../engine/tables.ts';
import { figuresDiffer } from './changed-between.ts';

/** How many calculated values stay in memory, for the screens that ask again. */
const KEPT = 8;

/** What is calculated of a period, and the audit line at which it was so. */
type Kept<Value> = { revision: number; value: Value };

/**
 * Keeps what was calculated of a period until something of the period changes. Most audit lines change nothing of it: a month of
 * 100,000 documents is not read again after each of them.
 */
export function keepCalculated<At extends { revision: number }, Value>(
  read: Database['read'],
  calculate: (at: At) => Promise<Value>,
): (key: string, which: { taxState: TaxState; period: Period }, at: At) => Promise<Value> {
  const kept = new Map<string, Promise<Kept<Value>>>();
  return (key, which, at) => {
    const earlier = kept.get(key);
    const refresh = async (): Promise<Kept<Value>> => {
      const before = await earlier?.catch(() => null);
      const { revision } = at;
      if (before && !(await figuresDiffer(read, which, before.revision, revision)))
        return { revision, value: before.value };
      return { revision, value: await calculate(at) };
    };
    const next = refresh();
    kept.delete(key);
    kept.set(key, next);
    next.catch(() => kept.get(key) === next && kept.delete(key));
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
    return next.then(({ value }) => value);
  };
}
