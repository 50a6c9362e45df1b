import { expect, test } from 'vitest';
import { buildCompany, buildDraft } from '#test/build/factories.ts';
import { chargesTax } from '../invoices/charges-tax.ts';
import { copyMark } from '../invoices/invoice-copies.ts';
import { readDraft } from '../invoices/read-draft.ts';
import { invoiceSheet } from '../invoices/sheet/invoice-sheet.ts';
import { cameBackProblems } from './came-back-problems.ts';
import { challanProblems } from './challan-problems.ts';
import { challanPurposeNames, purposeRule, purposeText } from './challan-purposes.ts';
import { isSupplyPurpose } from './is-supply-purpose.ts';

const challan = (more = {}) => buildDraft({ type: 'challan', purpose: 'approval', ...more });
const sheetOf = (more = {}) =>
  invoiceSheet(readDraft(challan(more)), buildCompany(), { copy: 'original', specimen: false });

test('Only goods on their way to their buyer, and those whose owner wants it, show tax: rule 55(1)(vii)', () => {
  expect(challanPurposeNames.map((purpose) => chargesTax({ kind: 'challan', purpose }))).toEqual([
    ...[true, false, false, false, false, false],
  ]);
  const supplies = challanPurposeNames.filter((purpose) => purposeRule(purpose)?.isSupply);
  expect(challanPurposeNames.filter(isSupplyPurpose)).toEqual(supplies);
  expect(chargesTax({ kind: 'challan', purpose: 'approval', showTax: 'yes' })).toBe(true);
  expect(chargesTax({ kind: 'tax' })).toBe(true);
  expect(chargesTax({ kind: 'credit', withoutGst: 'yes' })).toBe(false);
});

test.each([
  ['site', 12, 9, ''],
  ['approval', 10, 8, 'On approval'],
  ['job-work', 9, 4, ''],
  ['samples', 12, 8, 'Samples'],
  ['branch', 12, 5, ''],
  ['other', 12, 8, ''],
])(
  'Goods for %s are nature %i in table 13, and %i (%s) at the e-way bill portal',
  (purpose, nature, subSupplyType, subSupplyText) => {
    expect(purposeRule(purpose)).toMatchObject({ nature, subSupplyType, subSupplyText });
  },
);

test('The paper is titled, marked and numbered as a challan, without a bank account and without tax', () => {
  expect(sheetOf()).toMatchObject({
    ...{
      title: 'Delivery Challan',
      mark: 'ORIGINAL FOR CONSIGNEE',
      heads: [],
      taxRows: [],
      bank: [],
      upi: null,
      irn: null,
    },
    notice: 'Not a tax invoice. On approval, at most six months (section\u00a031(7)).',
    strip: [
      ['Challan No.', ''],
      ['Date', '21/11/2026'],
      ['Purpose', 'On approval'],
    ],
    totals: [
      ['Taxable value', '90,300.00'],
      ['Round off', '0.00'],
    ],
    ...{ payableLabel: 'Value of the goods', payable: '90,300.00' },
  });
  expect(sheetOf().rows[0]?.gst).toBe('');
  expect(sheetOf().refs.map(([name]) => name)).toContain('Place of supply');
  expect(sheetOf().refs.map(([name]) => name)).not.toContain('Reverse charge');
  expect(sheetOf({ purpose: 'site' })).toMatchObject({ heads: ['CGST', 'SGST'], payable: '1,06,554.00' });
  expect(sheetOf({ purpose: 'site' }).rows[0]?.gst).toBe('18');
  const marks = (['original', 'duplicate', 'triplicate'] as const).map((copy) => copyMark(challan(), copy));
  expect(marks).toEqual(['ORIGINAL FOR CONSIGNEE', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR CONSIGNER']);
});

test('Another reason is printed in its words', () => {
  expect(purposeText({ purpose: 'other', purposeRemark: 'Repair' })).toBe('Repair');
  expect(sheetOf({ purpose: 'other', purposeRemark: 'Repair' }).strip[2]).toEqual(['Purpose', 'Repair']);
});

test.each([
  [{}, []],
  [{ purpose: undefined }, ['purpose']],
  [{ purpose: 'gift' }, ['purpose']],
  [{ purpose: 'other' }, ['purposeRemark']],
  [{ purpose: 'other', purposeRemark: 'x'.repeat(61) }, ['purposeRemark']],
  [{ purpose: 'other', purposeRemark: 'Repair' }, []],
  [{ purposeRemark: 'Repair' }, ['purposeRemark']],
  [{ showTax: 'yes' }, []],
  [{ showTax: 'maybe' }, ['showTax']],
  [{ hsn1: '995474' }, ['']],
  [{ type: 'tax' }, ['purpose']],
])('A draft with %j has problems with %j', (more, fields) => {
  expect(challanProblems(challan(more)).map(({ field }) => field)).toEqual(fields);
});

test('Freight beside goods stays on the challan', () => {
  const freight = { productname2: 'Freight', hsn2: '9965', qty2: '1', rate2: '500', ratePerQty2: 'pcs', gst2: '18' };
  expect(challanProblems(challan(freight))).toEqual([]);
});

test.each([
  [{}, []],
  [{ date: '2026-11-32' }, ['date']],
  [{ date: '2026-11-22' }, ['date']],
  [{ remark: 'x'.repeat(201) }, ['remark']],
  [{ rows: [{ row: 1, quantity: '1.2345' }] }, ['row 1 quantity']],
  [{ rows: [{ row: 1, quantity: '-1' }] }, ['row 1 quantity']],
  [{ rows: [{ row: 1, quantity: '0' }] }, ['row 1 quantity']],
  [{ rows: [{ row: 1, quantity: ' ' }] }, ['rows']],
  [
    {
      rows: [
        { row: 1, quantity: '1' },
        { row: 1, quantity: '2' },
      ],
    },
    ['rows'],
  ],
])('What came back with %j has problems with %j', (more, fields) => {
  const entry = { date: '2026-11-21', remark: '', rows: [{ row: 1, quantity: '2.5' }], ...more };
  expect(cameBackProblems(entry, '2026-11-21').map(({ field }) => field)).toEqual(fields);
});
