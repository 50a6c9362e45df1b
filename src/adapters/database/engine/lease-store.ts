import type { LeaseStore } from '#operations/ports/leases.ts';
import type { Database } from './tables.ts';

/** No lease is asked for this long: one that ends later was taken under a clock that has been set back since. */
const LONGEST = 7 * 24 * 60 * 60 * 1000;

/** Until when a lease is that was taken for good. */
export const FOR_GOOD = '9999-12-31T23:59:59.999Z';

export function openLeaseStore(database: Database): LeaseStore {
  return {
    take: async (name, holder, now, until) => {
      const never = new Date(Date.parse(now) + LONGEST).toISOString();
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
                row.and([row('leases.until', '>', never), row('leases.until', '!=', FOR_GOOD)]),
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
