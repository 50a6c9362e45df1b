import { expect, test } from 'vitest';
import { creditWarnings } from './credit-warnings.ts';

const totals = { taxable: 0, cgst: 0, sgst: 0, igst: 0, tax: 0, roundOff: 0, payable: 100_000, words: '' };
const original = { number: 'DL/26-27/0042', totals, cancelledAt: null };
const warning = (...of: Parameters<typeof creditWarnings>) =>
  creditWarnings(...of).map(({ field, message }) => `${field}: ${message}`);

test('A credit within what is left of our invoice is not remarked on, up to the last paisa', () => {
  expect(warning('DL/26-27/0042', original, { credited: 40_000, payable: 60_000 })).toEqual([]);
});

test('A credit above what is left, of a cancelled invoice or of one that is not ours is remarked on by the Reference No', () => {
  expect(warning('DL/26-27/0042', original, { credited: 40_000, payable: 60_001 })).toEqual([
    'referenceNumber: The credit of ₹ 600.01 is more than the ₹ 600.00 that is left of DL/26-27/0042',
  ]);
  expect(warning('DL/26-27/0042', original, { credited: 120_000, payable: 1 })[0]).toContain('₹ 0.00 that is left');
  expect(
    warning('DL/26-27/0042', { ...original, cancelledAt: '2026-11-22' }, { credited: 0, payable: 1 })[0],
  ).toContain('was cancelled');
  expect(warning(' X-1 ', null, { credited: 0, payable: 1 })[0]).toMatch(
    /^referenceNumber: X-1 is not a tax invoice of ours/,
  );
});

test('A blank Reference No is a problem of its own, and no warning', () => {
  expect(warning(' ', null, { credited: 0, payable: 1 })).toEqual([]);
});
