import type { Tables, Transacting } from '../engine/tables.ts';
import { type ToldRows, together, toldRows } from './told-rows.ts';

/** What belongs to requests: their pictures, the walls that were measured for these, their links, and the samples that they ask for. */
type BesideCallbacks = {
  pictures: Tables['callback_pictures'][];
  measures: Tables['callback_measures'][];
  shares: Tables['callback_shares'][];
  samples: Tables['samples'][];
};

/** What the chain of the visitors says of requests. */
export function toldCallbacks(
  rows: Tables['callbacks'][],
  { pictures, measures, shares, samples }: BesideCallbacks,
): ToldRows {
  return together(
    toldRows('callbacks', rows),
    toldRows('callback_pictures', pictures),
    toldRows('callback_measures', measures),
    toldRows('callback_shares', shares),
    toldRows('samples', samples),
  );
}

/** What belongs to the requests with these ids. `isOlder`: in the migration that seals rows, before there were walls and samples. */
export async function besideCallbacks(
  transaction: Transacting,
  ids: readonly string[],
  isOlder = false,
): Promise<BesideCallbacks> {
  return {
    pictures: await transaction.selectFrom('callback_pictures').selectAll().where('callback', 'in', ids).execute(),
    measures: isOlder
      ? []
      : await transaction.selectFrom('callback_measures').selectAll().where('callback', 'in', ids).execute(),
    shares: await transaction.selectFrom('callback_shares').selectAll().where('callback', 'in', ids).execute(),
    samples: isOlder ? [] : await transaction.selectFrom('samples').selectAll().where('callback', 'in', ids).execute(),
  };
}

/**
 * A request in the trap is a program's. The oldest are deleted, and no chain tells them: a program that sends endlessly must
 * not fill the disk with lines. Once staff take it out of the trap it is told.
 */
export function isTrapped({ state, held_because }: Pick<Tables['callbacks'], 'state' | 'held_because'>): boolean {
  return state === 'held' && held_because === 'trap';
}
