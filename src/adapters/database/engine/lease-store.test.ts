import { expect, test } from 'vitest';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openLeaseStore } from './lease-store.ts';

function minute(of: number) {
  return `2026-11-21T06:${String(of).padStart(2, '0')}:00.000Z`;
}

eachDatabase('A lease', (open) => {
  test('is held by one, who may renew it, until it ends or is given back', async () => {
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

  test('that was taken when the clock stood years ahead is free again', async () => {
    const leases = openLeaseStore(await open());
    expect(await leases.take('job', 'one', '2031-11-21T06:00:00.000Z', '2031-11-21T07:00:00.000Z')).toBe(true);
    expect(await leases.take('job', 'other', minute(0), minute(1))).toBe(true);
  });

  test('that was taken for good is nobody else’s, years later too', async () => {
    const leases = openLeaseStore(await open());
    expect(await leases.take('job', 'one', minute(0), minute(1))).toBe(true);
    expect(await leases.take('job', 'one', minute(0), null)).toBe(true);
    expect(await leases.take('job', 'other', minute(1), minute(2))).toBe(false);
    expect(await leases.take('job', 'other', '2046-11-21T06:00:00.000Z', null)).toBe(false);
  });

  test('is taken by one of twenty who ask at once', async () => {
    const leases = openLeaseStore(await open());
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, index) => leases.take('job', `${index}`, minute(0), minute(1))),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });
});
