import { describe, expect, test } from 'vitest';
import { buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import type { CreditedInvoice } from '../credited-invoice.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { creditWarnings } from './credit-warnings.ts';

function note(part: Partial<InvoiceDraft> = {}) {
  return buildForm({ kind: 'credit', referenceNumber: 'DL/26-27/0042', ...part });
}
function said(draft: InvoiceDraft, original: CreditedInvoice | null) {
  return creditWarnings(draft, original).map(({ field, message }) => `${field}: ${message}`);
}

test('A credit of the whole invoice to its buyer, on the same date, gives no warning', () => {
  expect(said(note({ date: '2026-11-20' }), buildCredited())).toEqual([]);
});

test('An invoice that this firm did not issue gives a warning; what is refused gives none here', () => {
  expect(said(note({ referenceNumber: ' X-1 ' }), null)[0]).toMatch(
    /^referenceNumber: X-1 is not a tax invoice of this firm/,
  );
  expect(said(note(), { ...buildCredited(), cancelled: true })).toEqual([]);
});

test('A blank Reference No gives no warning here, and only a credit note has an original', () => {
  expect(said(note({ referenceNumber: ' ' }), null)).toEqual([]);
  expect(said(note({ kind: 'tax' }), null)).toEqual([]);
});

describe('Another buyer', () => {
  const buyers = (ours: string, theirs: string) =>
    said(note({ buyerAddress: ours }), buildCredited({ buyerAddress: theirs }));

  test('gives a warning, by the GSTIN when both have one, else by the name', () => {
    expect(buyers('Sample Homes\nDelhi', 'Sample Hotels\nDelhi')).toEqual([
      'buyerAddress: DL/26-27/0042 was issued to Sample Hotels: a credit note must go to the same buyer',
    ]);
    expect(buyers('Sample Hotels\n07ABCDE1234F1Z2', 'Sample Hotels\n06ABCDE1234F1Z4')).toEqual([
      'buyerAddress: DL/26-27/0042 was issued to Sample Hotels, GSTIN 06ABCDE1234F1Z4: a credit note must go to the same buyer',
    ]);
  });

  test('is not assumed from another spelling of the name or a new address', () => {
    expect(buyers('SAMPLE HOTELS PVT LTD\nDelhi', 'Sample Hotels Pvt. Ltd., 7 Example Marg')).toEqual([]);
    expect(buyers('Sample Hotels (Delhi)\n07ABCDE1234F1Z2', 'Sample Hotels\n07ABCDE1234F1Z2')).toEqual([]);
    expect(buyers('Sample Hotels\n07ABCDE1234F1Z2', 'Sample Hotels')).toEqual([]);
    expect(buyers('', 'Sample Hotels')).toEqual([]);
  });
});

describe('The rows', () => {
  const glass = (part: Parameters<typeof buildLine>[1]) => buildLine(1, { quantity: '10', ...part });
  const rows = (part: Parameters<typeof buildLine>[1], more: Partial<InvoiceDraft> = {}) =>
    said(
      note({ lines: [glass(part)], ...more }),
      buildCredited({ lines: [glass({}), { ...glass({ quantity: '3' }), row: 2 }] }),
    );

  test('as they were sold give no warning, nor do blank cells', () => {
    expect(rows({})).toEqual([]);
    expect(rows({ quantity: '', gst: '', unit: '' })).toEqual([]);
  });

  test('with a unit that the invoice does not have give a warning, which names each unit once', () => {
    expect(rows({ unit: 'roll' })).toEqual(['line 1 unit: Row 1: DL/26-27/0042 sold Glass per sqft']);
  });

  test('of a product that was not sold give a warning in a note without GST, which is not refused for it', () => {
    expect(rows({ product: 'Wallpaper' }, { withoutGst: 'yes' })).toEqual([
      'line 1: Row 1: DL/26-27/0042 has no Wallpaper',
    ]);
    expect(rows({ product: 'Wallpaper' })).toEqual([]);
  });
});

describe('Rows of an invoice with a discount', () => {
  const sold = buildCredited({ lines: [buildLine(1, { quantity: '10', rate: '100', discount: '12%' })] });
  const rows = (cells: Partial<InvoiceDraft['lines'][number]>, original = sold) =>
    said(note({ lines: [buildLine(1, { quantity: '10', rate: '100', discount: '12%', ...cells })] }), original);
  const other =
    'line 1 discount: Row 1: DL/26-27/0042 charged ₹ 88.00, after its discount: the note credits the same price';

  test('give no warning at the price after discount: all, a part, in percent, in rupees, or as the rate itself', () => {
    expect(rows({})).toEqual([]);
    expect(rows({ quantity: '3' })).toEqual([]);
    expect(rows({ quantity: '3', discount: '36' })).toEqual([]);
    expect(rows({ quantity: '3', rate: '88', discount: '' })).toEqual([]);
  });

  test('give a warning when the note leaves the discount out, or takes the discount of the whole off a part', () => {
    expect(rows({ quantity: '3', discount: '' })).toEqual([other]);
    expect(rows({ quantity: '3', discount: '120' })).toEqual([other]);
    const plain = buildCredited({ lines: [buildLine(1, { quantity: '10', rate: '100' })] });
    expect(rows({ quantity: '3' }, plain)).toEqual([other.replace('88', '100')]);
  });
});
