import { expect, test } from 'vitest';
import { creditProblems } from '#domain/invoices/credit/credit-problems.ts';
import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import type { DraftLine } from '#domain/invoices/invoice.ts';
import { blank, buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import { cappedToLeft } from './capped-to-left.ts';

const blinds = { product: 'Blinds', hsn: '63039200', unit: 'pcs', rate: '5000' };
const sold = { lines: [buildLine(1, { quantity: '8', rate: '1000' }), buildLine(2, { ...blinds, quantity: '10' })] };

function capped(lines: DraftLine[], more: Partial<CreditedInvoice> = {}) {
  const original = buildCredited(sold, more);
  const note = buildForm({ kind: 'credit', lines });
  expect(creditProblems(note, original)).not.toEqual([]);
  const after = cappedToLeft(note, original);
  expect(creditProblems({ ...note, lines: after.lines }, original)).toEqual([]);
  const shown = after.lines.map(({ product, quantity, rate }) => `${product} ${quantity} × ${rate}`);
  return { row: after.row, shown, lines: after.lines };
}

test('Only the rows in excess are lowered: what is right, and every typed description, stays', () => {
  const glass = buildLine(1, { quantity: '3', rate: '1000', description: 'broken in transit' });
  const many = buildLine(2, { ...blinds, quantity: '11', description: 'of floor 2' });
  const { row, shown, lines } = capped([glass, many, buildLine(3, blank)]);
  expect(shown).toEqual(['Glass 3 × 1000', 'Blinds 10 × 5000']);
  expect(row).toBe(2);
  expect(lines.map(({ description }) => description)).toEqual(['broken in transit', 'of floor 2']);
});

test('Two rows of a product share what is left, and one of which nothing is left is taken out', () => {
  const rows = [buildLine(1, { quantity: '6', rate: '1000' }), buildLine(2, { quantity: '6', rate: '1000' })];
  expect(capped(rows).shown).toEqual(['Glass 6 × 1000', 'Glass 2 × 1000']);
  const first = [buildLine(1, { ...blinds, quantity: '1' }), buildLine(2, { quantity: '2', rate: '1000' })];
  const all = { product: 'Blinds', unit: 'pcs', quantity: '10', rate: '5000', gst: '18' };
  const { row, shown } = capped(first, { creditedLines: [all] });
  expect([row, shown]).toEqual([1, ['Glass 2 × 1000']]);
});

test('A difference of price is lowered to the value that is left', () => {
  const returned = buildLine(1, { quantity: '6', rate: '1000' });
  const difference = buildLine(2, { quantity: '2', rate: '1500.50' });
  expect(capped([returned, difference, buildLine(3, blank)]).shown).toEqual(['Glass 6 × 1000', 'Glass 2 × 1000']);
});

test('Goods of which only the value is too much keep their quantity, with a discount', () => {
  const bare = { product: 'Blinds', unit: 'pcs', quantity: '1', rate: '45000', gst: '18', withoutGst: 'yes' };
  const rows = [buildLine(1, { quantity: '8', rate: '1000' }), buildLine(2, { ...blinds, quantity: '3' })];
  const { shown, lines } = capped(rows, { creditedLines: [bare], credited: 45_000_00 });
  expect(shown).toEqual(['Glass 8 × 1000', 'Blinds 3 × 5000']);
  expect(lines.map(({ discount }) => discount)).toEqual([undefined, '10000']);
});
