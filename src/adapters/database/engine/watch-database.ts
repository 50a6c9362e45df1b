import { sql } from 'kysely';
import type { Machine } from '#operations/ports/system.ts';
import type { Database } from './tables.ts';

/** What a PostgreSQL says of its clock and its replicas. SQLite has neither. */
export function watchDatabase({ engine, write, replica }: Database): Pick<Machine, 'databaseNow' | 'replicaLag'> {
  if (engine === 'sqlite') return { databaseNow: async () => null, replicaLag: async () => null };
  return {
    databaseNow: async () => {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(write);
      return rows[0]?.now.toISOString() ?? null;
    },
    replicaLag: async () => {
      // A replica reports at least every 10 seconds (wal_receiver_status_interval): one that is silent is as far behind as its
      // last report is old. Null without the right to see it (pg_monitor). A base backup that runs is no replica.
      const { rows } = await sql<{ seconds: number | null }>`
        select max(case
          when reply_time is null then null
          when clock_timestamp() - reply_time > interval '20 seconds' then extract(epoch from clock_timestamp() - reply_time)
          else coalesce(extract(epoch from replay_lag), 0)
        end)::float8 as seconds
        from pg_stat_replication where state <> 'backup'`.execute(write);
      const standbys = rows[0]?.seconds ?? null;
      const ours = replica?.lag() ?? null;
      return typeof ours === 'number' ? Math.max(ours, standbys ?? 0) : (ours ?? standbys);
    },
  };
}
