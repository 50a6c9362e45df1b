import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDecimal, roundHalfUp, safeNumber } from './paise.ts';

test.each([
  [0n, 7n, 0n],
  [1n, 2n, 1n],
  [49n, 100n, 0n],
  [50n, 100n, 1n],
  [149n, 100n, 1n],
  [-1n, 2n, 0n],
  [-5n, 2n, -2n],
  [-51n, 100n, -1n],
])('%s / %s rounds half up to %s', (numerator, denominator, rounded) => {
  expect(roundHalfUp(numerator, denominator)).toBe(rounded);
});

test('a rounded quotient is at most half away, and a half is rounded up', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, denominator) => {
      const twiceAway = 2n * (roundHalfUp(numerator, denominator) * denominator - numerator);
      expect(twiceAway <= denominator && twiceAway > -denominator).toBe(true);
    }),
  );
});

test.each([
  ['12', 2, 1200],
  ['12.5', 2, 1250],
  ['.5', 2, 50],
  ['5.', 2, 500],
  [' 12 ', 2, 1200],
  ['0', 3, 0],
  ['007', 0, 7],
  ['18', 2, 1800],
])('%j with %i decimals is read as %i', (text, places, value) => {
  expect(readDecimal(text, places)).toBe(value);
});

test.each([
  '',
  ' ',
  '.',
  '-1',
  '+1',
  '1,200',
  '1.234',
  '1e3',
  '0x10',
  '१२',
  '1 2',
  'NaN',
  'Infinity',
  '90071992547409.92',
])('%j is not a plain amount with two decimals', (text) => {
  expect(readDecimal(text, 2)).toBeNull();
});

test('an amount with too many digits is not read', () => {
  expect(readDecimal('9'.repeat(100_000), 2)).toBeNull();
});

test('zeros before an amount are read, up to forty digits in all', () => {
  expect(readDecimal('5'.padStart(40, '0'), 2)).toBe(500);
  expect(readDecimal('5'.padStart(41, '0'), 2)).toBeNull();
});

test('every formatted number of thousandths is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (milli) => {
      const digits = String(milli).padStart(4, '0');
      expect(readDecimal(`${digits.slice(0, -3)}.${digits.slice(-3)}`, 3)).toBe(milli);
    }),
  );
});

test('an amount beyond the safe integers throws', () => {
  expect(safeNumber(9_007_199_254_740_991n)).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => safeNumber(9_007_199_254_740_992n)).toThrow(RangeError);
});
