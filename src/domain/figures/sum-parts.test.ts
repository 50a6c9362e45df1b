import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/indian-date.ts';
import type { FigureDays } from './period.ts';
import { sumParts } from './sum-parts.ts';

test.each([
  ['a year of the firm', ['2026-04-01', '2027-03-31'], ['year +2026-04-01..2027-03-31']],
  ['40 years', ['1990-04-01', '2030-03-31'], ['year +1990-04-01..2030-03-31']],
  ['a quarter', ['2026-10-01', '2026-12-31'], ['month +2026-10-01..2026-12-31']],
  ['one day', ['2026-11-21', '2026-11-21'], ['day +2026-11-21..2026-11-21']],
  [
    'a year but its last day',
    ['2026-04-01', '2027-03-30'],
    ['year +2026-04-01..2027-03-31', 'day -2027-03-31..2027-03-31'],
  ],
  [
    'a month but its first day',
    ['2026-11-02', '2026-11-30'],
    ['month +2026-11-01..2026-11-30', 'day -2026-11-01..2026-11-01'],
  ],
  [
    'a year of the calendar',
    ['2026-01-01', '2026-12-31'],
    ['month +2026-01-01..2026-03-31', 'year +2026-04-01..2027-03-31', 'month -2027-01-01..2027-03-31'],
  ],
])('The sums of %s', (_, [from = '', to = ''], expected) => {
  expect(sumParts({ from, to }, 'year').map(inWords)).toEqual(expected);
});

test('A firm that keeps no sums of years takes months; an end before the beginning has no sums', () => {
  expect(sumParts({ from: '2026-04-01', to: '2027-03-31' }, 'month').map(inWords)).toEqual([
    'month +2026-04-01..2027-03-31',
  ]);
  expect(sumParts({ from: '2026-04-02', to: '2026-04-01' }, 'year')).toEqual([]);
});

type SumPart = ReturnType<typeof sumParts>[number];

const day = fc.integer({ min: 0, max: 1_600 }).map((number) => addDays('2025-03-30', number));

test('Whatever the days, each of them counts once, and no other; sums are of whole years and months', () => {
  fc.assert(
    fc.property(day, day, fc.constantFrom('year' as const, 'month' as const), (one, other, largest) => {
      const days = one < other ? { from: one, to: other } : { from: other, to: one };
      const parts = sumParts(days, largest);
      for (let date = '2024-03-25'; date <= '2031-04-05'; date = addDays(date, 1)) {
        const counted = parts.reduce((sum, part) => sum + (isIn(date, part) ? part.sign : 0), 0);
        if (counted !== (isIn(date, days) ? 1 : 0)) return false;
      }
      return parts.every(isWhole);
    }),
    { numRuns: 150 },
  );
});

function isWhole({ unit, from, to }: SumPart): boolean {
  if (unit === 'day') return from <= to;
  const after = addDays(to, 1);
  const months = unit === 'month' || (from.slice(5, 7) === '04' && after.slice(5, 7) === '04');
  return months && from.endsWith('-01') && after.endsWith('-01') && from < to;
}

function isIn(date: string, { from, to }: FigureDays): boolean {
  return date >= from && date <= to;
}

function inWords({ unit, sign, from, to }: SumPart): string {
  return `${unit} ${sign === 1 ? '+' : '-'}${from}..${to}`;
}
