import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, formatDate, indianDate, indianDay, indianTime, isDate, readDate, weekday } from './indian-date.ts';

test('a day in India begins at 18:30 UTC', () => {
  expect(indianDate('2026-11-21T18:29:59.999Z')).toBe('2026-11-21');
  expect(indianDate('2026-11-21T18:30:00.000Z')).toBe('2026-11-22');
});

test('the time in India is five and a half hours ahead of UTC', () => {
  expect(indianTime('2026-11-21T18:29:59.999Z')).toBe('23:59');
  expect(indianTime('2026-11-21T18:30:00.000Z')).toBe('00:00');
});

test.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a date', (text) => {
  expect(isDate(text)).toBe(true);
});

test.each([
  '2026-02-29',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '21/11/2026',
  '2026-11-21 10:00:00',
  '',
  '2026-1-1',
  '+02026-11-21',
  '２026-11-21',
])('%j is no date', (text) => {
  expect(isDate(text)).toBe(false);
});

test('a date is shown day first and with its weekday', () => {
  expect(formatDate('2026-11-05')).toBe('05/11/2026');
  expect(weekday('2026-11-21')).toBe('Saturday');
  expect(weekday('2026-11-22')).toBe('Sunday');
});

describe('on Saturday 21 November 2026 staff type', () => {
  test.each([
    ['', '2026-11-21'],
    ['t', '2026-11-21'],
    ['T', '2026-11-21'],
    ['5', '2026-11-05'],
    ['05', '2026-11-05'],
    ['2111', '2026-11-21'],
    ['21/11', '2026-11-21'],
    ['1/4', '2026-04-01'],
    ['21/11/26', '2026-11-21'],
    ['1/4/26', '2026-04-01'],
    ['211126', '2026-11-21'],
    ['21112026', '2026-11-21'],
    ['21-11-2026', '2026-11-21'],
    ['21.11.2026', '2026-11-21'],
    ['21 11 2026', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    [' 5 ', '2026-11-05'],
    ['21-Nov-26', '2026-11-21'],
    ['21-Nov-2026', '2026-11-21'],
    ['21 November 2026', '2026-11-21'],
    ['21 november, 2026', '2026-11-21'],
    ['1-SEP-26', '2026-09-01'],
    ['1 Sept 26', '2026-09-01'],
    ['21nov26', '2026-11-21'],
    ['21 Nov', '2026-11-21'],
    ['5-may', '2026-05-05'],
    ['29-Feb-24', '2024-02-29'],
    ['21/Nov/2026', '2026-11-21'],
    ['21. Nov. 2026', '2026-11-21'],
    ['+3', '2026-11-24'],
    ['+10', '2026-12-01'],
    ['-1', '2026-11-20'],
    ['-30', '2026-10-22'],
    ['29/02/24', '2024-02-29'],
  ])('%j and mean %s', (typed, date) => {
    expect(readDate(typed, '2026-11-21')).toBe(date);
  });

  test.each([
    '31/02/26',
    '31',
    '0',
    '3211',
    '2113',
    '29/02/26',
    'x',
    '21/11/226',
    '11/21/2026',
    '2026/11/21',
    '+',
    '--1',
    '211',
    '2111202',
    '21-Nox-26',
    '31-Nov-26',
    '21-November-226',
    '21-N-26',
    'Nov 21 2026',
    '21-Nov-26-1',
    'Nov',
    '5t',
  ])('%j, which is no date', (typed) => {
    expect(readDate(typed, '2026-11-21')).toBeNull();
  });
});

const anyDate = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));

test('every date can be typed as it is shown', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (date, today) => {
      expect(isDate(date)).toBe(true);
      expect(readDate(formatDate(date), today)).toBe(date);
    }),
  );
});

test('any typed text gives a real date or none', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789/-.+ tnovmay,'), maxLength: 11 }),
      anyDate,
      (typed, today) => {
        const date = readDate(typed, today);
        expect(date === null || isDate(date)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test('An Indian day begins and ends at 18:30 UTC', () => {
  expect(indianDay('2026-04-01')).toEqual({ begins: '2026-03-31T18:30:00.000Z', ends: '2026-04-01T18:30:00.000Z' });
  expect(indianDate(indianDay('2026-04-01').begins)).toBe('2026-04-01');
  expect(indianDate(indianDay('2026-04-01').ends)).toBe('2026-04-02');
});
