import { describe, expect, test } from 'vitest';
import { buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import type { CreditedInvoice } from '../credited-invoice.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { creditWarnings } from './credit-warnings.ts';

function note(part: Partial<InvoiceDraft> = {}) {
  return buildForm({ kind: 'credit', referenceNumber: 'DL/26-27/0042', ...part });
}
function said(draft: InvoiceDraft, original: CreditedInvoice | null, payable = 60_000) {
  return creditWarnings(draft, original, payable).map(({ field, message }) => `${field}: ${message}`);
}

test('A credit of the whole invoice to its buyer, on the same date, gives no warning', () => {
  expect(said(note({ date: '2026-11-20' }), buildCredited(), 18_815_99)).toEqual([]);
});

test('A credit above the amount left, of a cancelled invoice or of an unknown one gives a warning at the Reference No', () => {
  // ₹ 1,000.00 at 18% on one row; the note has one row, and each row may round its three amounts.
  const part = buildCredited({ lines: [buildLine(1, { quantity: '10', rate: '100' })] }, { credited: 400_00 });
  const one = note({ lines: [buildLine(1, { quantity: '7', rate: '100' })] });
  expect(said(one, part, 780_00)).toEqual([]);
  expect(said(one, part, 781_00)).toEqual([
    'referenceNumber: The credit of ₹ 781.00 before Round Off is more than the ₹ 780.00 that is left of DL/26-27/0042',
  ]);
  expect(said(one, { ...part, credited: 1_300_00 }, 100)[0]).toContain('₹ 0.00 that is left');
  expect(said(note(), { ...part, cancelled: true }, 1)).toEqual([
    'referenceNumber: DL/26-27/0042 was cancelled: there is nothing left to credit',
  ]);
  expect(said(note({ referenceNumber: ' X-1 ' }), null, 1)[0]).toMatch(
    /^referenceNumber: X-1 is not a tax invoice of this firm/,
  );
});

test('Two halves of an invoice are not more than the whole, even when each paper is rounded up', () => {
  // ₹ 1,001.00 on paper; each half is ₹ 501.00 on paper.
  const whole = [buildLine(1, { quantity: '2', rate: '424.20', gst: '18' })];
  const half = [buildLine(1, { quantity: '1', rate: '424.20', gst: '18' })];
  const before = { product: 'Glass', unit: 'sqft', quantity: '1', rate: '424.20' };
  const original = buildCredited({ lines: whole }, { payable: 1_001_00, credited: 500_56, creditedLines: [before] });
  expect(said(note({ lines: half }), original, 500_56)).toEqual([]);
  // The paise that each row rounds are not an excess either: half of ₹ 848.31 is ₹ 424.16.
  const odd = [buildLine(1, { quantity: '1', rate: '848.31', gst: '18' })];
  const oddHalf = [buildLine(1, { quantity: '0.5', rate: '848.31', gst: '18' })];
  const odds = buildCredited(
    { lines: odd },
    { credited: 500_50, creditedLines: [{ ...before, quantity: '0.5', rate: '848.31' }] },
  );
  expect(said(note({ lines: oddHalf }), odds, 500_50)).toEqual([]);
});

test('A blank Reference No gives no warning here, and only a credit note has an original', () => {
  expect(said(note({ referenceNumber: ' ' }), null, 1)).toEqual([]);
  expect(said(note({ kind: 'tax' }), null, 1)).toEqual([]);
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

test('Another tax type than the invoice’s gives a warning; a blank one does not', () => {
  expect(said(note({ taxType: 'central' }), buildCredited())).toEqual([
    'taxType: DL/26-27/0042 was Within State, CGST and SGST: the note keeps its tax (CGST Act, section 34)',
  ]);
  expect(said(note({ taxType: '' }), buildCredited())).toEqual([]);
});

test('A date before the invoice gives a warning; the same date does not', () => {
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

  test('as they were sold give no warning, all of them or a part', () => {
    expect(rows([{}, { product: 'Blinds', unit: 'pcs', quantity: '4' }])).toEqual([]);
    expect(rows([{ quantity: '9.999' }])).toEqual([]);
    expect(rows([{ quantity: '4' }, { quantity: '6' }])).toEqual([]);
    expect(rows([{ quantity: '', gst: '', unit: '' }])).toEqual([]);
  });

  test('with more of a product than was sold and not yet returned give a warning', () => {
    expect(rows([{ quantity: '10.001' }])).toEqual([
      'line 1 quantity: Row 1: DL/26-27/0042 has at most 10 sqft of Glass left',
    ]);
    expect(rows([{ quantity: '4' }, { quantity: '7' }])).toEqual([
      'line 2 quantity: Row 2: DL/26-27/0042 has at most 10 sqft of Glass left',
    ]);
    const before = { creditedLines: [{ product: 'Glass', unit: 'sqft', quantity: '7.5', rate: '85.5' }] };
    expect(rows([{ quantity: '2.5' }], before)).toEqual([]);
    expect(rows([{ quantity: '3' }], before)).toEqual([
      'line 1 quantity: Row 1: DL/26-27/0042 has at most 2.5 sqft of Glass left',
    ]);
  });

  test('for a price difference return no goods, so their quantity does not count', () => {
    const earlier = { creditedLines: [{ product: 'Glass', unit: 'sqft', quantity: '10', rate: '5.00' }] };
    expect(rows([{ quantity: '2' }], earlier)).toEqual([]);
    expect(rows([{ quantity: '10', rate: '5' }, { quantity: '2' }])).toEqual([]);
    expect(rows([{ quantity: '11', rate: '5' }])).toEqual([]);
    expect(rows([{ quantity: '11', rate: '85.5' }])).toHaveLength(1);
  });

  test('of a product that was sold in two rows get a warning with each rate and unit once', () => {
    const twice = buildCredited({ lines: [glass({}), { ...glass({ quantity: '3' }), row: 2 }] });
    const warnings = (part: Parameters<typeof buildLine>[1]) => said(note({ lines: [glass(part)] }), twice, 1);
    expect(warnings({ gst: '12' })[0]).toContain('charged 18% on Glass');
    expect(warnings({ unit: 'roll' })[0]).toMatch(/sold Glass per sqft$/);
  });

  test('with a product, a unit or a rate that the invoice does not have give a warning', () => {
    expect(rows([{ product: 'Wallpaper' }])).toEqual(['line 1: Row 1: DL/26-27/0042 has no Wallpaper']);
    expect(rows([{ unit: 'roll' }])).toEqual(['line 1 unit: Row 1: DL/26-27/0042 sold Glass per sqft']);
    expect(rows([{ gst: '12' }])).toEqual([
      'line 1 gst: Row 1: DL/26-27/0042 charged 18% on Glass: the note keeps its rate (CGST Act, section 34)',
    ]);
  });
});

describe('Rows of an invoice with a discount', () => {
  const sold = buildCredited({ lines: [buildLine(1, { quantity: '10', rate: '100', discount: '12%' })] });
  const rows = (cells: Partial<InvoiceDraft['lines'][number]>, original = sold) =>
    said(note({ lines: [buildLine(1, { quantity: '10', rate: '100', discount: '12%', ...cells })] }), original, 1);
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

  test('give a warning above the quantity left, at either price', () => {
    const before = { product: 'Glass', unit: 'sqft', quantity: '8', rate: '88' };
    const left = 'line 1 quantity: Row 1: DL/26-27/0042 has at most 2 sqft of Glass left';
    for (const price of [{ rate: '100' }, { rate: '88', discount: '' }])
      expect(rows({ quantity: '3', ...price }, { ...sold, creditedLines: [before] })).toEqual([left]);
    expect(rows({ quantity: '11' })).toEqual([left.replace('2 sqft', '10 sqft')]);
  });

  test('have no more left than what was charged after discount', () => {
    // 10 at ₹ 100.00 less 12% is ₹ 880.00, and ₹ 1,038.40 with tax.
    const line = note({ lines: [buildLine(1, { quantity: '10', rate: '100', discount: '12%' })] });
    expect(said(line, sold, 1_038_40)).toEqual([]);
    expect(said(line, sold, 1_038_50)).toEqual([
      'referenceNumber: The credit of ₹ 1,038.50 before Round Off is more than the ₹ 1,038.40 that is left of DL/26-27/0042',
    ]);
  });
});

test('A note that comes after the return of October warns that GST can no longer be reduced, unless it is without GST', () => {
  const original = buildCredited({ date: '2026-03-20' }, { number: 'DL/25-26/0042', date: '2026-03-20' });
  const late =
    'date: The GST of DL/25-26/0042, 20/03/2026, could be reduced by notes up to 31/10/2026 (CGST Act, section 34(2)). Choose “Without GST”, or ask your accountant';
  const on = (date: string, more: Partial<InvoiceDraft> = {}) => said(note({ date, ...more }), original);
  expect(on('2026-10-31')).toEqual([]);
  expect(on('2026-11-01')).toEqual([late]);
  expect(on('2026-11-01', { withoutGst: 'yes' })).toEqual([]);
  expect(on('2026-11-01 10:00:00')).toEqual([late]);
});

test('A note without GST is not compared by rate and tax type, and still by value', () => {
  const rows = [buildLine(1, { quantity: '10', rate: '100', gst: '5' })];
  const original = buildCredited({ lines: [buildLine(1, { quantity: '10', rate: '100' })] });
  const free = note({ lines: rows, taxType: 'central', withoutGst: 'yes' });
  expect(said(free, original, 1_000_00)).toEqual([]);
  expect(said(note({ lines: rows, taxType: 'central' }), original, 1_000_00)).toHaveLength(2);
  expect(said(free, original, 1_181_00)[0]).toContain('is more than the ₹ 1,180.00 that is left');
});
