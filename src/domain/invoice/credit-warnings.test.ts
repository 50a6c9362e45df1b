import { describe, expect, test } from 'vitest';
import { buildCredited, buildForm, buildLine } from '#test/build-form.ts';
import { creditWarnings } from './credit-warnings.ts';
import type { CreditedInvoice } from './credited-invoice.ts';
import type { InvoiceDraft } from './invoice.ts';

const note = (part: Partial<InvoiceDraft> = {}) =>
  buildForm({ kind: 'credit', referenceNumber: 'DL/26-27/0042', ...part });
const said = (draft: InvoiceDraft, original: CreditedInvoice | null, payable = 60_000) =>
  creditWarnings(draft, original, payable).map(({ field, message }) => `${field}: ${message}`);

test('A credit of the whole invoice to its buyer, on its day, is not remarked on', () => {
  expect(said(note({ date: '2026-11-20' }), buildCredited(), 100_000_00)).toEqual([]);
});

test('A credit above what is left, of a cancelled invoice or of one that is not ours is remarked on by the Reference No', () => {
  const part = buildCredited({}, { payable: 100_000, credited: 40_000 });
  expect(said(note(), part, 60_000)).toEqual([]);
  expect(said(note(), part, 60_001)).toEqual([
    'referenceNumber: The credit of ₹ 600.01 is more than the ₹ 600.00 that is left of DL/26-27/0042',
  ]);
  expect(said(note(), { ...part, credited: 120_000 }, 1)[0]).toContain('₹ 0.00 that is left');
  expect(said(note(), { ...part, cancelled: true }, 1)).toEqual([
    'referenceNumber: DL/26-27/0042 was cancelled: there is nothing left to credit',
  ]);
  expect(said(note({ referenceNumber: ' X-1 ' }), null, 1)[0]).toMatch(
    /^referenceNumber: X-1 is not a tax invoice of ours/,
  );
});

test('A blank Reference No is a problem of its own, and only a credit note has an original', () => {
  expect(said(note({ referenceNumber: ' ' }), null, 1)).toEqual([]);
  expect(said(note({ kind: 'tax' }), null, 1)).toEqual([]);
});

describe('Another buyer', () => {
  const buyers = (ours: string, theirs: string) =>
    said(note({ buyerAddress: ours }), buildCredited({ buyerAddress: theirs }));

  test('is remarked on, by the GSTIN where both have one and else by the name', () => {
    expect(buyers('Sample Homes\nDelhi', 'Sample Hotels\nDelhi')).toEqual([
      'buyerAddress: DL/26-27/0042 was issued to Sample Hotels: the note goes to the same buyer',
    ]);
    expect(buyers('Sample Hotels\n07ABCDE1234F1Z2', 'Sample Hotels\n06ABCDE1234F1Z4')).toHaveLength(1);
  });

  test('is not seen in another way to write the same one, or in an address that moved', () => {
    expect(buyers('SAMPLE HOTELS PVT LTD\nDelhi', 'Sample Hotels Pvt. Ltd., 7 Example Marg')).toEqual([]);
    expect(buyers('Sample Hotels (Delhi)\n07ABCDE1234F1Z2', 'Sample Hotels\n07ABCDE1234F1Z2')).toEqual([]);
    expect(buyers('Sample Hotels\n07ABCDE1234F1Z2', 'Sample Hotels')).toEqual([]);
    expect(buyers('', 'Sample Hotels')).toEqual([]);
  });
});

test('Another tax than the invoice’s is remarked on; a blank one is not', () => {
  expect(said(note({ taxType: 'central' }), buildCredited())).toEqual([
    'taxType: DL/26-27/0042 was Within State, CGST and SGST: the note keeps its tax (CGST Act, section 34)',
  ]);
  expect(said(note({ taxType: '' }), buildCredited())).toEqual([]);
});

test('A date before the invoice is remarked on; its own day is not', () => {
  expect(said(note({ date: '2026-11-19' }), buildCredited())).toEqual([
    'date: DL/26-27/0042 is of 20/11/2026: the note cannot be dated before it',
  ]);
  expect(said(note({ date: '' }), buildCredited())).toEqual([]);
});

describe('The rows', () => {
  const glass = (part: Parameters<typeof buildLine>[1]) => buildLine(1, { quantity: '10', ...part });
  const rows = (ours: Parameters<typeof buildLine>[1][], more: Partial<CreditedInvoice> = {}) =>
    said(
      note({ lines: ours.map((part, index) => ({ ...glass(part), row: index + 1 })) }),
      buildCredited(
        { lines: [glass({}), { ...glass({ product: 'Blinds', unit: 'pcs', quantity: '4' }), row: 2 }] },
        more,
      ),
      1,
    );

  test('as they were sold are not remarked on, all of them or a part', () => {
    expect(rows([{}, { product: 'Blinds', unit: 'pcs', quantity: '4' }])).toEqual([]);
    expect(rows([{ quantity: '9.999' }])).toEqual([]);
    expect(rows([{ quantity: '4' }, { quantity: '6' }])).toEqual([]);
    expect(rows([{ quantity: '', gst: '', unit: '' }])).toEqual([]);
  });

  test('with more of a product than was sold are remarked on, less what earlier notes took back', () => {
    expect(rows([{ quantity: '10.001' }])).toEqual([
      'line 1 quantity: Row 1: DL/26-27/0042 has at most 10 sqft of Glass left',
    ]);
    expect(rows([{ quantity: '4' }, { quantity: '7' }])).toEqual([
      'line 2 quantity: Row 2: DL/26-27/0042 has at most 10 sqft of Glass left',
    ]);
    const before = { creditedLines: [{ product: 'Glass', unit: 'sqft', quantity: '7.5' }] };
    expect(rows([{ quantity: '2.5' }], before)).toEqual([]);
    expect(rows([{ quantity: '3' }], before)).toEqual([
      'line 1 quantity: Row 1: DL/26-27/0042 has at most 2.5 sqft of Glass left',
    ]);
  });

  test('with a product, a unit or a rate that the invoice did not have are remarked on', () => {
    expect(rows([{ product: 'Wallpaper' }])).toEqual(['line 1: Row 1: DL/26-27/0042 has no Wallpaper']);
    expect(rows([{ unit: 'roll' }])).toEqual(['line 1 unit: Row 1: DL/26-27/0042 sold Glass per sqft']);
    expect(rows([{ gst: '12' }])).toEqual([
      'line 1 gst: Row 1: DL/26-27/0042 charged 18% on Glass: the note keeps its rate (CGST Act, section 34)',
    ]);
  });
});
