import { expect, test } from 'vitest';
import { awaitedPeriods } from './return-periods.ts';

test('All periods with awaited IRNs are named, the oldest first', () => {
  const others = [
    { period: '2026-08', name: 'August 2026', missing: 3, late: 3 },
    { period: '2026-11', name: 'November 2026', missing: 1, late: 0 },
  ];
  const periods = (missing: number) =>
    awaitedPeriods({ period: '2026-10', irns: { missing, late: 0, others } }).map(({ period }) => period);
  expect(periods(2)).toEqual(['2026-08', '2026-10', '2026-11']);
  expect(periods(0)).toEqual(['2026-08', '2026-11']);
});
