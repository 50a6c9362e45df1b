import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { buildCompany } from '#test/build/factories.ts';
import { branch, branchName, home, homeName } from '#test/specification/specified-firm.ts';
import { formatRupees } from '../../money/format-rupees.ts';
import { readDraft, readValidDraft } from '../read-draft.ts';
import { type InvoiceSheet, invoiceSheet } from './invoice-sheet.ts';

type Changes = Parameters<typeof buildIssuedInvoice>[1];

function sheetOf(rows: number, changes: Changes = {}, company = buildCompany()): InvoiceSheet {
  const issued = buildIssuedInvoice(rows, changes);
  const invoice = { ...readValidDraft(issued.draft), number: issued.number };
  return invoiceSheet(invoice, company, { copy: 'original', specimen: false });
}

test('a tax invoice within the state shows what rule 46 requires, with all figures formatted', () => {
  const sheet = sheetOf(5);
  expect(sheet).toMatchObject({
    title: 'Tax Invoice',
    mark: 'ORIGINAL FOR RECIPIENT',
    notice: '',
    number: 'DL/26-27/0042',
    date: '21/11/2026',
    strip: [
      ['Invoice No.', 'DL/26-27/0042'],
      ['Date', '21/11/2026'],
      ['Place of supply', `${homeName} (07)`],
    ],
    seller: {
      gstin: '07AAKFA0000A1ZK',
      state: `${homeName}, code\u00a007`,
      contact: `011 0000 0000, ${home}@example.com`,
    },
    heads: ['CGST', 'SGST'],
    totals: [
      ['Taxable value', '4,15,803.03'],
      ['CGST', '19,857.90'],
      ['SGST', '19,857.90'],
      ['Round off', '+0.17'],
    ],
    payable: '4,55,519.00',
    words: 'Rupees Four Lakh Fifty Five Thousand Five Hundred Nineteen Only',
    taxWords: 'Rupees Thirty Nine Thousand Seven Hundred Fifteen and Eighty Paise Only',
    signFor: 'for Sample Interiors Trading',
    signName: '',
    signRole: 'Authorised Signatory',
  });
  expect(sheet.refs).toContainEqual(['Reverse charge', 'No']);
  expect(sheet.rows[2]).toEqual({
    n: '3',
    name: 'Carpet Tile',
    note: 'Loop pile, slate',
    hsn: '57032990',
    qty: { int: '312', frac: '.25', pad: '' },
    unit: 'sqmtr',
    rate: '865.40',
    gst: '5',
    value: '2,70,221.15',
  });
  expect(sheet.taxRows[2]).toEqual({
    hsn: '57032990',
    value: '2,70,221.15',
    heads: [
      ['2.5', '6,755.53'],
      ['2.5', '6,755.53'],
    ],
    total: '13,511.06',
  });
});

test('a discount is shown with the value it is taken off, and each row and the totals foot', () => {
  const sheet = sheetOf(3, { discount1: '7.5%', discount3: '221.15' });
  expect(sheet.rows.map(({ discount, value }) => [discount?.amount, discount?.of, value])).toEqual([
    ['6,772.50', '7.5% of 90,300.00', '83,527.50'],
    [undefined, undefined, '27,741.88'],
    ['221.15', 'of 2,70,221.15', '2,70,000.00'],
  ]);
  expect(sheet.totals).toEqual([
    ['Gross value', '3,88,263.03'],
    ['Discount', '−6,993.65'],
    ['Taxable value', '3,81,269.38'],
    ['CGST', '16,764.25'],
    ['SGST', '16,764.25'],
    ['Round off', '+0.12'],
  ]);
  expect(sheet.taxTotal.value).toBe('3,81,269.38');
  expect(sheet.payable).toBe('4,14,798.00');
  expect(sheet.words).toBe('Rupees Four Lakh Fourteen Thousand Seven Hundred Ninety Eight Only');
});

test('a discount of 0 leaves the sheet as it is without one', () => {
  expect(JSON.stringify(sheetOf(3, { discount1: '0', discount2: '0%' }))).toBe(JSON.stringify(sheetOf(3)));
});

test('a supply outside the state shows only IGST, and the seller’s registration of that state', () => {
  const sheet = sheetOf(1, { taxState: branch, taxType: 'central' });
  expect(sheet.heads).toEqual(['IGST']);
  expect(sheet.taxTotal).toEqual({ value: '90,300.00', heads: ['16,254.00'], total: '16,254.00' });
  expect(sheet.seller).toMatchObject({ gstin: '21AAKFA0000A1ZU', state: `${branchName}, code\u00a021` });
  expect(sheet.strip[2]).toEqual(['Place of supply', `${homeName} (07)`]);
});

test('an unknown place of supply is shown as outside the state', () => {
  const changes = { taxType: 'central', buyerAddress: 'R. Sahoo', consigneeAddress: 'R. Sahoo' };
  expect(sheetOf(1, changes).strip[2]).toEqual(['Place of supply', `Outside ${homeName}`]);
  expect(sheetOf(1, changes).buyer).toEqual({ name: 'R. Sahoo', lines: [], gstin: '', state: '' });
});

test('a pro-forma says that it is not a tax invoice and has no copy mark', () => {
  expect(sheetOf(1, { type: 'pro' })).toMatchObject({
    title: 'Pro forma invoice / Quotation',
    mark: '',
    notice: 'Not a tax invoice. No input tax credit on this document.',
    payableLabel: 'Estimated total',
    taxLabel: 'Estimated tax',
  });
});

test('a credit note names the invoice that it reduces, and shows no bank account', () => {
  const sheet = sheetOf(1, { type: 'credit', referenceNumber: 'DL/26-27/0007' });
  expect(sheet.title).toBe('Credit Note');
  expect(sheet.strip[2]).toEqual(['Against tax invoice', 'DL/26-27/0007']);
  expect(sheet.refs[0]).toEqual(['Place of supply', `${homeName} (07)`]);
  expect(sheet.refs.map(([name]) => name)).not.toContain('Reference No');
  expect(sheet.bank).toEqual([]);
  expect(sheet.declaration).toMatch(/section 34 .* Please reverse the input tax credit taken on it\.$/);
  // Who has no GSTIN took none.
  const unregistered = sheetOf(1, {
    type: 'credit',
    referenceNumber: 'DL/26-27/0007',
    buyerAddress: 'Example Home\nNew Delhi',
  });
  expect(unregistered.declaration).toMatch(/at the rates of that invoice\.$/);
});

test.each([
  ['tax', 'original', 'ORIGINAL FOR RECIPIENT'],
  ['tax', 'duplicate', 'DUPLICATE FOR TRANSPORTER'],
  ['tax', 'triplicate', 'TRIPLICATE FOR SUPPLIER'],
  ['credit', 'original', 'ORIGINAL'],
  ['credit', 'duplicate', 'DUPLICATE'],
  ['credit', 'triplicate', 'TRIPLICATE'],
  ['pro', 'original', ''],
  ['pro', 'duplicate', ''],
] as const)('a %s document, %s, is marked "%s"', (type, copy, mark) => {
  const { draft } = buildIssuedInvoice(1, { type });
  expect(invoiceSheet(readDraft(draft), buildCompany(), { copy, specimen: false }).mark).toBe(mark);
});

test('a credit note against a stored invoice shows its number as stored, and its date', () => {
  const { draft } = buildIssuedInvoice(1, { type: 'credit', referenceNumber: 'dl/26-27/0007' });
  const original = { number: 'DL/26-27/0007', date: '2026-10-12' };
  const sheet = invoiceSheet(readDraft(draft), buildCompany(), { copy: 'original', specimen: false, original });
  expect(sheet.strip[2]).toEqual(['Against tax invoice', 'DL/26-27/0007 dated 12/10/2026']);
});

test('for a buyer without a GSTIN the state of delivery is shown, with its code', () => {
  const within = { buyerAddress: 'R. Sahoo\nPlot 9', consigneeAddress: 'R. Sahoo\nPlot 9' };
  expect(sheetOf(1, within).consignee.state).toBe(`${homeName}, code\u00a007`);
  expect(sheetOf(1, within).buyer.state).toBe(`${homeName}, code\u00a007`);
  const registered = { buyerAddress: 'Sample\n07ABCDE1234F2Z1', consigneeAddress: 'Site office' };
  expect(sheetOf(1, registered).consignee.state).toBe('');
});

test('blank references are left out, and dates are formatted', () => {
  const blank = { otherReferences: '', buyerOrderNumber: '', buyerDate: '', termsOfDelivery: '' };
  const { draft } = buildIssuedInvoice(1, { deliveryNoteDate: '2026-11-19' });
  const invoice = readValidDraft({ ...draft, ...blank });
  expect(invoiceSheet(invoice, buildCompany(), { copy: 'original', specimen: false }).refs).toEqual([
    ['Reference No', 'AI/Q/318'],
    ['Dispatch Doc No', 'DC-1182'],
    ['Delivery Note Date', '19/11/2026'],
    ['Dispatched Through', 'Road'],
    ['Destination', 'New Delhi'],
    ['Reverse charge', 'No'],
  ]);
});

test('the dates of an issued document are printed even without their numbers, as on its original', () => {
  const { refs } = sheetOf(1, { buyerOrderNumber: '', dispatchDocNo: '' });
  expect(refs.slice(2, 4)).toEqual([
    ['Buyer Date', '18/11/2026'],
    ['Delivery Note Date', '21/11/2026'],
  ]);
});

test('a GSTIN on a line of its own is not repeated, and one within a line stays there', () => {
  expect(sheetOf(1, { buyerAddress: 'Sample\nNew Delhi\nGST No.: 07 ABCDE1234F 2Z1' }).buyer).toEqual({
    name: 'Sample',
    lines: ['New Delhi'],
    gstin: '07ABCDE1234F2Z1',
    state: `${homeName}, code\u00a007`,
  });
  expect(sheetOf(1, { buyerAddress: 'Sample\nNew Delhi, GSTIN 07ABCDE1234F2Z1' }).buyer.lines).toEqual([
    'New Delhi, GSTIN 07ABCDE1234F2Z1',
  ]);
});

test('an address on one line is split at its first comma', () => {
  const { consignee } = sheetOf(1, { consigneeAddress: 'Ramesh Sahoo, Patia, Bhubaneswar, Odisha' });
  expect(consignee).toMatchObject({ name: 'Ramesh Sahoo', lines: ['Patia, Bhubaneswar, Odisha'] });
  expect(consignee.state).toBe(`${branchName}, code\u00a021`);
});

test('quantities are aligned at the point, and a negative round-off has a true minus sign', () => {
  const sheet = sheetOf(2);
  expect(sheet.rows.map(({ qty }) => qty)).toEqual([
    { int: '42', frac: '', pad: '.0' },
    { int: '186', frac: '.5', pad: '' },
  ]);
  expect(sheet.totals.at(-1)).toEqual(['Round off', '−0.42']);
});

test('the name of the signatory is above the role', () => {
  expect(sheetOf(1, {}, buildCompany({ signatory: 'R. Mohanty' })).signName).toBe('R. Mohanty');
});

test('without a bank account the paper has none', () => {
  expect(sheetOf(1, {}, buildCompany({ bank: null })).bank).toEqual([]);
});

test('the rows and the tax table always add up to the totals, to the paisa', () => {
  const line = fc.record({ qty: fc.integer({ min: 0, max: 99_999 }), rate: fc.integer({ min: 0, max: 999_999 }) });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('state', 'central'),
      (lines, taxType) => {
        const amounts = lines.flatMap(({ qty, rate }, row) => [
          [`qty${row + 1}`, `${qty / 1000}`],
          [`rate${row + 1}`, `${rate / 100}`],
        ]);
        const sheet = sheetOf(lines.length, { ...Object.fromEntries(amounts), taxType });
        const sum = (figures: string[]) => formatRupees(figures.reduce((total, figure) => total + paise(figure), 0));
        expect(sum(sheet.rows.map(({ value }) => value))).toBe(sheet.taxTotal.value);
        expect(sum(sheet.taxRows.map(({ value }) => value))).toBe(sheet.taxTotal.value);
        expect(sum(sheet.taxRows.map(({ total }) => total))).toBe(sheet.taxTotal.total);
        expect(sum(sheet.taxTotal.heads)).toBe(sheet.taxTotal.total);
        expect(sum(sheet.totals.map(([, figure]) => figure))).toBe(sheet.payable);
      },
    ),
  );
});

test('a sheet has only text, flags and lists of them', () => {
  const sheet = sheetOf(5);
  expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
});

function paise(figure: string) {
  return Number(figure.replaceAll(/[,.+]/g, '').replace('−', '-'));
}

test('A pro-forma with a last day shows it beside its date, and the place of supply among the references', () => {
  const changes = { type: 'pro', validUntil: '2026-11-30' };
  const sheet = sheetOf(1, changes);
  expect(sheet.strip[2]).toEqual(['Valid until', '30/11/2026']);
  expect(sheet.refs).toContainEqual(['Place of supply', `${homeName} (07)`]);
  const without = sheetOf(1, { type: 'pro' });
  expect(without.strip[2]).toEqual(['Place of supply', `${homeName} (07)`]);
  expect(without.refs.map(([name]) => name)).not.toContain('Place of supply');
});
