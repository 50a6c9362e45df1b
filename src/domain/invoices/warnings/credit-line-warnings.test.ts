import { expect, test } from 'vitest';
import { buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import type { DraftLine, InvoiceDraft } from '../invoice.ts';
import { creditLineWarnings } from './credit-line-warnings.ts';

type Cells = Partial<DraftLine>;

const glass = { quantity: '10', rate: '100' };

function said(sold: Cells[], credited: Cells[], more: Partial<InvoiceDraft> = {}): string[] {
  const rows = (cells: Cells[]) => cells.map((cell, index) => buildLine(index + 1, { ...glass, ...cell }));
  const note = buildForm({ kind: 'credit', lines: rows(credited), ...more });
  return creditLineWarnings(note, buildCredited({ lines: rows(sold) })).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}

test('A unit that the product was not sold in is told of, with those that it was', () => {
  expect(said([{ unit: ' sqft ' }], [{ unit: 'roll', product: ' Glass ' }])).toEqual([
    'line 1 unit: Row 1: DL/26-27/0042 sold Glass per sqft',
  ]);
  expect(said([{}, { unit: 'pcs' }, {}], [{ unit: 'roll' }])).toEqual([
    'line 1 unit: Row 1: DL/26-27/0042 sold Glass per sqft and pcs',
  ]);
  expect(said([{ product: ' Glass ' }], [{ unit: ' sqft ' }])).toEqual([]);
  expect(said([{}], [{ unit: ' ' }])).toEqual([]);
});

test('A product that was not sold is told of in a note without GST; a note with GST is refused for it', () => {
  expect(said([{}], [{ product: 'Blinds' }], { withoutGst: 'yes' })).toEqual([
    'line 1: Row 1: DL/26-27/0042 has no Blinds',
  ]);
  expect(said([{}], [{ product: 'Blinds' }])).toEqual([]);
  expect(said([{}, { product: ' ' }], [{ product: ' ' }], { withoutGst: 'yes' })).toEqual([]);
});

test('Goods that were sold with a discount are credited at what was charged', () => {
  const of = (prices: string) =>
    `line 1 discount: Row 1: DL/26-27/0042 charged ${prices}, after its discount: the note credits the same price`;
  expect(said([{ discount: '10%' }], [{ quantity: '2' }])).toEqual([of('₹ 90.00')]);
  expect(said([{ discount: '10%' }, { discount: '20%' }], [{ quantity: '2' }])).toEqual([of('₹ 90.00 and ₹ 80.00')]);
  expect(said([{}], [{ quantity: '2', discount: '5%' }])).toEqual([of('₹ 100.00')]);
  expect(said([{ discount: '10%' }], [{ quantity: '2', rate: '90' }])).toEqual([]);
  expect(said([{ discount: '10%' }], [{ quantity: '2', discount: '10%' }])).toEqual([]);
  expect(said([{ discount: '10%' }, {}], [{ quantity: '2' }])).toEqual([]);
  expect(said([{}], [{ quantity: '2' }])).toEqual([]);
  // Another price without a discount is a difference of price.
  expect(said([{ discount: '10%' }], [{ quantity: '2', rate: '5' }])).toEqual([]);
  expect(said([{ discount: '10%' }], [{ quantity: '' }])).toEqual([]);
  expect(said([{ quantity: '0', rate: '100' }], [{ quantity: '2', discount: '5%' }])).toEqual([]);
});
