import { describe, expect, test } from 'vitest';
import { blank, buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import { inOpeningLists } from '#test/build/opening-lists.ts';
import { branchName, homeName } from '#test/specification/specified-firm.ts';
import { draftProblems } from '../draft-problems.ts';
import { draftWarnings } from './draft-warnings.ts';

test('an ordinary draft gives no warning, and neither does an empty form', () => {
  expect(draftWarnings(buildForm())).toEqual([]);
  expect(draftWarnings(buildForm({ taxState: '', taxType: '', date: '', lines: [buildLine(1, blank)] }))).toEqual([]);
});

test.each(['description', 'hsn', 'quantity', 'rate', 'unit', 'gst', 'discount'] as const)(
  'a row without a product but with %s gives a warning that it will be left out',
  (cell) => {
    const lines = [buildLine(1), buildLine(4, { ...blank, [cell]: '5' })];
    expect(draftWarnings(buildForm({ lines }))).toEqual([
      { field: 'line 4', message: 'Row 4 has no product: it will be left out of the document' },
    ]);
  },
);

test('a row with a value of zero gives a warning at the cell that is 0', () => {
  const lines = [buildLine(1, { rate: '0' }), buildLine(2, { quantity: '0' }), buildLine(3, { quantity: '' })];
  expect(draftWarnings(buildForm({ lines }))).toEqual([
    { field: 'line 1 rate', message: 'Row 1 comes to ₹ 0.00: check Quantity and Rate' },
    { field: 'line 2 quantity', message: 'Row 2 comes to ₹ 0.00: check Quantity and Rate' },
  ]);
});

test('a row that its discount makes free gives a warning about its input tax credit', () => {
  const lines = [buildLine(1, { discount: '100%' }), buildLine(2, { discount: '99.99%' })];
  expect(draftWarnings(buildForm({ lines }))).toEqual([
    {
      field: 'line 1 discount',
      message:
        'Row 1 comes to ₹ 0.00 after its discount: goods given free lose their input tax credit (CGST Act, section 17(5)(h))',
    },
  ]);
});

test('the first row gets no such warning: it must be filled', () => {
  expect(draftWarnings(buildForm({ lines: [buildLine(1, { product: '' })] }))).toEqual([]);
});

test('a rate that is not in force on the date gives a warning that names the law', () => {
  const lines = [buildLine(1, { gst: '21' }), buildLine(2, { gst: '12' }), buildLine(3)];
  expect(draftWarnings(buildForm({ lines }))).toEqual([
    {
      field: 'line 1 gst',
      message:
        'Row 1: 21% was never a GST slab for these goods: no rate notification under section 9 of the CGST Act has it. Use 5% or 18%.',
    },
    {
      field: 'line 2 gst',
      message:
        'Row 2: 12% ended on 21/09/2025 for these goods (Notification 9/2025-Central Tax (Rate)). Use 5% or 18%.',
    },
  ]);
});

test('a credit note has the rates of its invoice, not those of its own date; another one is refused, and no warning', () => {
  const rated = (gst: string) => [buildLine(1, { gst })];
  const note = buildForm({ kind: 'credit', lines: rated('12') });
  // Not looked up yet: the invoice may be older than the end of 12%.
  expect(draftWarnings(note)).toEqual([]);
  expect(draftWarnings(note, { original: buildCredited({ lines: rated('12') }) })).toEqual([]);
  expect(draftWarnings(note, { original: buildCredited({ lines: rated('18') }) })).toEqual([]);
});

test('a credit note against an unknown invoice gets a warning only for a rate that GST never had', () => {
  const warnings = (gst: string, hsn: string) =>
    draftWarnings(buildForm({ kind: 'credit', lines: [buildLine(1, { gst, hsn })] }), { original: null }).filter(
      ({ field }) => field === 'line 1 gst',
    );
  expect(warnings('12', '57032990')).toEqual([]);
  expect(warnings('28', '70071900')).toEqual([]);
  expect(warnings('21', '70071900')).toEqual([
    { field: 'line 1 gst', message: expect.stringContaining('21% was never a GST slab') },
  ]);
});

test('the rate of a line is compared with the rate of its HSN, with one warning', () => {
  const lines = [buildLine(1, { hsn: '57032990' }), buildLine(2, { hsn: '57032990', gst: '12' })];
  expect(draftWarnings(buildForm({ lines })).map(({ message }) => message.slice(0, 40))).toEqual([
    'Row 1: HSN 57032990 takes 5% (Notificati',
    'Row 2: 12% ended on 21/09/2025 for these',
  ]);
  expect(draftWarnings(buildForm({ lines: [buildLine(1, { hsn: '57032990', gst: '5' })] }))).toEqual([]);
});

test('freight is compared with the rates of the goods when their HSN and GST are filled', () => {
  const freight = buildLine(2, { product: 'Freight & Cartage Charges', hsn: '996793', gst: '18' });
  const said = (goods: Parameters<typeof buildLine>[1]) =>
    draftWarnings(buildForm({ lines: [buildLine(1, { hsn: '57032990', ...goods }), freight] }));
  expect(said({ gst: '5' })).toEqual([
    {
      field: 'line 2 gst',
      message:
        "Row 2: Freight and packing billed with goods take the goods' rate, here 5% (CGST Act, sections 8 and 15(2)(c))",
    },
  ]);
  expect(said({ hsn: '3918', gst: '18' })).toEqual([]);
  expect(said({ gst: '' })).toEqual([]);
  expect(said({ hsn: '', gst: '5' })).toEqual([]);
  expect(said({ hsn: '995475', gst: '18' })).toEqual([]);
});

test.each([
  [
    'state',
    { buyerAddress: 'A, Gurugram\nGSTIN 06ABCDE1234F1Z4' },
    'Place of supply 06 Haryana: goods for a buyer registered there, IGST Act 10(1)(a). Set Outside State, IGST',
  ],
  [
    'central',
    { buyerAddress: 'A, GSTIN 07ABCDE1234F1Z2', consigneeAddress: 'Site, Odisha' },
    `Place of supply 07 ${homeName}: billed to a buyer of ${homeName}, shipped to ${branchName}, IGST Act 10(1)(b). Set Within State, CGST and SGST`,
  ],
  [
    'state',
    { buyerAddress: 'Mr A, Delhi', consigneeAddress: 'Flat 4, Cuttack, Odisha' },
    `Place of supply 21 ${branchName}: goods for an unregistered buyer in Cuttack, IGST Act 10(1)(ca). Set Outside State, IGST`,
  ],
  [
    'state',
    { buyerAddress: 'Mr A, Pune, Maharashtra' },
    'Place of supply 27 Maharashtra: goods for an unregistered buyer in Pune, IGST Act 10(1)(ca). Set Outside State, IGST',
  ],
])(
  'the tax type %s with %j gives a warning on a pro-forma, and refuses a tax invoice',
  (taxType, addresses, message) => {
    const draft = buildForm({ kind: 'pro', taxType, ...addresses });
    expect(draftWarnings(draft)).toEqual([{ field: 'taxType', message }]);
    expect(draftProblems(draft, inOpeningLists)).toEqual([]);
    const invoice: typeof draft = { ...draft, kind: 'tax' };
    expect(draftWarnings(invoice)).toEqual([]);
    expect(draftProblems(invoice, inOpeningLists)).toEqual([{ field: 'taxType', message }]);
    const right = { ...draft, taxType: taxType === 'state' ? 'central' : 'state' };
    expect([draftWarnings(right), draftProblems({ ...right, kind: 'tax' }, inOpeningLists)]).toEqual([[], []]);
  },
);

test('a warning never refuses a draft', () => {
  const draft = buildForm({
    kind: 'pro',
    taxType: 'central',
    buyerAddress: 'A, Delhi',
    lines: [buildLine(1, { gst: '21' }), buildLine(2, { ...blank, rate: '5' })],
  });
  expect(draftWarnings(draft)).toHaveLength(3);
  expect(draftProblems(draft, inOpeningLists)).toEqual([]);
});

describe('Typing errors', () => {
  const about = (changes: Parameters<typeof buildForm>[0], today?: string) =>
    draftWarnings(buildForm(changes), today ? { today } : {}).map(({ field, message }) => `${field}: ${message}`);

  test('a GSTIN with a wrong check digit gives a warning at its address', () => {
    expect(about({ buyerAddress: 'Sample, Delhi 110024 GSTIN 07ABCDE1234F1Z3' })).toEqual([
      'buyerAddress: 07ABCDE1234F1Z3 is not a valid GSTIN: check it',
    ]);
    expect(about({ buyerAddress: 'Sample, Delhi 110024 GSTIN 07ABCDE1234F1Z2, order 071234512341234' })).toEqual([]);
  });

  test('an inter-state invoice without a place of supply gives a warning', () => {
    expect(about({ taxType: 'central', buyerAddress: 'Sample Trading', consigneeAddress: 'Site' })[0]).toContain(
      'rule 46(n)',
    );
  });

  test('a date in the future gives a warning; today and earlier dates of this month do not', () => {
    for (const date of ['2026-11-21', '2026-11-20', '2026-11-01']) expect(about({ date }, '2026-11-21')).toEqual([]);
    expect(about({ date: '2026-11-22' }, '2026-11-21')).toEqual([
      'date: 22/11/2026 is in the future: an invoice has the date on which it is issued (CGST Act, section 31)',
    ]);
  });

  test('a date in an earlier month gives a warning about its return, except on a pro-forma, which is in no return', () => {
    expect(about({ date: '2026-10-31' }, '2026-11-11')).toEqual([
      'date: 31/10/2026 is in an earlier month, and the return for it is due on 11/11/2026',
    ]);
    expect(about({ date: '2026-10-31', kind: 'credit' }, '2026-11-12')).toEqual([
      'date: 31/10/2026 is in an earlier month, and the return for it was due on 11/11/2026: ask your accountant first',
    ]);
    expect(about({ date: '2025-12-31' }, '2026-01-05')).toEqual([
      'date: 31/12/2025 is in an earlier month, and the return for it is due on 11/01/2026',
    ]);
    expect(about({ date: '2026-10-31', kind: 'pro' }, '2026-11-12')).toEqual([]);
  });

  test('a date of another financial year gives one warning', () => {
    expect(about({ date: '2026-03-31' }, '2026-11-21')).toEqual([
      "date: 31/03/2026 is in financial year 2025-26, so the number comes from that year's series, and the return for it was due on 11/04/2026: ask your accountant first",
    ]);
    expect(about({ date: '2026-03-31', kind: 'pro' }, '2026-11-21')).toEqual([
      "date: 31/03/2026 is in financial year 2025-26, so the number comes from that year's series",
    ]);
  });
});

describe('Beside its series', () => {
  const series = { next: 'DL/26-27/0042', last: { number: 'DL/26-27/0041', date: '2026-11-20' } };
  const about = (changes: Parameters<typeof buildForm>[0], last: typeof series.last | null = series.last) =>
    draftWarnings(buildForm(changes), { today: '2026-11-21', series: { ...series, last } });

  test('a date before the last document gives a warning; the same date, or a typed number, does not', () => {
    expect(about({ date: '2026-11-19' })).toEqual([
      {
        field: 'date',
        message: 'DL/26-27/0041 is dated 20/11/2026: in a series a later number needs a later or equal date',
      },
    ]);
    expect(about({ date: '2026-11-20' })).toEqual([]);
    expect(about({ date: '2026-11-19' }, null)).toEqual([]);
    expect(about({ date: '2026-11-19', number: 'OLD-7' }).map(({ field }) => field)).toEqual(['number']);
  });

  test('a typed number gives a warning; a blank number, or one that is refused anyway, does not', () => {
    expect(about({ number: 'OLD-7' })).toEqual([
      { field: 'number', message: 'Typed by hand, outside the series: leave it blank for DL/26-27/0042' },
    ]);
    for (const number of ['', ' ', 'DL/26-27/0099', 'no.7', '12345678901234567']) expect(about({ number })).toEqual([]);
  });
});

describe('A buyer without a GSTIN from ₹ 50,000', () => {
  const worth = (rate: string) => [buildLine(1, { quantity: '1', unit: 'pcs', rate })];
  const about = (buyerAddress: string, more: Parameters<typeof buildForm>[0] = {}) =>
    draftWarnings(buildForm({ buyerAddress, lines: worth('50000'), ...more })).map(({ message }) => message);
  const whole = 'Asha Sample\n8 Example Marg\nNew Delhi 110024';
  const wants = (what: string, rule = '46(e)') => [
    `No GSTIN and ₹ 50,000 or more: add the buyer's ${what} (CGST rule ${rule})`,
  ];

  test('must be described in full', () => {
    expect(about('Asha Sample')).toEqual(wants('address, state'));
    expect(about('Asha Sample\n8 Example Marg')).toEqual(wants('state'));
    expect(about('CASH SALE\n8 Example Marg\nNew Delhi')).toEqual(wants('name'));
    expect(about('Cash')).toEqual(wants('name, address, state'));
    expect(about('Asha Sample\n98100', { kind: 'credit' })).toEqual(wants('address, state', '53(1A)'));
  });

  test('gives no warning with a full address, below that value, with a GSTIN, or on a pro-forma', () => {
    expect(about(whole)).toEqual([]);
    expect(about('Asha Sample\n8 Example Marg\nLucknow, UP', { taxType: 'central' })).toEqual([]);
    // Where it is delivered shows the state as well.
    expect(about('Asha Sample\n8 Example Marg', { consigneeAddress: 'Site, Dwarka, Delhi' })).toEqual([]);
    expect(about('Cashmere Sample\n8 Example Marg\nNew Delhi')).toEqual([]);
    expect(about('Asha Sample', { lines: worth('49999.99') })).toEqual([]);
    expect(about('Asha Sample\nGSTIN 07ABCDE1234F1Z2')).toEqual([]);
    expect(about('Asha Sample', { kind: 'pro' })).toEqual([]);
  });

  test('with a mistyped GSTIN gives only that warning, and a missing state gives one warning', () => {
    expect(about('Asha Sample\nGSTIN 07ABCDE1234F1Z')).toEqual([
      '07ABCDE1234F1Z has 14 characters and a GSTIN has 15: check it',
    ]);
    expect(about('Asha Sample\n8 Example Marg', { taxType: 'central' })).toEqual(wants('state'));
  });
});

test('The most serious warning comes first: tax, parties, rates, date, rows left out, number', () => {
  const draft = buildForm({
    kind: 'pro',
    taxType: 'central',
    buyerAddress: 'A, Delhi\nGSTIN 07ABCDE1234F1Z3',
    date: '2026-11-22',
    number: 'OLD-7',
    lines: [buildLine(1, { gst: '21' }), buildLine(2, { ...blank, rate: '5' })],
  });
  expect(draftWarnings(draft, { today: '2026-11-21' }).map(({ field }) => field)).toEqual([
    'taxType',
    'buyerAddress',
    'line 1 gst',
    'date',
    'line 2',
    'number',
  ]);
});
