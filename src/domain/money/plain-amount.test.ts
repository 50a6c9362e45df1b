import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRupees } from './format-rupees.ts';
import { plainAmount } from './plain-amount.ts';

test.each([
  ['1,50,000', '150000'],
  ['1,50,000.50', '150000.50'],
  ['12,34,567', '1234567'],
  ['1,200', '1200'],
  ['150,000', '150000'],
  ['1,234,567.', '1234567.'],
  [' 1,200 ', '1200'],
  ['1,5,00', '1,5,00'],
  ['1,50', '1,50'],
  ['1,5,000', '1,5,000'],
  ['150,50,000', '150,50,000'],
  ['1,50,0000', '1,50,0000'],
  [',150', ',150'],
  ['0.5,000', '0.5,000'],
  ['-1,200', '-1,200'],
  ['42.5', '42.5'],
  [' 42.5 ', '42.5'],
  ['.5', '.5'],
  ['1,50,000/-', '150000'],
  ['1,50,000.00 /-', '150000.00'],
  ['150/-', '150'],
  ['₹ 1,50,000', '150000'],
  ['₹1,50,000.50', '150000.50'],
  ['Rs. 1,50,000', '150000'],
  ['Rs.1,50,000/-', '150000'],
  ['rs 250', '250'],
  ['INR 1,50,000', '150000'],
  ['₹\u00a01,200', '1200'],
  ['₹', '₹'],
  ['/-', '/-'],
  ['₹ 1,5', '₹ 1,5'],
  ['1,5', '1,5'],
  ['1.50,000', '1.50,000'],
  ['1.50.000', '1.50.000'],
  ['1 50 000', '1 50 000'],
  ['1,50,000 only', '1,50,000 only'],
  ['2 × 93.25', '2 × 93.25'],
  ['₹ -5', '₹ -5'],
  ['5%', '5%'],
  ['', ''],
])('%j is read as %j', (typed, plain) => {
  expect(plainAmount(typed)).toBe(plain);
});

test('an amount as our documents print it is read as that amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_900 }), (paise) => {
      const rupees = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
      for (const printed of [formatRupees(paise), `₹ ${formatRupees(paise)}`, `Rs. ${formatRupees(paise)}/-`])
        expect(plainAmount(printed)).toBe(rupees);
    }),
  );
});
