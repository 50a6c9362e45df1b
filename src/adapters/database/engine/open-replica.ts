import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import { DatabaseUnfit } from '#operations/ports/failures.ts';

/** A replica that is further behind is not asked, in milliseconds. */
const MOST_LAG = 5_000;
const LOOK_EVERY = 1_000;

export type Replica = {
  /** Where the reads of the work that runs now go. */
  pool(): Pool;
  /**
   * Does work whose reads may be `MOST_LAG` old. Its reads go to the replica, and when anything fails there, all of it is done again
   * with the primary. What it reads after its promise, such as the rest of a file that is being sent, comes from the primary.
   */
  recent<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Seconds behind; 'failed' when it does not answer, or is no replica of this database. */
  lag(): number | 'failed';
  /** Looks at it for the first time. Returns why it is not asked, or null. Throws `DatabaseUnfit` when it is another database's. */
  begin(): Promise<string | null>;
  close(): Promise<void>;
};

/** How far the primary's log had come at an instant (of `performance.now()`). */
type Mark = { at: number; position: bigint };

type Look = { behind: boolean; system: string; oid: number; position: string | null };

type Pools = { primary: Pool; replica: Pool };

/**
 * A replica by streaming, beside its primary. Each second it is compared with how far the primary's log has come: it is as fresh as the
 * last instant whose log it has replayed. No clock of another machine is needed, and an idle shop writes nothing for it.
 * `watched`: connections for nothing else, with a short patience. Those of the work may all be busy, and then nothing is wrong.
 */
export function openReplica({ primary, replica }: Pools, watched: Pools): Replica {
  const asking = new AsyncLocalStorage<{ replica: boolean }>();
  let marks: Mark[] = [];
  let freshAt = Number.NEGATIVE_INFINITY;
  let problem: string | null = null;
  let looking: Promise<void> | null = null;
  /** Gives up the work that the replica does now. */
  const running = new Set<() => void>();
  const age = () => performance.now() - freshAt;

  async function look(): Promise<void> {
    const at = performance.now();
    // Trouble of the primary is not the replica's. Without a new mark, what is known of the replica grows old by itself.
    const [ours, theirs] = await Promise.all([ask(watched.primary).catch(() => null), ask(watched.replica)]);
    if (ours && (ours.system !== theirs.system || ours.oid !== theirs.oid)) throw new DatabaseUnfit(ANOTHER);
    if (!theirs.behind) throw new Error('it is no replica, but takes changes itself');
    if (ours && ours.position !== null) marks.push({ at, position: positionOf(ours.position) });
    const replayed = theirs.position === null ? 0n : positionOf(theirs.position);
    // What the replica had replayed when it was asked counts, so the newest mark may have to wait for the next look.
    freshAt = Math.max(freshAt, ...marks.flatMap((mark) => (mark.position <= replayed ? mark.at : [])));
    marks = marks.filter((mark) => mark.at >= freshAt).slice(-MOST_MARKS);
  }

  async function lookAndNote(): Promise<void> {
    try {
      await look();
      problem = age() > MOST_LAG ? BEHIND : null;
    } catch (error) {
      freshAt = Number.NEGATIVE_INFINITY;
      for (const giveUp of running) giveUp();
      problem = error instanceof Error ? error.message : String(error);
      if (error instanceof DatabaseUnfit) throw error;
    }
  }

  const timer = setInterval(() => {
    looking ??= lookAndNote()
      .catch(() => {})
      .finally(() => {
        looking = null;
      });
  }, LOOK_EVERY);
  timer.unref();

  return {
    pool: () => (asking.getStore()?.replica ? replica : primary),
    recent: async (work) => {
      if (age() > MOST_LAG) return work();
      const asked = { replica: true };
      const { promise: givenUp, reject } = Promise.withResolvers<never>();
      const giveUp = () => reject(new Error('The replica does not answer.'));
      running.add(giveUp);
      try {
        return await Promise.race([asking.run(asked, work), givenUp]);
      } catch {
        // A real error comes again.
        return work();
      } finally {
        asked.replica = false;
        running.delete(giveUp);
      }
    },
    lag: () => (freshAt === Number.NEGATIVE_INFINITY ? 'failed' : Math.max(0, age() - LOOK_EVERY) / 1_000),
    begin: async () => {
      await lookAndNote();
      // What the migrations have just written is on its way.
      if (problem === BEHIND) await setTimeout(LOOK_EVERY).then(lookAndNote);
      return problem;
    },
    close: async () => {
      clearInterval(timer);
      await looking;
      await Promise.all([watched.primary, watched.replica, replica].map((pool) => pool.end()));
    },
  };
}

/** Ten minutes of looks: one that is further behind is as fresh as the last instant that it was known to have. */
const MOST_MARKS = 600;

const BEHIND = 'it is behind its primary';

const ANOTHER =
  'DATABASE_READ_URL names another database than a replica of DATABASE_URL: name a streaming replica of the same server, and the same database.';

/** The same question to both; only one of the two positions is there. */
async function ask(pool: Pool): Promise<Look> {
  const { rows } = await pool.query<Look>(`
    select pg_is_in_recovery() as behind,
      (select system_identifier::text from pg_control_system()) as system,
      (select oid::int8 from pg_database where datname = current_database()) as oid,
      (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end)::text as position`);
  if (!rows[0]) throw new Error('it answers nothing');
  return rows[0];
}

/** `positionOf('1/A0')` → `4294967456n`. https://www.postgresql.org/docs/current/datatype-pg-lsn.html */
function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
