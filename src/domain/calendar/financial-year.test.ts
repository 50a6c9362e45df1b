import fc from 'fast-check';
import { expect, test } from 'vitest';
import examples from '#test/fixtures/gst-examples.json' with { type: 'json' };
import { financialYear } from './financial-year.ts';
import { addDays, indianDate } from './indian-date.ts';

test('there are worked examples of financial years', () => {
  expect(examples.financial_year).not.toHaveLength(0);
  expect(examples.financial_year_from_instant).not.toHaveLength(0);
});

test.each(examples.financial_year)('$id: $in.date is in $out.fy', ({ in: { date }, out }) => {
  expect(financialYear(date)).toBe(out.fy);
});

test.each(examples.financial_year_from_instant)('$id: $in.instant_utc is $out.ist_date of $out.fy', (example) => {
  const date = indianDate(example.in.instant_utc);
  expect(date).toBe(example.out.ist_date);
  expect(financialYear(date)).toBe(example.out.fy);
});

test('a year begins on 1 April and on no other day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36_000 }), (days) => {
      const date = addDays('2001-01-01', days);
      const begins = financialYear(date) !== financialYear(addDays(date, -1));
      expect(begins).toBe(date.endsWith('-04-01'));
    }),
  );
});
