import type { LeaseStore } from '#operations/ports/leases.ts';
import type { Database } from './tables.ts';

/** Longer than any lease. One that ends later was taken before the clock was set back, so it is free. */
const MAX_LEASE_MS = 7 * 24 * 60 * 60 * 1000;

/** The end of a lease that never expires. */
export const FOR_GOOD = '9999-12-31T23:59:59.999Z';

export function openLeaseStore(database: Database): LeaseStore {
  return {
    take: async (name, holder, now, until) => {
      const latestEnd = new Date(Date.parse(now) + MAX_LEASE_MS).toISOString();
      const taken = await database.write
        .insertInto('leases')
        .values({ name, holder, until: until ?? FOR_GOOD })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder, until: until ?? FOR_GOOD })
            .where((row) =>
              row.or([
                row('leases.until', '<=', now),
                row.and([row('leases.until', '>', latestEnd), row('leases.until', '!=', FOR_GOOD)]),
                row('leases.holder', '=', holder),
              ]),
            ),
        )
        .returning('holder')
        .executeTakeFirst();
      return taken !== undefined;
    },

    release: async (name, holder) => {
      await database.write.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}
