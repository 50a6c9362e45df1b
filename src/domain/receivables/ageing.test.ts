import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/indian-date.ts';
import { type AgeBox, ageBox, ageBoxes, ageingOf, daysOver, noAgeing, overdueOf } from './ageing.ts';
import { dueDate } from './due-date.ts';

const asOf = '2026-11-21';

test.each<[string, number, AgeBox]>([
  ['due in a month', -30, 'notDue'],
  ['due today', 0, 'notDue'],
  ['one day late', 1, 'upTo30'],
  ['30 days late', 30, 'upTo30'],
  ['31 days late', 31, 'upTo60'],
  ['60 days late', 60, 'upTo60'],
  ['61 days late', 61, 'upTo90'],
  ['90 days late', 90, 'upTo90'],
  ['91 days late', 91, 'over90'],
  ['ten years late', 3650, 'over90'],
])('What is %s stands in its box', (_, days, box) => {
  const due = addDays(asOf, -days);
  expect(ageBox(due, asOf)).toBe(box);
  expect(daysOver(due, asOf)).toBe(days);
});

test('The end of February and of the year count as days of the calendar', () => {
  expect(daysOver('2028-02-28', '2028-03-01')).toBe(2);
  expect(ageBox('2026-12-31', '2027-01-30')).toBe('upTo30');
  expect(ageBox('2026-12-31', '2027-01-31')).toBe('upTo60');
});

test('The boxes of any two days past the due date are in the order of the days', () => {
  const days = fc.integer({ min: -200, max: 400 });
  const place = (late: number) => ageBoxes.indexOf(ageBox(addDays(asOf, -late), asOf));
  fc.assert(
    fc.property(days, days, (one, other) => {
      expect(Math.sign(place(one) - place(other)) * Math.sign(one - other)).toBeGreaterThanOrEqual(0);
      expect(place(one) > 0).toBe(one > 0);
    }),
  );
});

test('Everything but the first box is overdue', () => {
  expect(overdueOf({ notDue: 1, upTo30: 20, upTo60: 300, upTo90: 4000, over90: 50_000 })).toBe(54_320);
});

test('What is owed is added up in its boxes, and each sum begins at 0', () => {
  const owed = (late: number, paise: number) => ({ due: addDays(asOf, -late), owed: paise });
  const debts = [owed(0, 1), owed(1, 20), owed(30, 10), owed(31, 300), owed(90, 4000), owed(91, 50_000), owed(400, 5)];
  const sums = { notDue: 1, upTo30: 30, upTo60: 300, upTo90: 4000, over90: 50_005 };
  expect([ageingOf(debts, asOf), ageingOf(debts, asOf), ageingOf([], asOf)]).toEqual([sums, sums, noAgeing]);
});

test('An invoice is due so many days after its date', () => {
  expect([dueDate('2026-11-21', 30), dueDate('2026-11-21', 0)]).toEqual(['2026-12-21', '2026-11-21']);
});
