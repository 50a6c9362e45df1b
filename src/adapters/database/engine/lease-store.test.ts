import { expect, test } from 'vitest';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openLeaseStore } from './lease-store.ts';

function minute(of: number) {
  return `2026-11-21T06:${String(of).padStart(2, '0')}:00.000Z`;
}

eachDatabase('A lease', (open) => {
  test('has one holder, who may renew it, until it expires or is released', async () => {
    const leases = openLeaseStore(await open());
    expect(await leases.take('job', 'one', minute(0), minute(1))).toBe(true);
    expect(await leases.take('job', 'other', minute(0), minute(1))).toBe(false);
    expect(await leases.take('another job', 'other', minute(0), minute(1))).toBe(true);
    expect(await leases.take('job', 'one', minute(0), minute(2))).toBe(true);
    expect(await leases.take('job', 'other', minute(1), minute(3))).toBe(false);
    expect(await leases.take('job', 'other', minute(2), minute(3))).toBe(true);
    await leases.release('job', 'one');
    expect(await leases.take('job', 'one', minute(2), minute(3))).toBe(false);
    await leases.release('job', 'other');
    expect(await leases.take('job', 'one', minute(2), minute(3))).toBe(true);
  });

  test('from before the clock was set back by years is free again', async () => {
    const leases = openLeaseStore(await open());
    expect(await leases.take('job', 'one', '2031-11-21T06:00:00.000Z', '2031-11-21T07:00:00.000Z')).toBe(true);
    expect(await leases.take('job', 'other', minute(0), minute(1))).toBe(true);
  });

  test('without an end stays with its holder for years', async () => {
    const leases = openLeaseStore(await open());
    expect(await leases.take('job', 'one', minute(0), minute(1))).toBe(true);
    expect(await leases.take('job', 'one', minute(0), null)).toBe(true);
    expect(await leases.take('job', 'other', minute(1), minute(2))).toBe(false);
    expect(await leases.take('job', 'other', '2046-11-21T06:00:00.000Z', null)).toBe(false);
  });

  test('is given to one of twenty concurrent callers', async () => {
    const leases = openLeaseStore(await open());
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, index) => leases.take('job', `${index}`, minute(0), minute(1))),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });
});
