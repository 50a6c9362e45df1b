import { AsyncLocalStorage } from 'node:async_hooks';
import { Overloaded, StorageFull, Unconfirmed } from '#operations/ports/failures.ts';

const running = new AsyncLocalStorage<{ stored: boolean }>();

/** A transaction of the work that runs now is committed. */
export function noteStored(): void {
  const work = running.getStore();
  if (work) work.stored = true;
}

/**
 * Does work that changes something. Throws `Unconfirmed` where it would throw `Overloaded` or `StorageFull` after a transaction of
 * its own was committed: who then heard that nothing was stored would do it twice.
 */
export async function knowStored<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = { stored: false };
  try {
    return await running.run(own, work);
  } catch (error) {
    if (!own.stored || error instanceof Unconfirmed) throw error;
    if (error instanceof Overloaded)
      throw new Unconfirmed('The database was lost after a change was stored.', { cause: error });
    if (error instanceof StorageFull)
      throw new Unconfirmed('The disk was full after a change was stored.', { cause: error });
    throw error;
  }
}
