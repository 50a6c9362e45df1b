import fc from 'fast-check';
import { expect, test } from 'vitest';
import { home } from '#test/specification/specified-firm.ts';
import { formatNumber, seriesOf } from './invoice-number.ts';
import { seriesFaults } from './series-faults.ts';

const series = seriesOf('tax', home, '2026-11-21');
function numbered(counters: number[]) {
  return counters.map((counter) => formatNumber(series, counter));
}
function faults(counters: number[], counter: number, openings: number[] = [], typed: string[] = []) {
  return seriesFaults({ series, counter, numbers: [...numbered(counters), ...typed], openings });
}

test('A series without gaps up to its counter has no faults, in any order of reading', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 20_000 }), (count, opening) => {
      const counters = Array.from({ length: count }, (_, index) => opening + index);
      expect(faults(counters.reverse(), opening + count - 1, [opening])).toEqual([]);
    }),
  );
});

test('Any single document that is missing from a series is found', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (count, chosen) => {
      const counters = Array.from({ length: count }, (_, index) => index + 1);
      counters.splice(chosen % count, 1);
      expect(faults(counters, count)).toHaveLength(1);
    }),
  );
});

test.each([
  [[1, 3], 3, ['DL/26-27/ has no number 2.']],
  [[1, 5], 5, ['DL/26-27/ has no numbers 2 to 4.']],
  [[1, 2, 2], 2, ['DL/26-27/ has the number 2 twice.']],
  [[1, 2], 3, ['The counter of DL/26-27/ is 3, but its last number is 2.']],
  [[7, 8], 8, ['DL/26-27/ begins at 7, which is not its opening number.']],
  [[], 4, ['The counter of DL/26-27/ is 4, but its last number is 0.']],
])('The numbers %j with the counter %i have the faults %j', (counters, counter, expected) => {
  expect(faults(counters, counter)).toEqual(expected);
});

test('A typed number is outside the series, and a number of another year is a fault', () => {
  expect(faults([1, 2], 2, [], ['SI/OLD/12'])).toEqual([]);
  expect(faults([], 0, [], ['SI/OLD/12'])).toEqual([]);
  expect(faults([1], 1, [], ['DL/25-26/0001'])).toEqual(['DL/25-26/0001 is stored in the series DL/26-27/.']);
});

test('A document that is issued during the check is not a fault', () => {
  const stored = { series, counter: 2, numbers: numbered([1, 2, 3]), openings: [] };
  expect(seriesFaults({ ...stored, counterAfter: 4 })).toEqual([]);
  expect(seriesFaults(stored)).toHaveLength(1);
});
