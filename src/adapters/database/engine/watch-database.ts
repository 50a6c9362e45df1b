import { sql } from 'kysely';
import type { Machine } from '#operations/ports/system.ts';
import type { Database } from './tables.ts';

/**
 * What a PostgreSQL says of its clock, its replicas and the archive of its log. SQLite has none of them. `apart`: the seconds between two
 * looks at the archive that must both find it stuck.
 */
export function watchDatabase(
  { engine, write, replica }: Database,
  apart = A_MINUTE,
): Pick<Machine, 'databaseNow' | 'replicaLag' | 'archiveWaiting'> {
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
    archiveWaiting: watchArchive(write, apart),
  };
}

// Readings are kept for a minute by another clock.
const A_MINUTE = 55;

/**
 * https://www.postgresql.org/docs/current/monitoring-stats.html#MONITORING-PG-STAT-ARCHIVER-VIEW
 * A command that hangs, or is not set, has no failure: then two full segments wait. Until one has arrived, after a crash too, those count
 * that are filled after the first look: what was filled before may be there.
 */
function watchArchive(write: Database['write'], apart: number): Machine['archiveWaiting'] {
  let first: { reset: number; segment: number } | null = null;
  let stuck: { last: number; since: number } | null = null;
  return async () => {
    const { rows } = await archiver.execute(write);
    const [row] = rows;
    if (!row) return null;
    if (first?.reset !== row.reset) first = { reset: row.reset, segment: row.segment };
    const arrived = segmentOf(row.arrived ?? '', row.size) ?? first.segment - 1;
    if (!row.failing && arrived >= row.segment - 2) stuck = null;
    else if (stuck?.last !== row.last) stuck = { last: row.last, since: row.now };
    else if (row.now - stuck.since >= apart) return row.now - row.last;
    return 0;
  };
}

/** Segments by their number, times in seconds. A server where nothing has ever arrived may archive since its start. */
const archiver = sql<{
  failing: boolean;
  arrived: string | null;
  segment: number;
  size: number;
  last: number;
  reset: number;
  now: number;
}>`
  select last_failed_time > coalesce(last_archived_time, '-infinity') is true as failing, last_archived_wal as arrived, size,
    floor((pg_current_wal_lsn() - '0/0'::pg_lsn) / size)::float8 as segment,
    extract(epoch from coalesce(last_archived_time, greatest(stats_reset, pg_postmaster_start_time())))::float8 as last,
    extract(epoch from stats_reset)::float8 as reset, extract(epoch from clock_timestamp())::float8 as now
  from pg_stat_archiver, (select pg_size_bytes(current_setting('wal_segment_size'))::float8 as size) as segments
  where current_setting('archive_mode') <> 'off'`;

/** The number of a segment by its name: its timeline, and the two halves of its number. Null for what is no segment. */
function segmentOf(name: string, size: number): number | null {
  if (!/^[0-9A-F]{24}/.test(name)) return null;
  return Number.parseInt(name.slice(8, 16), 16) * (2 ** 32 / size) + Number.parseInt(name.slice(16, 24), 16);
}
