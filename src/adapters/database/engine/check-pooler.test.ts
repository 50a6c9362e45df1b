import { spawnSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { openBouncer, throughBouncer } from '#test/postgres/open-bouncer.ts';
import { dropDatabase } from '#test/postgres/open-test-postgres.ts';
import { sharedTestPostgres } from '#test/postgres/share-test-postgres.ts';
import { checkPooler } from './check-pooler.ts';
import { openDatabase } from './open-database.ts';

async function check(settings: Parameters<typeof openBouncer>[1] | null): Promise<string> {
  const postgres = await sharedTestPostgres();
  const direct = await postgres.freshDatabase();
  onTestFinished(() => dropDatabase(direct));
  const bouncer = settings ? await openBouncer(postgres.socketFolder, settings) : null;
  if (bouncer) onTestFinished(() => bouncer.stop());
  const database = await openDatabase(bouncer ? throughBouncer(direct, bouncer.folder) : direct);
  return checkPooler(database)
    .then(() => 'fit', String)
    .finally(() => database.close());
}

test('PostgreSQL and SQLite themselves are fit', async () => {
  expect(await check(null)).toBe('fit');
  const sqlite = await openDatabase('sqlite::memory:');
  await checkPooler(sqlite);
  await sqlite.close();
});

test.skipIf(spawnSync('pgbouncer', ['-V']).error)(
  'PgBouncer is fit as docs/operations.md sets it up, and refused with what to change when it is set up otherwise',
  async () => {
    expect(await check({})).toBe('fit');
    expect(await check({ pool_mode: 'statement' })).toContain('DatabaseUnfit: PgBouncer pools by statement');
    expect(await check({ ignore_startup_parameters: '' })).toContain(
      'set ignore_startup_parameters = lock_timeout, statement_timeout, idle_in_transaction_session_timeout.',
    );
    expect(await check({ connect_query: '' })).toContain("set connect_query = 'set lock_timeout = 5000; set statement");
  },
);
