import { describe, expect, test } from 'vitest';
import { buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import type { CreditedInvoice, CreditedLine } from '../credited-invoice.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { creditProblems } from './credit-problems.ts';

type Cells = Parameters<typeof buildLine>[1];

function glass(part: Cells = {}, row = 1) {
  return buildLine(row, { quantity: '10', rate: '100', ...part });
}
function credited(part: Partial<CreditedLine> = {}): CreditedLine {
  return { product: 'Glass', unit: 'sqft', quantity: '10', rate: '100', gst: '18', ...part };
}
/** 10 sqft of Glass at ₹ 100.00 and 4 pcs of Blinds at ₹ 50.00, both at 18%. */
function invoice(more: Partial<CreditedInvoice> = {}) {
  return buildCredited(
    { lines: [glass(), glass({ product: 'Blinds', unit: 'pcs', quantity: '4', rate: '50' }, 2)] },
    more,
  );
}
function said(lines: Cells[], original = invoice(), more: Partial<InvoiceDraft> = {}) {
  const draft = buildForm({
    kind: 'credit',
    referenceNumber: 'DL/26-27/0042',
    lines: lines.map((part, index) => glass(part, index + 1)),
    ...more,
  });
  return creditProblems(draft, original).map(({ field, message }) => `${field}: ${message}`);
}

const blinds = { product: 'Blinds', unit: 'pcs', quantity: '4', rate: '50' };

test('The whole invoice, a part of it and a price difference can be credited', () => {
  expect(said([{}, blinds])).toEqual([]);
  expect(said([{ quantity: '9.999' }])).toEqual([]);
  expect(said([{ quantity: '4' }, { quantity: '6' }])).toEqual([]);
  expect(said([{ quantity: '10', rate: '5' }])).toEqual([]);
  expect(said([{ quantity: '', gst: '', unit: '' }])).toEqual([]);
});

test('An invoice, a pro-forma and a note against a cancelled invoice', () => {
  expect(said([{ quantity: '11' }], invoice(), { kind: 'tax' })).toEqual([]);
  expect(said([{}], invoice({ cancelled: true }))).toEqual([
    'referenceNumber: DL/26-27/0042 was cancelled: there is nothing left to credit',
  ]);
});

test('A note is not dated before its invoice: its month would report a negative sale', () => {
  const on = (date: string, more = {}) => said([{}], invoice(), { date, ...more });
  const refused = ['date: DL/26-27/0042 is of 20/11/2026: the note cannot be dated before it'];
  expect(on('2026-11-19')).toEqual(refused);
  expect(on('2026-11-19 23:59:59', { withoutGst: 'yes' })).toEqual(refused);
  expect([on('2026-11-20'), on('2026-11-20 00:00:00'), on('')]).toEqual([[], [], []]);
  const note = buildForm({ kind: 'credit', date: '2026-11-19', lines: [glass()] });
  expect(creditProblems(note, invoice())[0]?.correction).toEqual({
    ...{ kind: 'set', label: 'Take its date' },
    ...{ field: 'date', value: '2026-11-20' },
  });
});

test('No more of a product is taken back than was sold and not yet taken back', () => {
  expect(said([{ quantity: '10.001' }])).toEqual([
    'line 1 quantity: Row 1: 10 sqft of Glass are left in DL/26-27/0042. Lower the quantity',
  ]);
  expect(said([{ quantity: '4' }, { quantity: '7' }])).toEqual([
    'line 2 quantity: Row 2: 10 sqft of Glass are left in DL/26-27/0042. Lower the quantity',
  ]);
  const before = invoice({ creditedLines: [credited({ quantity: '7.5' })] });
  expect(said([{ quantity: '2.5' }], before)).toEqual([]);
  expect(said([{ quantity: '3' }], before)[0]).toContain('Row 1: 2.5 sqft of Glass are left');
  expect(said([{ quantity: '1' }], invoice({ creditedLines: [credited()] }))).toEqual([
    'line 1 quantity: Row 1: no more sqft of Glass are left in DL/26-27/0042. Take the row out',
  ]);
});

describe('Of a product that was sold at two prices', () => {
  const two = (more: Partial<CreditedInvoice> = {}) =>
    buildCredited({ lines: [glass(), glass({ rate: '50' }, 2)] }, more);

  test('no more is taken back at a price than was sold at it', () => {
    expect(said([{ quantity: '10' }, { quantity: '10', rate: '50' }], two())).toEqual([]);
    expect(said([{ quantity: '15' }], two())).toEqual([
      'line 1 quantity: Row 1: 10 sqft of Glass at ₹ 100 are left in DL/26-27/0042. Lower the quantity',
    ]);
    const before = two({ creditedLines: [credited({ quantity: '8' })] });
    expect(said([{ quantity: '3' }], before)[0]).toContain('Row 1: 2 sqft of Glass at ₹ 100 are left');
    expect(said([{ quantity: '2' }, { quantity: '10', rate: '50' }], before)).toEqual([]);
    expect(said([{ quantity: '1' }], two({ creditedLines: [credited()] }))[0]).toContain(
      'Row 1: no more sqft of Glass at ₹ 100 are left in DL/26-27/0042. Take the row out',
    );
  });

  test('a note of before that took more of one price leaves less of the other', () => {
    const before = two({ creditedLines: [credited({ quantity: '15' })] });
    expect(said([{ quantity: '5', rate: '50' }], before)[0]).toContain('Row 1: nothing of Glass at 18% is left');
    expect(said([{ quantity: '6', rate: '50' }], before)[0]).toContain('Row 1: 5 sqft of Glass are left in');
  });

  test('a price difference is an amount within what is left', () => {
    expect(said([{ quantity: '20', rate: '5' }], two())).toEqual([]);
    expect(said([{ quantity: '1', rate: '1500' }], two())).toEqual([]);
    expect(said([{ quantity: '1', rate: '1500.01' }], two())).toHaveLength(1);
  });

  test('a price after discount is that of two rows where it is the rate of another', () => {
    const net = buildCredited({ lines: [glass({ discount: '50%' }), glass({ rate: '50' }, 2)] });
    expect(said([{ quantity: '20', rate: '50' }], net)).toEqual([]);
    expect(said([{ quantity: '21', rate: '50' }], net)[0]).toContain('Row 1: 20 sqft of Glass are left');
    expect(said([{ discount: '50%' }, { rate: '50' }], net)).toEqual([]);
  });
});

describe('By value', () => {
  test('a price difference takes what is left, and not a paisa more', () => {
    expect(said([{ quantity: '10', rate: '99.99' }])).toEqual([]);
    expect(said([{ quantity: '1', rate: '1000.00' }])).toEqual([]);
    expect(said([{ quantity: '1', rate: '1000.01' }])).toEqual([
      'line 1 rate: Row 1: at most ₹ 1,000.00 of Glass at 18% is left in DL/26-27/0042, before tax',
    ]);
    const before = invoice({ creditedLines: [credited({ quantity: '1', rate: '400.00' })] });
    expect(said([{ quantity: '1', rate: '600.00' }], before)).toEqual([]);
    expect(said([{ quantity: '1', rate: '600.01' }], before)[0]).toContain('at most ₹ 600.00 of Glass');
    expect(
      said(
        [
          { quantity: '1', rate: '599.99' },
          { quantity: '1', rate: '0.02' },
        ],
        before,
      )[0],
    ).toContain('Row 2: at most');
  });

  test('goods that a price difference made cheaper take back what was paid for them', () => {
    const before = invoice({ creditedLines: [credited({ rate: '20' })] });
    expect(said([{}], before)).toEqual([
      'line 1 rate: Row 1: at most ₹ 800.00 of Glass at 18% is left in DL/26-27/0042, before tax',
    ]);
    expect(said([{ discount: '200' }], before)).toEqual([]);
    expect(said([{ discount: '199.99' }], before)).toHaveLength(1);
  });

  test('parts whose paise are rounded up take back no paisa more than was charged', () => {
    // Half of ₹ 848.31 is ₹ 424.155, and two of ₹ 424.16 are a paisa more.
    const odd = buildCredited(
      { lines: [glass({ quantity: '1', rate: '848.31' })] },
      { creditedLines: [credited({ quantity: '0.5', rate: '848.31' })] },
    );
    expect(said([{ quantity: '0.5', rate: '848.31' }], odd)[0]).toContain('at most ₹ 424.15 of Glass');
    expect(said([{ quantity: '0.5', rate: '848.31', discount: '0.01' }], odd)).toEqual([]);
  });

  test('the rounding of the tax and of the paper is no excess', () => {
    // ₹ 0.25 twice has a paisa of tax more than ₹ 0.50; two papers of ₹ 500.56 say ₹ 501.00.
    const half = { quantity: '1', rate: '0.25' };
    const cheap = buildCredited(
      { lines: [glass({ quantity: '2', rate: '0.25' })] },
      { creditedLines: [credited(half)] },
    );
    expect(said([half], cheap)).toEqual([]);
    const part = { quantity: '1', rate: '424.20' };
    const sold = buildCredited(
      { lines: [glass({ quantity: '2', rate: '424.20' })] },
      { creditedLines: [credited(part)] },
    );
    expect(said([part], sold)).toEqual([]);
  });

  test('nothing is left of a product that was not sold, or not at this rate', () => {
    expect(said([{ product: 'Wallpaper' }])).toEqual(['line 1: Row 1: DL/26-27/0042 has no Wallpaper']);
    expect(said([{ gst: '12' }])).toEqual([
      'line 1 gst: Row 1: DL/26-27/0042 charged 18% on Glass: the note keeps its rate, and not 12% (CGST Act, section 34)',
    ]);
    const twice = buildCredited({ lines: [glass(), glass({ gst: '5' }, 2), glass({}, 3)] });
    expect(said([{ gst: '12' }], twice)[0]).toContain('charged 18% and 5% on Glass');
  });

  test('what earlier notes took back of other products or at other rates counts for the whole', () => {
    const before = invoice({ creditedLines: [credited({ gst: '5', quantity: '1', rate: '1000' })] });
    expect(said([{ quantity: '1', rate: '200' }], before)).toEqual([]);
    expect(said([{ quantity: '1', rate: '200.01' }], before)).toEqual([
      'referenceNumber: at most ₹ 200.00 of DL/26-27/0042 is left to credit, before tax',
    ]);
  });
});

test('Rows of an invoice with a discount are counted at either price', () => {
  const sold = (more: Partial<CreditedInvoice> = {}) => buildCredited({ lines: [glass({ discount: '12%' })] }, more);
  expect(said([{ discount: '12%' }], sold())).toEqual([]);
  expect(said([{ discount: '' }], sold())[0]).toContain('at most ₹ 880.00 of Glass');
  const before = sold({ creditedLines: [credited({ quantity: '8', rate: '88' })] });
  for (const price of [{ rate: '100' }, { rate: '88' }])
    expect(said([{ quantity: '3', ...price }], before)[0]).toContain('Row 1: 2 sqft of Glass are left');
});

test('The note keeps the tax of its invoice', () => {
  expect(said([{}], invoice(), { taxType: 'central' })).toEqual([
    'taxType: DL/26-27/0042 was Within State, CGST and SGST: the note keeps its tax (CGST Act, section 34)',
  ]);
  expect(said([{}], invoice(), { taxType: '' })).toEqual([]);
});

describe('A note without GST', () => {
  const free = { withoutGst: 'yes', taxType: 'central' };

  test('takes back an amount up to what was charged with its tax, whatever its rates and tax type', () => {
    expect(said([{ quantity: '1', rate: '1416', gst: '5' }], invoice(), free)).toEqual([]);
    expect(said([{ quantity: '1', rate: '1416.01' }], invoice(), free)).toEqual([
      'referenceNumber: DL/26-27/0042 has ₹ 1,416.00 left before Round Off, and the note takes back ₹ 1,416.01',
    ]);
    expect(said([{ quantity: '1', rate: '1000.01' }], invoice({ credited: 416_00 }), free)).toHaveLength(1);
    expect(said([{ quantity: '11' }], invoice(), free)[0]).toContain('10 sqft of Glass are left');
  });

  test('leaves that much less for a note with GST', () => {
    const line = credited({ quantity: '1', rate: '706', withoutGst: 'yes' });
    const before = invoice({ credited: 706_00, creditedLines: [line] });
    // ₹ 710.00 are left: ₹ 601.69 and their tax are ₹ 709.99.
    expect(said([{ quantity: '1', rate: '601.69' }], before)).toEqual([]);
    expect(said([{ quantity: '1', rate: '602' }], before)[0]).toContain('has ₹ 710.00 left before Round Off');
  });
});

test('Spaces around a text of the form change nothing', () => {
  const spaced = { product: ' Glass ', unit: ' sqft ', quantity: ' 11 ', rate: ' 100 ', gst: ' 18 ' };
  expect(said([spaced])).toEqual([
    'line 1 quantity: Row 1: 10 sqft of Glass are left in DL/26-27/0042. Lower the quantity',
  ]);
  expect(said([{ product: ' ', quantity: '99' }, {}])).toEqual([]);
  expect(said([{}], invoice(), { taxType: ' state ' })).toEqual([]);
});

test('A note keeps the tax of its invoice, and is told which that was', () => {
  const keeps = ': the note keeps its tax (CGST Act, section 34)';
  expect(said([{}], invoice(), { taxType: 'central' })).toEqual([
    `taxType: DL/26-27/0042 was Within State, CGST and SGST${keeps}`,
  ]);
  const outside = { ...invoice(), draft: { ...invoice().draft, taxType: ' central ' } };
  expect(said([{}], outside)).toEqual([`taxType: DL/26-27/0042 was Outside State, IGST${keeps}`]);
  expect(said([{}], outside, { taxType: '' })).toEqual([]);
});

test('Of two units of a product each has what is left of it', () => {
  const two = buildCredited({ lines: [glass(), glass({ unit: 'pcs', quantity: '3' }, 2)] });
  expect(said([{ quantity: '10' }, { unit: 'pcs', quantity: '3' }], two)).toEqual([]);
  expect(said([{ unit: 'pcs', quantity: '4' }], two)[0]).toContain('3 pcs of Glass are left');
  const other = buildCredited({ lines: [glass(), glass({ product: 'Blinds', quantity: '3' }, 2)] });
  expect(said([{ product: 'Blinds', quantity: '4' }], other)[0]).toContain('3 sqft of Blinds are left');
});
