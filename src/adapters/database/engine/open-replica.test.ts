import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseUnfit } from '#operations/ports/failures.ts';
import { openTestPostgres } from '#test/postgres/open-test-postgres.ts';
import { withStandby } from '#test/postgres/with-standby.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './tables.ts';
import { watchDatabase } from './watch-database.ts';

const pair = withStandby();

const nameOf = (url: string) => /test_\w+/.exec(url)?.[0] ?? 'postgres';

async function openShop(readUrl?: string) {
  const url = await pair.primary.freshDatabase();
  const database = openPostgres(url, undefined, readUrl ?? pair.standby.url(nameOf(url)));
  onTestFinished(() => database.close());
  await sql`create table notes (note text)`.execute(database.write);
  return database;
}

/** Which of the two answers a read, and what it has. */
async function look({ read, replica }: Database) {
  const ask = async () => {
    const { rows } = await sql<{ standby: boolean; notes: number }>`
      select pg_is_in_recovery() as standby, (select count(*) from notes) as notes`.execute(read);
    return `${rows[0]?.standby ? 'replica' : 'primary'} ${rows[0]?.notes}`;
  };
  return { recent: (await replica?.recent(ask)) ?? '', other: await ask() };
}

/** Who answers a read that takes these seconds. */
async function whoReads({ read }: Database, seconds = 0) {
  const { rows } = await sql<{ standby: boolean }>`
    select pg_sleep(${seconds}), pg_is_in_recovery() as standby`.execute(read);
  return rows[0]?.standby ? 'replica' : 'primary';
}

const note = ({ write }: Database) => sql`insert into notes values ('one')`.execute(write);

async function tellStandby(statement: string) {
  const admin = openPostgres(pair.standby.url('postgres'));
  await sql
    .raw(statement)
    .execute(admin.read)
    .finally(() => admin.close());
}

test('Reads that may be a moment old go to the replica, all others to the primary', async () => {
  const database = await openShop();
  await vi.waitFor(async () => expect(await database.replica?.begin()).toBeNull(), 10_000);
  expect(await look(database)).toEqual({ recent: 'replica 0', other: 'primary 0' });
  await database.replica?.recent(() => note(database));
  await vi.waitFor(
    async () => expect(await look(database)).toEqual({ recent: 'replica 1', other: 'primary 1' }),
    5_000,
  );
  expect(await watchDatabase(database).replicaLag()).toBeLessThan(5);
});

test('What is read after the work has ended comes from the primary', async () => {
  const database = await openShop();
  await vi.waitFor(async () => expect(await database.replica?.begin()).toBeNull(), 10_000);
  let later: Promise<unknown> = Promise.resolve();
  await database.replica?.recent(async () => {
    later = setTimeout(50).then(
      async () => (await sql`select pg_is_in_recovery() as standby`.execute(database.read)).rows,
    );
  });
  expect(await later).toEqual([{ standby: false }]);
});

test('A replica that is more than five seconds behind is not asked until it has caught up', async () => {
  const database = await openShop();
  await vi.waitFor(async () => expect((await look(database)).recent).toBe('replica 0'), 10_000);
  await tellStandby('select pg_wal_replay_pause()');
  onTestFinished(() => tellStandby('select pg_wal_replay_resume()'));
  await note(database);
  expect((await look(database)).recent).toBe('replica 0');
  await setTimeout(6_500);
  expect((await look(database)).recent).toBe('primary 1');
  expect(await database.replica?.begin()).toBe('it is behind its primary');
  expect(await watchDatabase(database).replicaLag()).toBeGreaterThan(5);
  await tellStandby('select pg_wal_replay_resume()');
  await vi.waitFor(async () => expect((await look(database)).recent).toBe('replica 1'), 10_000);
});

test('What the replica refuses is asked again of the primary', async () => {
  const database = await openShop();
  await vi.waitFor(async () => expect((await look(database)).recent).toBe('replica 0'), 10_000);
  const asked = await database.replica?.recent(async () => {
    await sql`insert into notes values ('two')`.execute(database.read);
    return 'stored';
  });
  expect([asked, (await look(database)).other]).toEqual(['stored', 'primary 1']);
});

test('A primary whose connections are all busy is no trouble of the replica: it goes on answering', async () => {
  const database = await openShop();
  await vi.waitFor(async () => expect((await look(database)).recent).toBe('replica 0'), 10_000);
  const busy = Array.from({ length: 16 }, () => sql`select pg_sleep(9)`.execute(database.write));
  await setTimeout(7_500);
  expect(await database.replica?.recent(() => whoReads(database))).toBe('replica');
  expect(database.replica?.lag()).toBeLessThan(5);
  await Promise.all(busy);
}, 20_000);

test('A report of several seconds is read from the replica, and once', async () => {
  const database = await openShop();
  await vi.waitFor(async () => expect((await look(database)).recent).toBe('replica 0'), 10_000);
  let begun = 0;
  const report = () => {
    begun += 1;
    return whoReads(database, 5);
  };
  expect(await database.replica?.recent(report)).toBe('replica');
  expect(begun).toBe(1);
}, 20_000);

test('What waits for a replica that freezes is read from the primary as soon as the replica’s silence is noticed', async () => {
  const database = await openShop();
  await vi.waitFor(async () => expect((await look(database)).recent).toBe('replica 0'), 10_000);
  const admin = openPostgres(pair.standby.url('postgres'));
  onTestFinished(() => admin.close());
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname like 'test_%'`.execute(admin.read);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const { pid } of rows) process.kill(pid, name);
  };
  signal('SIGSTOP');
  onTestFinished(() => signal('SIGCONT'));
  const begun = performance.now();
  expect(await database.replica?.recent(() => whoReads(database))).toBe('primary');
  expect(performance.now() - begun).toBeLessThan(9_000);
}, 30_000);

test('Another shop’s replica, also one of the same server, stops the start with a sentence', async () => {
  const others = await pair.primary.freshDatabase();
  const stranger = await openTestPostgres();
  onTestFinished(() => stranger.stop());
  for (const url of [pair.standby.url(nameOf(others)), await stranger.freshDatabase()]) {
    const database = await openShop(url);
    await vi.waitFor(() => expect(database.replica?.begin()).rejects.toThrow(DatabaseUnfit), 10_000);
    expect((await look(database)).recent).toBe('primary 0');
  }
});

test('A server that is no replica, a wrong address and one that is gone: the primary answers, and the start says why', async () => {
  const problem = async (readUrl?: string) => {
    const database = await openShop(readUrl);
    const said = await database.replica?.begin();
    expect((await look(database)).recent).toBe('primary 0');
    expect(await watchDatabase(database).replicaLag()).toBe('failed');
    return said;
  };
  expect(await problem('postgres://nobody@127.0.0.1:9/none')).toContain('ECONNREFUSED');

  const url = await pair.primary.freshDatabase();
  const itself = openPostgres(url, undefined, `${url}&application_name=again`);
  onTestFinished(() => itself.close());
  expect(await itself.replica?.begin()).toBe('it is no replica, but takes changes itself');

  const gone = await openShop();
  await vi.waitFor(async () => expect((await look(gone)).recent).toBe('replica 0'), 10_000);
  await pair.standby.stop();
  await note(gone);
  expect((await look(gone)).recent).toBe('primary 1');
});
