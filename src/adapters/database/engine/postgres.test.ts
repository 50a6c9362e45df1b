import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { Overloaded } from '#operations/ports/failures.ts';
import { dropDatabase } from '#test/postgres/open-test-postgres.ts';
import { sharedTestPostgres } from '#test/postgres/share-test-postgres.ts';
import { openPostgres } from './postgres.ts';

test('A connection that breaks in a transaction ends only that call, as overloaded', async () => {
  const url = await (await sharedTestPostgres()).freshDatabase();
  onTestFinished(() => dropDatabase(url));
  const database = openPostgres(url);
  onTestFinished(() => database.close());
  const broken = database.write.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.write);
    // The connection breaks while nothing is asked of it.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await sql`select 1`.execute(transaction);
  });
  await expect(broken).rejects.toBeInstanceOf(Overloaded);
  expect((await sql`select 1 as one`.execute(database.write)).rows).toEqual([{ one: 1 }]);
});
