import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { Overloaded, Unconfirmed } from '#operations/ports/failures.ts';
import { type Cut, openCuttingProxy } from '#test/postgres/open-cutting-proxy.ts';
import { dropDatabase } from '#test/postgres/open-test-postgres.ts';
import { sharedTestPostgres } from '#test/postgres/share-test-postgres.ts';
import { openPostgres } from './postgres.ts';

/** A table of notes behind a proxy that cuts connections. */
async function openNotes(answerTimeout?: number) {
  const postgres = await sharedTestPostgres();
  const url = await postgres.freshDatabase();
  onTestFinished(() => dropDatabase(url));
  const proxy = await openCuttingProxy(postgres.socketFolder);
  onTestFinished(proxy.close);
  const database = openPostgres(proxy.through(url), answerTimeout);
  onTestFinished(() => database.close());
  await sql`create table notes (note text)`.execute(database.write);
  const read = async () =>
    (await sql<{ note: string }>`select note from notes`.execute(database.read)).rows.map(({ note }) => note);
  return { proxy, database, read };
}

test.each<[Cut, string[]]>([
  ['after', ['kept']],
  ['before', []],
])('A COMMIT whose answer never comes is unconfirmed, cut %s it was stored', async (cut, stored) => {
  const { proxy, database, read } = await openNotes();
  proxy.arm(cut);
  const writing = database.write
    .transaction()
    .execute((transaction) => sql`insert into notes values ('kept')`.execute(transaction));
  await expect(writing).rejects.toBeInstanceOf(Unconfirmed);
  expect(proxy.disarm()).toBe(true);
  expect(await read()).toEqual(stored);
});

test('A change that is a transaction by itself is unconfirmed, too', async () => {
  const { proxy, database, read } = await openNotes();
  proxy.arm('after');
  await expect(sql`insert into notes values ('alone')`.execute(database.write)).rejects.toBeInstanceOf(Unconfirmed);
  expect(await read()).toEqual(['alone']);
});

test('A transaction that is lost before its COMMIT has stored nothing for certain', async () => {
  const { database, read } = await openNotes();
  const ended = (how: 'at once' | 'unnoticed') =>
    database.write.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`insert into notes values ('lost')`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.read);
      if (how === 'unnoticed') await new Promise((resolve) => setTimeout(resolve, 300));
      else await sql`insert into notes values ('lost')`.execute(transaction);
    });
  for (const how of ['at once', 'unnoticed'] as const) {
    const failure = await ended(how).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Overloaded);
    expect(failure).not.toBeInstanceOf(Unconfirmed);
  }
  expect(await read()).toEqual([]);
});

test('A connection to what is only a standby now is not lent again', async () => {
  const { database, read } = await openNotes();
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.read)).rows[0]?.pid;
  const before = await pid();
  // This one was writable when it was opened, as before a switch.
  await sql`set default_transaction_read_only = on`.execute(database.write);
  const writing = database.write
    .transaction()
    .execute((transaction) => sql`insert into notes values ('refused')`.execute(transaction));
  const failure = await writing.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Overloaded);
  expect(failure).not.toBeInstanceOf(Unconfirmed);
  expect(await pid()).not.toBe(before);
  expect(await read()).toEqual([]);
});

const PATIENCE_MS = 1_000;

/** What became of it, and whether that took no longer than it should. */
async function given(work: Promise<unknown>) {
  const begun = performance.now();
  const failure: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  return { failure, inTime: performance.now() - begun < PATIENCE_MS + 5_000 };
}

test.each<[Cut, string[]]>([
  ['after', ['kept']],
  ['before', []],
])(
  'A COMMIT to a server that falls silent, %s it was stored, is given up in time as unconfirmed',
  async (cut, stored) => {
    const { proxy, database, read } = await openNotes(PATIENCE_MS);
    proxy.arm(cut, 'silent');
    const { failure, inTime } = await given(
      database.write
        .transaction()
        .execute((transaction) => sql`insert into notes values ('kept')`.execute(transaction)),
    );
    expect([failure, inTime]).toEqual([expect.any(Unconfirmed), true]);
    expect(proxy.disarm()).toBe(true);
    // The silent connection is not lent again.
    expect(await read()).toEqual(stored);
  },
);

test('A server process that is frozen in a transaction has stored nothing, and its connection is not lent again', async () => {
  const { database, read } = await openNotes(PATIENCE_MS);
  let frozen = 0;
  onTestFinished(() => thaw(frozen));
  const { failure, inTime } = await given(
    database.write.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      frozen = rows[0]?.pid ?? 0;
      process.kill(frozen, 'SIGSTOP');
      await sql`insert into notes values ('lost')`.execute(transaction);
    }),
  );
  expect([failure, inTime]).toEqual([expect.any(Overloaded), true]);
  expect(failure).not.toBeInstanceOf(Unconfirmed);
  expect(await read()).toEqual([]);
});

test('A read from a frozen server process is given up, and the next one comes from another', async () => {
  const { database, read } = await openNotes(PATIENCE_MS);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.read);
  const frozen = rows[0]?.pid ?? 0;
  process.kill(frozen, 'SIGSTOP');
  onTestFinished(() => thaw(frozen));
  const { failure, inTime } = await given(read());
  expect([failure, inTime]).toEqual([expect.any(Overloaded), true]);
  expect(await read()).toEqual([]);
});

/** It may have ended: the pool closes a connection that it does not lend again. */
function thaw(frozen: number): void {
  try {
    process.kill(frozen, 'SIGCONT');
  } catch {
    // Then nothing is frozen.
  }
}
