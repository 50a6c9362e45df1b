import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildLine } from '#test/build/build-form.ts';
import { buildDraft } from '#test/build/factories.ts';
import { partOfLine } from './part-of-line.ts';
import { linesLeft, rowsLeft, totalsLeft } from './rows-left.ts';

test('What is left of a row is its quantity less what is invoiced, and never below zero', () => {
  const quantity = fc.integer({ min: 0, max: 100_000 });
  const invoiced = fc.array(fc.record({ row: fc.integer({ min: 1, max: 3 }), quantity }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.tuple(quantity, quantity, quantity), invoiced, (quantities, taken) => {
      const lines = quantities.map((quantityMilli, index) => ({ row: index + 1, quantityMilli }));
      for (const { row, quantityMilli, invoiced: sum, left } of rowsLeft(lines, taken)) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(sum).toBe(taken.filter((each) => each.row === row).reduce((total, each) => total + each.quantity, 0));
        expect(left).toBe(Math.max(0, quantityMilli - sum));
      }
    }),
  );
});

test('A quantity that is given back is left again, in any order', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(parts, fc.nat(), (quantities, chosen) => {
      const line = { row: 1, quantityMilli: quantities.reduce((sum, each) => sum + each, 0) };
      const taken = quantities.map((quantity) => ({ row: 1, quantity }));
      const back = chosen % taken.length;
      expect(rowsLeft([line], taken)[0]?.left).toBe(0);
      expect(rowsLeft([line], taken.toSpliced(back, 1))[0]?.left).toBe(quantities[back]);
    }),
  );
});

test('The rest of a row is written as staff type it, with its share of a discount in rupees', () => {
  const draft = buildDraft({ type: 'pro', qty1: '1500', discount1: '100.00' });
  const [line] = linesLeft(draft, [{ row: 1, quantity: 265_500 }]);
  expect(line).toMatchObject({ quantity: '1234.5', discount: '82.3' });
  expect(linesLeft(buildDraft({ qty1: '1500', discount1: '5%' }), [{ row: 1, quantity: 500_000 }])[0]).toMatchObject({
    quantity: '1000',
    discount: '5%',
  });
  expect(linesLeft(draft, [])).toEqual(draft.lines);
  expect(linesLeft(draft, [{ row: 1, quantity: 1_500_000 }])).toEqual([]);
});

test('The share of a discount in rupees is rounded half up to the paisa, as every other amount', () => {
  const share = (discount: string, part: number, whole: number) =>
    partOfLine(buildLine(1, { quantity: '6', discount }), part, whole).discount;
  expect(share('100.00', 2000, 6000)).toBe('33.33');
  expect(share('100.00', 4000, 6000)).toBe('66.67');
  expect(share('0.01', 3000, 6000)).toBe('0.01');
  expect(share('0.01', 2999, 6000)).toBe('0');
  // Without one, or with one that cannot be read, it stays as it was typed.
  for (const typed of ['', '0.00', 'some']) expect(share(typed, 2000, 6000)).toBe(typed);
});

test('What is left comes to what an invoice of it would', () => {
  const draft = buildDraft({ type: 'pro', qty1: '10', rate1: '100.00' });
  expect(totalsLeft(draft, [{ row: 1, quantity: 6000 }])).toMatchObject({ taxable: 40_000, payable: 47_200 });
  expect(totalsLeft(draft, [{ row: 1, quantity: 10_000 }]).payable).toBe(0);
});
