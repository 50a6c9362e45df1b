import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { withStandby } from '#test/postgres/with-standby.ts';
import { openPostgres } from '../engine/postgres.ts';
import { migrate } from '../migrations/migrate.ts';
import { openOwedDays } from './owed-days.ts';

const day = '2026-11-21';
const bill = { buyerAddress: 'Example Hotels\n7 Example Marg, New Delhi', qty1: '1', rate1: '100.00', gst1: '18' };

const pair = withStandby();

test('Money by day is read from the primary while the replica freezes over the same figures', async () => {
  const url = await pair.primary.freshDatabase();
  const database = openPostgres(url, undefined, pair.standby.url(/test_\w+/.exec(url)?.[0] ?? ''));
  onTestFinished(() => database.close());
  await migrate(database, '2026-11-21T06:00:00.000Z');
  const shop = await openTestAccounts(database);
  await shop.issue('A/1', { ...bill, orderDate: day });
  await shop.catchUp();
  const owed = openOwedDays(database, 0);
  const recent = () => database.replica?.recent(() => owed([day], ''));
  const expected = [expect.objectContaining({ day, notDue: 118_00 })];
  await vi.waitFor(async () => expect(await database.replica?.begin()).toBeNull(), 10_000);
  await vi.waitFor(async () => expect(await recent()).toEqual(expected), 10_000);
  const admin = openPostgres(pair.standby.url('postgres'));
  onTestFinished(() => admin.close());
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname like 'test_%'`.execute(admin.read);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const { pid } of rows) process.kill(pid, name);
  };
  signal('SIGSTOP');
  onTestFinished(() => signal('SIGCONT'));
  const held = recent();
  await setTimeout(100);
  const begun = performance.now();
  expect(await owed([day], '')).toEqual(expected);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(await held).toEqual(expected);
}, 60_000);
