import { expect, test } from 'vitest';
import { buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import { creditedInvoice } from './credited-invoice.ts';

test('What notes took back is their value with its tax before Round Off, and their rows', () => {
  const { credited: _, creditedLines: __, ...invoice } = buildCredited();
  const one = buildLine(1, { product: ' Glass ', unit: ' sqft ', quantity: '10', rate: '100.01', discount: '5%' });
  const notes = [
    buildForm({ kind: 'credit', lines: [one, buildLine(2, { product: ' ' })] }),
    buildForm({
      kind: 'credit',
      withoutGst: 'yes',
      lines: [buildLine(1, { product: 'Blinds', unit: 'pcs', quantity: '1', rate: '50', gst: '12' })],
    }),
  ];
  const credited = creditedInvoice(invoice, notes);
  // 1,000.10 less 5 % is 950.09 (half a paisa of the discount is rounded up), with 18 % of it 1,121.11; and 50 without GST.
  expect(credited).toEqual({
    ...invoice,
    credited: 1_121_11 + 50_00,
    creditedLines: [
      { product: 'Glass', unit: 'sqft', quantity: '10', rate: '100.01', gst: '18', discount: '5%' },
      { product: 'Blinds', unit: 'pcs', quantity: '1', rate: '50', gst: '12', withoutGst: 'yes' },
    ],
  });
  expect(credited.creditedLines.map((line) => Object.keys(line).slice(5))).toEqual([['discount'], ['withoutGst']]);
  expect(creditedInvoice(invoice, [])).toEqual({ ...invoice, credited: 0, creditedLines: [] });
});
