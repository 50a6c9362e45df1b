import fc from 'fast-check';
import { expect, test } from 'vitest';
import examples from '#test/fixtures/gst-examples.json' with { type: 'json' };
import { branch, home } from '#test/specification/specified-firm.ts';
import { taxStateIds } from '../tax/states.ts';
import { invoiceKinds } from './invoice-kinds.ts';
import {
  fitsRule46,
  formatNumber,
  hasAutomaticShape,
  seriesOf,
  seriesOfPrefix,
  seriesOn,
  seriesPrefix,
} from './invoice-number.ts';

test('there are worked examples of numbers', () => {
  expect(examples.invoice_number).not.toHaveLength(0);
});

test.each(examples.invoice_number)('$id: "$in.number" within rule 46: $out.rule46', ({ in: { number }, out }) => {
  expect(fitsRule46(number)).toBe(out.rule46);
});

test.each([
  ['tax', home, '2026-11-21', 1, 'DL/26-27/0001'],
  ['tax', branch, '2026-11-21', 42, 'OD/26-27/0042'],
  ['pro', home, '2026-11-21', 1, 'PI-DL/26-27/001'],
  ['pro', branch, '2026-11-21', 1, 'PI-OD/26-27/001'],
  ['credit', home, '2026-11-21', 1, 'CN-DL/26-27/001'],
  ['credit', branch, '2027-03-31', 999, 'CN-OD/26-27/999'],
  ['tax', home, '2027-04-01', 1, 'DL/27-28/0001'],
  ['tax', home, '2026-11-21', 12345, 'DL/26-27/12345'],
  ['credit', home, '2026-11-21', 1000, 'CN-DL/26-27/1000'],
] as const)('%s, %s, %s, counter %i: %s', (kind, taxState, date, counter, number) => {
  expect(formatNumber(seriesOf(kind, taxState, date), counter)).toBe(number);
});

test('a series is full when its number passes sixteen characters', () => {
  expect(fitsRule46(formatNumber(seriesOf('tax', home, '2026-11-21'), 9_999_999))).toBe(true);
  expect(fitsRule46(formatNumber(seriesOf('tax', home, '2026-11-21'), 10_000_000))).toBe(false);
  expect(fitsRule46(formatNumber(seriesOf('credit', home, '2026-11-21'), 9999))).toBe(true);
  expect(fitsRule46(formatNumber(seriesOf('credit', home, '2026-11-21'), 10_000))).toBe(false);
});

test.each(['DL/26-27/0001', 'dl/26-27/001', 'Cn-oD/99-00/12345', 'PI-DL/01-02/000'])(
  '%s has the shape of an automatic number',
  (number) => {
    expect(hasAutomaticShape(number)).toBe(true);
  },
);

test.each([
  'DL/26-27/01',
  'DL/26-27/',
  'DL-26-27-0001',
  'DL/2026-27/001',
  'XX/26-27/001',
  'A DL/26-27/001',
  'DL/26-27/001A',
  '0001',
  '',
])('%j does not have the shape of an automatic number', (number) => {
  expect(hasAutomaticShape(number)).toBe(false);
});

const anySeries = fc
  .tuple(fc.constantFrom(...invoiceKinds), fc.constantFrom(home, branch), fc.integer({ min: 2000, max: 2099 }))
  .map(([kind, taxState, year]) => seriesOf(kind, taxState, `${year}-04-01`));

test('every automatic number has the automatic shape, in upper or lower case, and never repeats within a century', () => {
  fc.assert(
    fc.property(
      anySeries,
      anySeries,
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 99_999 }),
      (one, other, a, b) => {
        const number = formatNumber(one, a);
        expect(number.startsWith(seriesPrefix(one))).toBe(true);
        expect(hasAutomaticShape(number)).toBe(true);
        expect(hasAutomaticShape(number.toLowerCase())).toBe(true);
        const same = JSON.stringify([one, a]) === JSON.stringify([other, b]);
        expect(number === formatNumber(other, b)).toBe(same);
      },
    ),
  );
});

test('a valid prefix gives its series, and any other prefix gives none', () => {
  const all = ['2026-11-21', '2099-12-31', '2000-04-01'].flatMap((day) => seriesOn(day, taxStateIds));
  expect(all.map((series) => seriesOfPrefix(seriesPrefix(series)))).toEqual(all.map((series) => series));
  for (const prefix of ['', 'DL/26-27', 'DL/26-28/', 'XX-DL/26-27/', 'dl/26-27/', ' DL/26-27/'])
    expect(seriesOfPrefix(prefix)).toBeNull();
});
