import fc from 'fast-check';
import { expect, test } from 'vitest';
import examples from '#test/fixtures/gst-examples.json' with { type: 'json' };
import { lineTax, lineTaxable } from './gst.ts';

test('there are worked examples of line tax, with a discount too', () => {
  expect(examples.line_tax.some((example) => example.in.discount_paise > 0)).toBe(true);
});

test.each(examples.line_tax)('$id: $note', ({ in: given, out }) => {
  const line = {
    quantityMilli: given.qty_milli,
    ratePaise: given.rate_paise,
    discountPaise: given.discount_paise,
    gstBasisPoints: given.gst_bp,
  };
  expect(lineTax(line, given.inter_state ? 'central' : 'state')).toEqual({
    taxable: out.taxable_paise,
    cgst: out.cgst_paise,
    sgst: out.sgst_paise,
    igst: out.igst_paise,
    total: out.line_total_paise,
  });
});

const anyLine = fc
  .record({
    quantityMilli: fc.nat(99_999_999),
    ratePaise: fc.nat(99_999_999),
    discountPaise: fc.nat(9_999_999),
    gstBasisPoints: fc.constantFrom(0, 500, 1200, 1800, 2100, 2800),
  })
  .filter((line) => lineTaxable(line) >= 0n);

test('CGST and SGST are equal, and never both they and IGST', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const within = lineTax(line, 'state');
      const outside = lineTax(line, 'central');
      expect(within.cgst).toBe(within.sgst);
      expect(within.igst).toBe(0);
      expect([outside.cgst, outside.sgst]).toEqual([0, 0]);
      expect(within.total).toBe(within.taxable + within.cgst + within.sgst);
      expect(outside.total).toBe(outside.taxable + outside.igst);
      expect(Math.abs(within.cgst + within.sgst - outside.igst)).toBeLessThanOrEqual(1);
    }),
  );
});

test('each head is within half a paisa of the exact tax', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const { taxable, igst } = lineTax(line, 'central');
      const twiceAway = BigInt(igst) * 20_000n - 2n * BigInt(taxable) * BigInt(line.gstBasisPoints);
      expect(twiceAway <= 10_000n && twiceAway > -10_000n).toBe(true);
    }),
  );
});

test('each head rounds half a paisa up, and is not half of a rounded total', () => {
  // 0.30 at 5%: 0.75 paise per head is rounded to 1 each; half of 1.5 paise, truncated, would be less.
  expect(lineTax({ quantityMilli: 1000, ratePaise: 30, discountPaise: 0, gstBasisPoints: 500 }, 'state')).toMatchObject(
    {
      cgst: 1,
      sgst: 1,
    },
  );
  expect(lineTax({ quantityMilli: 1000, ratePaise: 10, discountPaise: 0, gstBasisPoints: 500 }, 'state')).toMatchObject(
    {
      cgst: 0,
      sgst: 0,
    },
  );
  expect(
    lineTax({ quantityMilli: 1000, ratePaise: 10, discountPaise: 0, gstBasisPoints: 500 }, 'central'),
  ).toMatchObject({ igst: 1 });
});

test('an amount beyond the safe integers throws and is never rounded silently', () => {
  const largest = { quantityMilli: 9_999_999_999, ratePaise: 9_999_999_999, discountPaise: 0, gstBasisPoints: 1800 };
  expect(lineTaxable(largest)).toBe(99_999_999_980_000_000n);
  expect(() => lineTax(largest, 'state')).toThrow(RangeError);
});
