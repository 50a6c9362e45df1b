import { expect, test } from 'vitest';
import { eachDatabase } from '#test/each-database.ts';
import { openLimitStore } from './limit-store.ts';

const seconds = (count: number) => new Date(Date.UTC(2026, 10, 21) + count * 1000).toISOString();
const tight = { key: 'tight', burst: 2, refillSeconds: 60 };
const wide = { key: 'wide', burst: 10, refillSeconds: 6 };

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

  test('take from all buckets or from none', async () => {
    const limits = openLimitStore(await open());
    for (let time = 0; time < 5; time++) await limits.take([tight, wide], seconds(0));
    for (let time = 0; time < 8; time++) expect(await limits.take([wide], seconds(0))).toBe(0);
    expect(await limits.take([wide], seconds(0))).toBe(6);
  });

  test('never let more through than the bucket holds, however many ask at once', async () => {
    const limits = openLimitStore(await open());
    const waits = await Promise.all(Array.from({ length: 30 }, () => limits.take([wide], seconds(0))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  test('lock nobody out until a clock that was set back by years comes there again', async () => {
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
});
