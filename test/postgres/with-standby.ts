import { afterAll, beforeAll } from 'vitest';
import { openTestPostgres, type TestPostgres } from './open-test-postgres.ts';

/** A server of PostgreSQL and one that follows it, for all tests of a file; both end with them. */
export function withStandby() {
  const pair = {} as { primary: TestPostgres; standby: Awaited<ReturnType<TestPostgres['standby']>> };
  beforeAll(async () => {
    pair.primary = await openTestPostgres();
    pair.standby = await pair.primary.standby();
  }, 60_000);
  afterAll(async () => {
    await pair.standby.stop();
    await pair.primary.stop();
  });
  return pair;
}
