import { expect, test } from 'vitest';
import { besideOf, daysOfStep, firmYear, monthsIn, soFar, stepOf, stepStart } from './period.ts';

test('The year of a firm runs from April to March', () => {
  expect(firmYear('2026-11-21')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
  expect(firmYear('2027-03-31')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
});

test.each([
  ['a whole year', { from: '2026-04-01', to: '2027-03-31' }, 'year', { from: '2025-04-01', to: '2026-03-31' }],
  ['a whole year', { from: '2026-04-01', to: '2027-03-31' }, 'before', { from: '2025-04-01', to: '2026-03-31' }],
  [
    'February of a leap year',
    { from: '2028-02-01', to: '2028-02-29' },
    'year',
    { from: '2027-02-01', to: '2027-02-28' },
  ],
  ['a month', { from: '2026-03-01', to: '2026-03-31' }, 'before', { from: '2026-02-01', to: '2026-02-28' }],
  ['a quarter', { from: '2026-10-01', to: '2026-12-31' }, 'before', { from: '2026-07-01', to: '2026-09-30' }],
  ['ten days', { from: '2026-11-11', to: '2026-11-20' }, 'before', { from: '2026-11-01', to: '2026-11-10' }],
  ['ten days', { from: '2026-11-11', to: '2026-11-20' }, 'year', { from: '2025-11-11', to: '2025-11-20' }],
] as const)('Beside %s stand the days as far back (%o, %s)', (_, days, beside, expected) => {
  expect(besideOf(days, beside)).toEqual(expected);
  expect(besideOf(days, 'none')).toBeNull();
});

test('A year that has begun is compared with the same days of the year before', () => {
  const year = firmYear('2026-11-21');
  expect(soFar(year, besideOf(year, 'year'), '2026-11-21')).toEqual({
    now: { from: '2026-04-01', to: '2026-11-21' },
    before: { from: '2025-04-01', to: '2025-11-21' },
  });
  const month = { from: '2026-03-01', to: '2026-03-31' };
  expect(soFar(month, besideOf(month, 'before'), '2026-03-30').before).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
  const past = month;
  expect(soFar(past, null, '2026-11-21')).toEqual({ now: past, before: null });
  expect(soFar(year, null, '2026-11-21').before).toBeNull();
});

test('Months of a period; forty years are shown by years', () => {
  expect(monthsIn({ from: '2026-11-21', to: '2027-01-03' })).toEqual(['2026-11', '2026-12', '2027-01']);
  const forty = { from: '1990-04-01', to: '2030-03-31' };
  expect(monthsIn(forty)).toHaveLength(480);
  expect(stepOf(forty)).toBe('year');
  expect(stepOf(firmYear('2026-11-21'))).toBe('month');
  expect([stepStart('2027-01', 'year'), stepStart('2027-01', 'month')]).toEqual(['2026-04', '2027-01']);
  expect(daysOfStep('2026-11', 'month', { from: '2026-11-21', to: '2027-01-03' })).toEqual({
    from: '2026-11-21',
    to: '2026-11-30',
  });
  expect(daysOfStep('2029-04', 'year', forty)).toEqual({ from: '2029-04-01', to: '2030-03-31' });
});
