import { expect, test } from 'vitest';
import { eachDatabase } from '#test/postgres/each-database.ts';
import type { Database } from '../engine/tables.ts';
import { openLimitStore } from './limit-store.ts';

function seconds(count: number) {
  return new Date(Date.UTC(2026, 10, 21) + count * 1000).toISOString();
}
const tight = { key: 'tight', burst: 2, refillSeconds: 60 };
const wide = { key: 'wide', burst: 10, refillSeconds: 6 };

async function rowsOf({ read }: Database) {
  return (await read.selectFrom('limits').selectAll().execute()).length;
}

eachDatabase('The limits', (open) => {
  test('let a burst through, then one at a time', async () => {
    const limits = openLimitStore(await open());
    expect(await limits.take([tight], seconds(0))).toBe(0);
    expect(await limits.take([tight], seconds(0))).toBe(0);
    expect(await limits.take([tight], seconds(0))).toBe(60);
    expect(await limits.take([tight], seconds(30))).toBe(30);
    expect(await limits.take([tight], seconds(61))).toBe(0);
    expect(await limits.take([tight], seconds(61))).toBeGreaterThan(0);
  });

  test('take a token from all buckets or from none', async () => {
    const limits = openLimitStore(await open());
    for (let time = 0; time < 5; time++) await limits.take([tight, wide], seconds(0));
    for (let time = 0; time < 8; time++) expect(await limits.take([wide], seconds(0))).toBe(0);
    expect(await limits.take([wide], seconds(0))).toBe(6);
  });

  test('never let more through than the bucket has, with any number of concurrent calls', async () => {
    const limits = openLimitStore(await open());
    const waits = await Promise.all(Array.from({ length: 30 }, () => limits.take([wide], seconds(0))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  test('lock nobody out after the clock was set back by years', async () => {
    const limits = openLimitStore(await open());
    for (let time = 0; time < 3; time++) await limits.take([tight], seconds(5 * 365 * 86_400));
    expect(await limits.take([tight], seconds(0))).toBe(0);
  });

  test('forget nothing when the clock goes back by an hour', async () => {
    const limits = openLimitStore(await open());
    await limits.take([tight], seconds(3600));
    await limits.take([tight], seconds(3600));
    expect(await limits.take([tight], seconds(0))).toBeGreaterThan(0);
  });

  test('keep the remaining tokens when the clock goes back by an hour', async () => {
    const limits = openLimitStore(await open());
    expect(await limits.take([tight], seconds(3600))).toBe(0);
    expect(await limits.take([tight], seconds(0))).toBe(0);
    expect(await limits.take([tight], seconds(0))).toBe(60);
    expect(await limits.take([tight], seconds(60))).toBe(0);
  });

  test('store no row of a full bucket, and no typed text', async () => {
    const database = await open();
    const limits = openLimitStore(database);
    // A try every ten seconds, each under another name: each is full again after a minute.
    for (let turn = 0; turn < 300; turn++) {
      const name = { key: `login as ${'n'.repeat(500)} ${turn}`, burst: 10, refillSeconds: 60 };
      expect(await limits.take([name], seconds(turn * 10))).toBe(0);
    }
    expect(await rowsOf(database)).toBeLessThanOrEqual(100 + 6);
    const longest = Math.max(
      ...(await database.read.selectFrom('limits').select('key').execute()).map(({ key }) => key.length),
    );
    expect(longest).toBe(64);
  });

  test('write nothing for a refused try', async () => {
    const database = await open();
    const limits = openLimitStore(database);
    for (let time = 0; time < 2; time++) await limits.take([tight], seconds(0));
    for (let turn = 0; turn < 20; turn++) {
      const name = { key: `name ${turn}`, burst: 10, refillSeconds: 60 };
      expect(await limits.take([tight, name], seconds(0))).toBe(60);
    }
    expect(await rowsOf(database)).toBe(1);
  });

  test('keep a limited number of rows: of the buckets that are full last', async () => {
    const database = await open();
    const limits = openLimitStore(database, 50);
    for (let time = 0; time < 2; time++) await limits.take([tight], seconds(0));
    for (let turn = 0; turn < 250; turn++)
      await limits.take([{ key: `network ${turn}`, burst: 20, refillSeconds: 6 }], seconds(0));
    expect(await rowsOf(database)).toBeLessThanOrEqual(50 + 100);
    expect(await limits.take([tight], seconds(0))).toBe(60);
  });

  test('remove rows from before the clock was set back', async () => {
    const database = await open();
    await openLimitStore(database).take([tight], seconds(5 * 365 * 86_400));
    await openLimitStore(database).take([wide], seconds(0));
    expect(await rowsOf(database)).toBe(1);
  });
});
