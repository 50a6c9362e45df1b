import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodName, periodOf } from './period.ts';
import { readPeriod } from './read-period.ts';

test.each([
  ['October 2026', '2026-10'],
  ['oct', '2026-10'],
  ['dec', '2025-12'],
  ['sept', '2026-09'],
  ['10', '2026-10'],
  ['10/26', '2026-10'],
  ['10/2026', '2026-10'],
  ['102026', '2026-10'],
  ['2026-10', '2026-10'],
  ['q3', '2026-Q3'],
  ['Q4', '2025-Q4'],
  ['q2 2026', '2026-Q2'],
  ['2026-q3', '2026-Q3'],
  ['Oct-Dec 2026', '2026-Q3'],
  ['January to March 2027', '2026-Q4'],
  ['jul to sep', '2026-Q2'],
  [' oct ', '2026-10'],
  ['nov', '2026-11'],
  ['q3 / 2026', '2026-Q3'],
  ['Oct - Dec / 2026', '2026-Q3'],
  ['apr–jun', '2026-Q1'],
  ['1', '2026-01'],
  ['0', null],
  ['q5', null],
  ['aq3', null],
  ['q3 20266', null],
  ['q3 2026 x', null],
  ['oct 0026', null],
  ['Nov to Dec 2026', null],
  ['Oct to x', null],
  ['x to Dec', null],
  ['1 oct to dec', null],
  ['oct to dec 20266', null],
  ['oct to dec 0026', null],
  ['oct26', '2026-10'],
  ['oct1', null],
  ['x1', null],
  ['ju', null],
  ['13', null],
  ['Oct to Nov 2026', null],
  ['something', null],
  ['', null],
])('“%s”, typed on 22 November 2026, is %s', (typed, period) => {
  expect(readPeriod(typed, '2026-11-22')).toBe(period);
});

test('The name of every period reads back as the period', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2017, max: 2099 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('monthly' as const, 'quarterly' as const),
      (year, month, frequency) => {
        const period = periodOf(`${year}-${String(month).padStart(2, '0')}-15`, frequency);
        expect(readPeriod(periodName(period), '2026-11-22')).toBe(period);
      },
    ),
  );
});

test('A period has begun on its first day', () => {
  expect([readPeriod('nov', '2026-11-01'), readPeriod('nov', '2026-10-31')]).toEqual(['2026-11', '2025-11']);
  expect([readPeriod('q3', '2026-10-01'), readPeriod('q3', '2026-09-30')]).toEqual(['2026-Q3', '2025-Q3']);
});
