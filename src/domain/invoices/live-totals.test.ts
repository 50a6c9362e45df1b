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

test('any typed text gives figures that can be shown', () => {
  const typed = fc.oneof(fc.string(), fc.constantFrom('9999999.999', '99999999.99', '999999999999', '-1', '1e9', '१२'));
  const line = fc.record({ quantity: typed, rate: typed, gst: fc.constantFrom('', '5', '28', 'x') });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 120 }), (lines) => {
      expect(Number.isSafeInteger(liveTotals(draftOf(...lines)).totals.payable)).toBe(true);
    }),
  );
});
