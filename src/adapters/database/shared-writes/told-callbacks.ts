import type { Tables } from '../engine/tables.ts';
import { type ToldRows, together, toldRows } from './told-rows.ts';

/** What the chain of the visitors says of requests with their pictures and links. */
export function toldCallbacks(
  rows: Tables['callbacks'][],
  pictures: Tables['callback_pictures'][],
  shares: Tables['callback_shares'][],
): ToldRows {
  return together(
    toldRows('callbacks', rows),
    toldRows('callback_pictures', pictures),
    toldRows('callback_shares', shares),
  );
}

/**
 * A request in the trap is a program's. The oldest are deleted, and no chain tells them: a program that sends endlessly must
 * not fill the disk with lines. Once staff take it out of the trap it is told.
 */
export function isTrapped({ state, held_because }: Pick<Tables['callbacks'], 'state' | 'held_because'>): boolean {
  return state === 'held' && held_because === 'trap';
}
