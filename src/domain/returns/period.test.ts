import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/indian-date.ts';
import {
  dueDay,
  formOf,
  isPeriod,
  monthOf,
  monthsOf,
  neighbours,
  periodDays,
  periodName,
  periodOf,
  quarterOf,
  returnPeriod,
} from './period.ts';

test.each([
  ['2026-10', true],
  ['2026-Q4', true],
  ['2026-13', false],
  ['2026-Q5', false],
  ['2026-1', false],
  ['0026-10', false],
  ['2026-10-01', false],
])('%s is a period: %s', (text, is) => {
  expect(isPeriod(text)).toBe(is);
});

test.each([
  ['2026-10', '2026-10-01', '2026-10-31', '102026', 'October 2026', '2026-11-11'],
  ['2027-02', '2027-02-01', '2027-02-28', '022027', 'February 2027', '2027-03-11'],
  ['2026-12', '2026-12-01', '2026-12-31', '122026', 'December 2026', '2027-01-11'],
])('The month %s', (period, from, to, fp, name, due) => {
  expect(periodDays(period)).toEqual({ from, to });
  expect([returnPeriod(period), periodName(period), dueDay(period, 'monthly')]).toEqual([fp, name, due]);
});

test.each([
  ['2026-Q1', '2026-04-01', '2026-06-30', '062026', 'April to June 2026', '2026-07-13'],
  ['2026-Q3', '2026-10-01', '2026-12-31', '122026', 'October to December 2026', '2027-01-13'],
  ['2026-Q4', '2027-01-01', '2027-03-31', '032027', 'January to March 2027', '2027-04-13'],
])('The quarter %s is of the financial year', (period, from, to, fp, name, due) => {
  expect(periodDays(period)).toEqual({ from, to });
  expect([returnPeriod(period), periodName(period), dueDay(period, 'quarterly')]).toEqual([fp, name, due]);
});

test('A firm that files by the quarter has an IFF for its first two months, due on the 13th', () => {
  expect(monthsOf('2026-Q3').map((month) => formOf(month, 'quarterly'))).toEqual(['iff', 'iff', null]);
  expect(formOf('2026-Q3', 'quarterly')).toBe('gstr1');
  expect([formOf('2026-10', 'monthly'), formOf('2026-Q3', 'monthly')]).toEqual(['gstr1', null]);
  expect(dueDay('2026-10', 'quarterly')).toBe('2026-11-13');
});

test('Beside the IFF of a month stands the other IFF or a quarter, never the month that has no return', () => {
  expect(neighbours('2026-10', 'quarterly')).toEqual({ before: '2026-Q2', after: '2026-11' });
  expect(neighbours('2026-11', 'quarterly')).toEqual({ before: '2026-10', after: '2026-Q3' });
  expect(neighbours('2027-01', 'quarterly')).toEqual({ before: '2026-Q3', after: '2027-02' });
  expect(neighbours('2026-Q3', 'quarterly')).toEqual({ before: '2026-Q2', after: '2026-Q4' });
});

test('Every day is in exactly one month and one quarter, which follow each other without a gap', () => {
  const days = fc.date({ min: new Date('2017-07-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (time) => {
      const date = time.toISOString().slice(0, 10);
      for (const period of [monthOf(date), quarterOf(date)]) {
        const { from, to } = periodDays(period);
        expect(from <= date && date <= to).toBe(true);
        const { before, after } = neighbours(period, 'monthly');
        expect([periodDays(before).to, periodDays(after).from]).toEqual([addDays(from, -1), addDays(to, 1)]);
      }
      expect(monthsOf(quarterOf(date))).toContain(monthOf(date));
    }),
  );
});

test('The return that reports a day is that of its month, or of its quarter', () => {
  expect([periodOf('2027-01-21', 'monthly'), periodOf('2027-01-21', 'quarterly')]).toEqual(['2027-01', '2026-Q4']);
});
