import type { LeaseStore } from '#operations/upkeep-ports.ts';
import type { Database } from './tables.ts';

export const openLeaseStore = (database: Database): LeaseStore => ({
  take: async (name, holder, now, until) => {
    const taken = await database.write
      .insertInto('leases')
      .values({ name, holder, until })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ holder, until })
          .where((row) => row.or([row('leases.until', '<=', now), row('leases.holder', '=', holder)])),
      )
      .returning('holder')
      .executeTakeFirst();
    return taken !== undefined;
  },

  release: async (name, holder) => {
    await database.write.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
  },
});
