import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestPostgres } from '#test/postgres/open-test-postgres.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './tables.ts';
import { watchDatabase } from './watch-database.ts';

const tell = ({ write }: Database, statement: string) => sql.raw(statement).execute(write);

/** Fills up segments of the log. */
async function writeLog(database: Database, segments: number) {
  for (let turn = 0; turn < segments; turn += 1) {
    await tell(database, `select pg_logical_emit_message(false, 'turn', '${turn}')`);
    await tell(database, 'select pg_switch_wal()');
  }
}

async function archiveBy(database: Database, command: string) {
  await tell(database, `alter system set archive_command = '${command}'`);
  await tell(database, 'select pg_reload_conf()');
}

test('A log that does not reach its archive is told of while it fails, is not set or hangs, and not once it gets there', async () => {
  const postgres = await openTestPostgres();
  const data = join(postgres.socketFolder, 'data');
  // However slow the machine is, a command hangs until it is let go; PostgreSQL waits for it when it stops.
  const letGo = join(data, 'let-go');
  onTestFinished(() => {
    writeFileSync(letGo, '');
    return postgres.stop();
  });
  const open = () => {
    const database = openPostgres(postgres.url('postgres'));
    onTestFinished(() => database.close());
    return database;
  };
  const before = open();
  expect(await watchDatabase(before).archiveWaiting()).toBeNull();
  await writeLog(before, 3);
  await tell(before, 'alter system set archive_mode = on');
  await postgres.crash();

  const database = open();
  const waiting = watchDatabase(database, 0).archiveWaiting;
  const twice = async () => [await waiting(), await waiting()];
  const arrives = () => vi.waitFor(async () => expect(await twice()).toEqual([0, 0]), 20_000);
  const archived = async () => {
    const { rows } = await sql<{ count: string }>`select archived_count as count from pg_stat_archiver`.execute(
      database.write,
    );
    return Number(rows[0]?.count);
  };
  // PostgreSQL reads a new command a moment later. What the one before takes until then is written once more.
  const isStuck = async (segments: number) => {
    let taken = await archived();
    await writeLog(database, segments);
    await vi.waitFor(async () => {
      const now = await archived();
      await writeLog(database, now - taken);
      taken = now;
      expect((await twice()).at(-1)).toBeGreaterThan(0);
    }, 20_000);
  };
  const archive = `cp %p ${join(data, 'archived-%f')}`;
  // After a crash PostgreSQL does not know what arrived.
  expect(await twice()).toEqual([0, 0]);
  await archiveBy(database, 'false');
  // Nothing has ever arrived; then a command is not set, fails at once, and hangs.
  await isStuck(1);
  for (const [command, segments] of [
    ['', 2],
    ['false', 1],
    [`until [ -e ${letGo} ]; do sleep 0.1; done`, 2],
  ] as const) {
    await archiveBy(database, archive);
    await arrives();
    await archiveBy(database, command);
    await isStuck(segments);
    // One look is no warning.
    const soon = watchDatabase(database);
    expect([await soon.archiveWaiting(), await soon.archiveWaiting()]).toEqual([0, 0]);
  }
}, 120_000);
