import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import examples from '#test/fixtures/gst-examples.json' with { type: 'json' };
import type { InvoiceLine } from './invoice.ts';
import { invoiceTotals } from './invoice-totals.ts';

function buildLine(part: Partial<InvoiceLine>): InvoiceLine {
  return {
    row: 1,
    product: 'Glass',
    description: '',
    hsn: '70071900',
    quantityMilli: 1000,
    ratePaise: 10_000,
    unit: 'sqft',
    gstBasisPoints: 1800,
    discountPaise: 0,
    discountBasisPoints: 0,
    ...part,
  };
}

test('there are worked examples of round-off and totals', () => {
  expect(examples.round_off).not.toHaveLength(0);
  expect(examples.invoice_totals).not.toHaveLength(0);
});

test.each(examples.round_off)('$id: $in.sum_paise paise are payable as $out.payable_paise', ({ in: given, out }) => {
  const line = buildLine({ ratePaise: given.sum_paise, gstBasisPoints: 0 });
  expect(invoiceTotals({ taxType: 'state', lines: [line] }).totals).toMatchObject({
    payable: out.payable_paise,
    roundOff: out.round_off_paise,
  });
});

describe.each(examples.invoice_totals)('$id: $note', ({ in: given, out }) => {
  const lines = given.lines.map((line) =>
    buildLine({ quantityMilli: line.qty_milli, ratePaise: line.rate_paise, gstBasisPoints: line.gst_bp }),
  );
  const result = invoiceTotals({ taxType: given.inter_state ? 'central' : 'state', lines });

  test('each line', () => {
    expect(given.lines.every((line) => line.discount_paise === 0)).toBe(true);
    expect(result.lines).toEqual(
      out.lines.map((line) => ({
        taxable: line.taxable_paise,
        cgst: line.cgst_paise,
        sgst: line.sgst_paise,
        igst: line.igst_paise,
        total: line.line_total_paise,
      })),
    );
  });

  test('the sums, the round-off and the payable amount', () => {
    expect(result.totals).toMatchObject({
      taxable: out.taxable_paise,
      cgst: out.cgst_paise,
      sgst: out.sgst_paise,
      igst: out.igst_paise,
      tax: out.sum_paise - out.taxable_paise,
      roundOff: out.round_off_paise,
      payable: out.payable_paise,
    });
  });

  test('the table by rate, here with a single HSN code', () => {
    expect(result.byHsn.toSorted((a, b) => a.gstBasisPoints - b.gstBasisPoints)).toEqual(
      out.by_rate.map((group) => ({
        hsn: '70071900',
        gstBasisPoints: group.gst_bp,
        taxable: group.taxable_paise,
        cgst: group.cgst_paise,
        sgst: group.sgst_paise,
        igst: group.igst_paise,
      })),
    );
  });
});

test('the payable amount is given in words', () => {
  expect(invoiceTotals({ taxType: 'state', lines: [buildLine({})] }).totals.words).toBe(
    'Rupees One Hundred Eighteen Only',
  );
});

test('each pair of code and rate has a row of its own, in the order of the rows', () => {
  const lines = [
    buildLine({ hsn: '3919' }),
    buildLine({ hsn: '70071900' }),
    buildLine({ hsn: '3919', gstBasisPoints: 500 }),
    buildLine({ hsn: '3919' }),
  ];
  const { byHsn } = invoiceTotals({ taxType: 'central', lines });
  expect(byHsn.map(({ hsn, gstBasisPoints, taxable, igst }) => [hsn, gstBasisPoints, taxable, igst])).toEqual([
    ['3919', 1800, 20_000, 3600],
    ['70071900', 1800, 10_000, 1800],
    ['3919', 500, 10_000, 500],
  ]);
});

const anyLines = fc.array(
  fc
    .record({
      hsn: fc.constantFrom('3919', '5703', '995468'),
      quantityMilli: fc.nat(99_999_999),
      ratePaise: fc.nat(9_999_999),
      gstBasisPoints: fc.constantFrom(500, 1200, 1800, 2100, 2800),
    })
    .map(buildLine),
  { maxLength: 30 },
);

test('totals are the sums of the lines and of the HSN table, and round-off is less than a rupee', () => {
  fc.assert(
    fc.property(anyLines, fc.constantFrom('state' as const, 'central' as const), (lines, taxType) => {
      const { lines: taxes, totals, byHsn } = invoiceTotals({ taxType, lines });
      for (const head of ['taxable', 'cgst', 'sgst', 'igst'] as const) {
        const sum = (rows: Record<typeof head, number>[]) => rows.reduce((total, row) => total + row[head], 0);
        expect(totals[head]).toBe(sum(taxes));
        expect(totals[head]).toBe(sum(byHsn));
      }
      expect(totals.cgst).toBe(totals.sgst);
      expect(totals.tax).toBe(totals.cgst + totals.sgst + totals.igst);
      expect(totals.payable % 100).toBe(0);
      expect(totals.payable).toBe(totals.taxable + totals.tax + totals.roundOff);
      expect(totals.roundOff).toBeGreaterThanOrEqual(-49);
      expect(totals.roundOff).toBeLessThanOrEqual(50);
    }),
  );
});
