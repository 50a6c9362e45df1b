import fc from 'fast-check';
import { expect, test } from 'vitest';
import examples from '#test/fixtures/gst-examples.json' with { type: 'json' };
import { neverRateWarning, rateWarning, wasNeverRate } from './rates-by-date.ts';

test('there are worked examples of rates by date', () => {
  expect(examples.rate_validity).not.toHaveLength(0);
});

test.each(examples.rate_validity)(
  '$id: $in.gst_bp basis points on $in.date, for our goods: $out.offered_for_our_goods',
  (example) => {
    const { gst_bp: basisPoints, date } = example.in;
    expect(rateWarning(basisPoints, date) === null).toBe(example.out.offered_for_our_goods);
  },
);

test('each warning names its law', () => {
  expect(rateWarning(2100, '2026-11-21')).toBe(
    '21% was never a GST slab for these goods: no rate notification under section 9 of the CGST Act has it. Use 5% or 18%.',
  );
  expect(rateWarning(1200, '2025-09-22')).toBe(
    '12% ended on 21/09/2025 for these goods (Notification 9/2025-Central Tax (Rate)). Use 5% or 18%.',
  );
  expect(rateWarning(1800, '2017-06-30')).toBe(
    'GST began on 01/07/2017 (CGST Act, 2017): 18% was not in force before.',
  );
  expect(rateWarning(1800, '2017-07-01')).toBeNull();
});

test('Only a rate that these goods never had is said to be none', () => {
  expect([0, 500, 1200, 1800, 2800, 2100, 300].map(wasNeverRate)).toEqual([
    ...[false, false, false, false, false, true, true],
  ]);
  expect(neverRateWarning(1200)).toBeNull();
  expect(neverRateWarning(300)).toContain('3% was never');
});

test('21% gives a warning on every date', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      expect(rateWarning(2100, date.toISOString().slice(0, 10))).toContain('never');
    }),
  );
});
