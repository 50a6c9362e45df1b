import type { Bucket, LimitStore } from '#operations/staff-ports.ts';
import type { Database, Transacting } from './tables.ts';

const THOUSAND = 1000;
const DAY = 86_400_000;

/** Token buckets in the database, so that every process counts in the same ones. Levels are thousandths of a permit. */
export const openLimitStore = (database: Database): LimitStore => ({
  take: async (buckets, at) => {
    const wait = await database.write.transaction().execute((transaction) => takeFrom(transaction, buckets, at));
    // A bucket that nobody touched for a day is full again: it need not be kept.
    const yesterday = new Date(Date.parse(at) - DAY).toISOString();
    await database.write.deleteFrom('limits').where('at', '<', yesterday).execute();
    return wait;
  },
});

const takeFrom = async (transaction: Transacting, buckets: Bucket[], at: string): Promise<number> => {
  // In one order, so that two who take from the same buckets never wait on each other.
  const ordered = [...buckets].sort((one, other) => (one.key < other.key ? -1 : 1));
  const levels: { bucket: Bucket; level: number }[] = [];
  for (const bucket of ordered) levels.push({ bucket, level: await lock(transaction, bucket, at) });
  const waits = levels.map(({ bucket, level }) => Math.max(0, ((THOUSAND - level) / THOUSAND) * bucket.refillSeconds));
  const wait = Math.ceil(Math.max(...waits));
  if (wait > 0) return wait;
  for (const { bucket, level } of levels)
    await transaction
      .updateTable('limits')
      .set({ level: level - THOUSAND, at })
      .where('key', '=', bucket.key)
      .execute();
  return 0;
};

const lock = async (transaction: Transacting, bucket: Bucket, at: string): Promise<number> => {
  const full = bucket.burst * THOUSAND;
  const row = await transaction
    .insertInto('limits')
    .values({ key: bucket.key, level: full, at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((limits) => ({ level: limits.ref('limits.level') })))
    .returning(['level', 'at'])
    .executeTakeFirstOrThrow();
  const since = Date.parse(at) - Date.parse(row.at);
  // The clock has been set back, by more than two machines ever differ: nobody waits until that day comes again.
  if (since < -DAY) return full;
  const passed = Math.max(0, since) / 1000;
  return Math.min(full, Math.floor(row.level + (passed / bucket.refillSeconds) * THOUSAND));
};
