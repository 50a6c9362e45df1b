import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { compareText } from '#domain/text/compare-text.ts';
import type { LimitStore, RateBucket } from '#operations/ports/staff.ts';
import type { Database, Transacting } from '../engine/tables.ts';

const DAY = 86_400_000;
/** About 3 MB of rows. Without a limit, an attacker with many networks could fill the disk. */
const MAX_ROWS = 10_000;
const CLEAN_UP_EVERY = 100;

/** The stored state of a bucket: `at` is when it is full again, `level` how many milliseconds before that it was written. */
type Mark = { at: string; level: number };

/**
 * Token buckets in the database, which all processes share. The key of a row is a hash, so that no typed text is stored and
 * no key is too long. A full bucket has no row.
 */
export function openLimitStore(database: Database, maxRows = MAX_ROWS): LimitStore {
  let takes = 0;
  return {
    take: async (buckets, at) => {
      const keyed = buckets.map((bucket) => ({ ...bucket, key: hash('sha256', bucket.key) }));
      // Reads first, because a refused try must write nothing.
      const wait = longestWait(keyed, await marksOf(database, keyed), at);
      if (wait > 0) return wait;
      const taken = await database.write.transaction().execute((transaction) => takeFrom(transaction, keyed, at));
      if (takes++ % CLEAN_UP_EVERY === 0) await cleanUp(database, maxRows, at);
      return taken;
    },
  };
}

async function marksOf({ read }: Database, buckets: RateBucket[]): Promise<Map<string, Mark>> {
  const keys = buckets.map(({ key }) => key);
  const rows = await read.selectFrom('limits').select(['key', 'at', 'level']).where('key', 'in', keys).execute();
  return new Map(rows.map((row) => [row.key, row]));
}

async function takeFrom(transaction: Transacting, buckets: RateBucket[], at: string): Promise<number> {
  // Sorted, so that two transactions that take from the same buckets cannot deadlock.
  const ordered = [...buckets].sort((one, other) => compareText(one.key, other.key));
  const marks = new Map<string, Mark>();
  for (const { key } of ordered) marks.set(key, await lock(transaction, key, at));
  // Another try may have taken the last token after the first check. Then the new rows stay, full, until `cleanUp` removes them.
  const wait = longestWait(ordered, marks, at);
  if (wait > 0) return wait;
  for (const bucket of ordered) {
    const level = debt(marks.get(bucket.key), at) + bucket.refillSeconds * 1000;
    const fullAt = new Date(Date.parse(at) + level).toISOString();
    await transaction.updateTable('limits').set({ at: fullAt, level }).where('key', '=', bucket.key).execute();
  }
  return 0;
}

function lock(transaction: Transacting, key: string, at: string): Promise<Mark> {
  return transaction
    .insertInto('limits')
    .values({ key, level: 0, at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((limits) => ({ at: limits.ref('limits.at') })))
    .returning(['at', 'level'])
    .executeTakeFirstOrThrow();
}

/** Seconds until every bucket has a token; 0 when all have one. */
function longestWait(buckets: RateBucket[], marks: Map<string, Mark>, at: string): number {
  const waits = buckets.map((bucket) => {
    const refill = bucket.refillSeconds * 1000;
    return debt(marks.get(bucket.key), at) + refill - bucket.burst * refill;
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / 1000));
}

/** Milliseconds until the bucket is full again. */
function debt(mark: Mark | undefined, at: string): number {
  if (!mark) return 0;
  const since = Date.parse(at) - (Date.parse(mark.at) - mark.level);
  // The clock was set back by more than clocks of machines differ: nobody waits until that day comes again.
  if (since < -DAY) return 0;
  return Math.max(0, mark.level - Math.max(0, since));
}

const isHash = sql<number>`case when length(key) = 64 then 1 else 0 end`;

/** Removes the rows of full buckets, those from before the clock was set back, and beyond `maxRows` those that are full soonest. */
async function cleanUp(database: Database, maxRows: number, at: string): Promise<void> {
  const farAhead = new Date(Date.parse(at) + 3 * DAY).toISOString();
  const rows = database.write.selectFrom('limits').select('key');
  // Skips locked rows: waiting for them could deadlock.
  const free = database.engine === 'postgres' ? rows.forUpdate().skipLocked() : rows;
  const remove = (found: typeof free) => database.write.deleteFrom('limits').where('key', 'in', found).execute();
  await remove(free.where(isHash, '=', 1).where((row) => row.or([row('at', '<=', at), row('at', '>', farAhead)])));
  // A process of the previous release may still use its own rows, whose `at` is the last try.
  const yesterday = new Date(Date.parse(at) - DAY).toISOString();
  await remove(free.where(isHash, '=', 0).where('at', '<', yesterday));
  const { count } = await database.write
    .selectFrom('limits')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const over = Number(count) - maxRows;
  if (over > 0) await remove(free.orderBy('at').limit(over));
}
