import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blank, buildForm, buildLine } from '#test/build/build-form.ts';
import type { DraftLine } from './invoice.ts';
import { liveTotals } from './live-totals.ts';

function draftOf(...lines: Partial<DraftLine>[]) {
  return buildForm({
    lines: lines.map((line, index) => buildLine(index + 1, { ...blank, product: 'Glass', ...line })),
  });
}

test('an empty form has totals of zero', () => {
  expect(liveTotals(buildForm({ lines: [buildLine(1, blank)] })).totals.payable).toBe(0);
});

test('incomplete lines are left out, and the others keep their row', () => {
  const { totals, byRow } = liveTotals(
    draftOf(
      { quantity: '2', rate: '', gst: '18' },
      { quantity: '10', rate: '100', gst: '18' },
      { product: '', quantity: '1', rate: '1', gst: '5' },
    ),
  );
  expect([...byRow.keys()]).toEqual([2]);
  expect(totals).toMatchObject({ taxable: 100_000, cgst: 9_000, sgst: 9_000, payable: 118_000 });
});

test('spaces are no product, and do not change the tax type', () => {
  const row = { quantity: '10', rate: '100', gst: '18' };
  expect(liveTotals(draftOf({ ...row, product: ' ' })).totals.payable).toBe(0);
  const { totals } = liveTotals({ ...draftOf(row), taxType: ' central ' });
  expect(totals).toMatchObject({ cgst: 0, sgst: 0, igst: 18_000 });
  expect(liveTotals({ ...draftOf(row), taxType: '' }).totals).toMatchObject({ cgst: 9_000, igst: 0 });
});

test('a row that would make the sum unsafe is left out, and those after it count', () => {
  const most = { quantity: '100000', rate: '900000', gst: '5' };
  const { byRow } = liveTotals(draftOf(...Array(12).fill(most), { quantity: '1', rate: '1', gst: '5' }));
  expect([...byRow.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13]);
  expect(byRow.get(13)?.taxable).toBe(100);
  // A thousand crore crore in thousandths and paise is the most.
  expect(liveTotals(draftOf({ quantity: '1000000', rate: '1000000', gst: '5' })).byRow.size).toBe(1);
});

test('any typed text gives figures that can be shown', () => {
  const typed = fc.oneof(fc.string(), fc.constantFrom('9999999.999', '99999999.99', '999999999999', '-1', '1e9', '१२'));
  const line = fc.record({ quantity: typed, rate: typed, gst: fc.constantFrom('', '5', '28', 'x') });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 120 }), (lines) => {
      expect(Number.isSafeInteger(liveTotals(draftOf(...lines)).totals.payable)).toBe(true);
    }),
  );
});
