import { sql } from 'kysely';
import type { Machine } from '#operations/ports/system.ts';
import type { Database } from './tables.ts';

/** What a PostgreSQL says of its clock, its replicas and the archive of its log. SQLite has none of them. */
export function watchDatabase({
  engine,
  write,
  replica,
}: Database): Pick<Machine, 'databaseNow' | 'replicaLag' | 'archiveWaiting'> {
  const none = async () => null;
  if (engine === 'sqlite') return { databaseNow: none, replicaLag: none, archiveWaiting: none };
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
    archiveWaiting: async () => {
      // https://www.postgresql.org/docs/current/monitoring-stats.html#MONITORING-PG-STAT-ARCHIVER-VIEW
      // A command that hangs, or is not set, has no failure: then two full segments wait. The names of segments sort as they follow.
      const { rows } = await sql<{ seconds: number | null }>`
        select case
          when current_setting('archive_mode') = 'off' then null
          when last_failed_time > coalesce(last_archived_time, '-infinity') or coalesce(left(last_archived_wal, 24), '') <
            pg_walfile_name('0/0'::pg_lsn + greatest(pg_current_wal_lsn() - '0/0'::pg_lsn
              - 2 * pg_size_bytes(current_setting('wal_segment_size')), 1))
          then extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset))
          else 0
        end::float8 as seconds
        from pg_stat_archiver`.execute(write);
      return rows[0]?.seconds ?? null;
    },
  };
}
