import { expect, test } from 'vitest';
import { awaitedPeriods, periodInstead } from './return-periods.ts';

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

test('Where a period has no return, the one that has its days is named; after another refusal none is', () => {
  const hasNone = { problems: [{ field: 'period', message: 'choose the quarter' }] };
  expect(periodInstead('2026-12', hasNone)).toBe('2026-Q3');
  expect(periodInstead('2026-Q3', hasNone)).toBe('2026-12');
  expect(periodInstead('2026-Q3', { problems: [] })).toBeNull();
});
