import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildForm, buildLine } from '#test/build/build-form.ts';
import { inOpeningLists } from '#test/build/opening-lists.ts';
import examples from '#test/fixtures/discount-examples.json' with { type: 'json' };
import { lineValue } from '../tax/gst.ts';
import { draftProblems } from './draft-problems.ts';
import { invoiceTotals } from './invoice-totals.ts';
import { lineDiscount } from './line-discount.ts';
import { liveTotals } from './live-totals.ts';
import { readDraft } from './read-draft.ts';

test.each(examples.lines)('$id: $note', ({ in: { taxType, ...cells }, out }) => {
  const { lines } = readDraft(buildForm({ lines: [buildLine(1, cells)] }));
  const [tax] = invoiceTotals({ taxType: taxType === 'central' ? 'central' : 'state', lines }).lines;
  expect(lines.map(lineValue).map(Number)).toEqual([out.value]);
  expect(lines.map(({ discountPaise }) => discountPaise)).toEqual([out.discount]);
  expect(tax).toMatchObject({ taxable: out.taxable, cgst: out.cgst, sgst: out.sgst, igst: out.igst });
});

test.each(examples.documents)('$id: $note', ({ in: { taxType, lines }, out }) => {
  const draft = buildForm({ taxType, lines: lines.map((cells, index) => buildLine(index + 1, cells)) });
  expect(draftProblems(draft, inOpeningLists)).toEqual([]);
  expect(invoiceTotals(readDraft(draft)).totals).toEqual(out);
  expect(liveTotals(draft).totals).toEqual(out);
});

describe('any discount', () => {
  const typed = fc.oneof(
    fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => `${basisPoints / 100}%`),
    fc.integer({ min: 0, max: 99_999 }).map((paise) => `${paise / 100}`),
    fc.constant(''),
  );
  const cells = fc.record({
    quantity: fc.integer({ min: 0, max: 9_999_999 }).map((milli) => `${milli / 1000}`),
    rate: fc.integer({ min: 0, max: 9_999_999 }).map((paise) => `${paise / 100}`),
    discount: typed,
    gst: fc.constantFrom('5', '12', '18', '28'),
    hsn: fc.constantFrom('70071900', '48142000'),
  });
  const documents = fc
    .array(cells, { minLength: 1, maxLength: 20 })
    .map((rows) => buildForm({ lines: rows.map((row, index) => buildLine(index + 1, row)) }));

  test('leaves the taxable value as the values less the discounts, and is never more than a value', () => {
    fc.assert(
      fc.property(documents, (draft) => {
        fc.pre(draftProblems(draft, inOpeningLists).length === 0);
        const { taxType, lines } = readDraft(draft);
        const { totals, byHsn } = invoiceTotals({ taxType, lines });
        const sum = (amounts: (bigint | number)[]) => amounts.reduce<bigint>((all, each) => all + BigInt(each), 0n);
        const discounts = sum(lines.map(({ discountPaise }) => discountPaise));
        expect(BigInt(totals.taxable)).toBe(sum(lines.map(lineValue)) - discounts);
        expect(BigInt(totals.taxable)).toBe(sum(byHsn.map(({ taxable }) => taxable)));
        expect(totals.payable).toBe(totals.taxable + totals.tax + totals.roundOff);
        for (const line of lines) expect(BigInt(line.discountPaise) <= lineValue(line)).toBe(true);
      }),
    );
  });

  test('of 0 is none, and of 100% leaves a line of 0', () => {
    fc.assert(
      fc.property(documents, (draft) => {
        const each = (discount: string) => draft.lines.map((line) => ({ ...line, discount }));
        const none = liveTotals({ ...draft, lines: each('') }).totals;
        for (const nothing of ['0', '0.00', '0%', ' ']) {
          expect(liveTotals({ ...draft, lines: each(nothing) }).totals).toEqual(none);
        }
        expect(liveTotals({ ...draft, lines: each('100%') }).totals).toMatchObject({ taxable: 0, tax: 0, payable: 0 });
      }),
    );
  });

  test('is within half a paisa of the exact share of the value', () => {
    const line = fc.record({ quantityMilli: fc.nat(99_999_999), ratePaise: fc.nat(99_999_999) });
    fc.assert(
      fc.property(line, fc.nat(10_000), (given, basisPoints) => {
        const discount = lineDiscount({ discount: `${basisPoints / 100}%` }, given);
        const twiceAway = BigInt(discount?.discountPaise ?? -1) * 20_000n - 2n * lineValue(given) * BigInt(basisPoints);
        expect(twiceAway <= 10_000n && twiceAway > -10_000n).toBe(true);
      }),
    );
  });
});

test('a row whose discount cannot be taken does not count until it is right', () => {
  const rows = ['5%', '101%', '-5', 'ten', '9999999'].map((discount, index) => buildLine(index + 1, { discount }));
  expect([...liveTotals(buildForm({ lines: rows })).byRow.keys()]).toEqual([1]);
});

test('a discount cannot make room for a value that a document cannot hold', () => {
  const huge = buildLine(1, { quantity: '9999999.999', rate: '99999999.99', discount: '99.99%' });
  expect(draftProblems(buildForm({ lines: [huge] }), inOpeningLists)).toEqual([
    { field: '', message: 'The payable amount can be at most Rs 9,99,99,99,99,999: split the document' },
  ]);
});
