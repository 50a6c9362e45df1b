import fc from 'fast-check';
import { expect, test } from 'vitest';
import examples from '#test/fixtures/gst-examples.json' with { type: 'json' };
import { formatQuantity, formatRate, formatRupees } from './format-rupees.ts';
import { readDecimal } from './paise.ts';

test('there are worked examples of grouping', () => {
  expect(examples.digit_grouping).not.toHaveLength(0);
});

test.each(examples.digit_grouping)('$id: $in.paise paise are written $out.text', ({ in: { paise }, out }) => {
  expect(formatRupees(paise)).toBe(out.text);
});

test('every amount is grouped as in India', () => {
  const indian = new Intl.NumberFormat('en-IN');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (paise) => {
      const rest = String(Math.abs(paise) % 100).padStart(2, '0');
      const rupees = (BigInt(Math.abs(paise)) - BigInt(Math.abs(paise) % 100)) / 100n;
      expect(formatRupees(paise)).toBe(`${paise < 0 ? '-' : ''}${indian.format(rupees)}.${rest}`);
    }),
  );
});

test('a formatted amount is read back to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (paise) => {
      expect(readDecimal(formatRupees(paise).replaceAll(',', ''), 2)).toBe(paise);
    }),
  );
});

test.each([
  [0, '0'],
  [1, '0.001'],
  [-5, '-0.005'],
  [186_500, '186.5'],
  [33_333, '33.333'],
  [120_000, '120'],
  [9_999_999_999, '99,99,999.999'],
])('%i thousandths are written %s', (milli, text) => {
  expect(formatQuantity(milli)).toBe(text);
});

test.each([
  [0, '0'],
  [10, '0.1'],
  [25, '0.25'],
  [250, '2.5'],
  [900, '9'],
  [1800, '18'],
  [2800, '28'],
])('%i basis points are %s percent', (basisPoints, text) => {
  expect(formatRate(basisPoints)).toBe(text);
});

test('a sum beyond the safe integers is formatted to the paisa', () => {
  expect(formatRupees(10_099_999_999_989_901n)).toBe('10,09,99,99,99,99,899.01');
  expect(formatRupees(-10_099_999_999_989_901n)).toBe('-10,09,99,99,99,99,899.01');
});
