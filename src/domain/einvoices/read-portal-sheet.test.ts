import { expect, test } from 'vitest';
import type { Sheet } from '../customers/import/sheet.ts';
import type { QrFacts } from './portal-answer.ts';
import { readPortalSheet } from './read-portal-sheet.ts';

const qr: QrFacts = {
  ...{ irn: 'ab', sellerGstin: '07ABCDE1234F1Z2', buyerGstin: '', type: 'CRN', number: 'CN-DL/26-27/001' },
  ...{ date: '2026-11-19', total: null },
};
const needed = ['IRN', 'Ack No', 'Ack Date', 'Signed QR Code'];

function sheetOf(...rows: string[][]): Sheet {
  return {
    ...({ kind: 'xlsx', name: 'Sheet1', leftOut: '' } as const),
    rows: rows.map((cells, at) => ({ number: at + 1, cells, unreadable: [] })),
  };
}

function read(head: string[], cells: string[], readQr: (token: string) => QrFacts | null = () => null) {
  const outcome = readPortalSheet([sheetOf(head, cells)], readQr);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value[0];
}

test('A row of a sheet says what its cells say, and the rest is blank', () => {
  expect(read(needed, [' AB ', '18 26', '21/11/2026', 'a.\nb.c'])).toEqual({
    ...{ row: 2, irn: 'ab', ackNo: '1826', ackAt: '2026-11-20T18:30:00.000Z', signedQr: 'a.b.c', qr: null },
    ...{ type: '', number: '', total: null, buyerGstin: '', isCancelled: false, error: '' },
  });
  expect(read(needed, ['ab'])).toMatchObject({ ackNo: '', ackAt: '', signedQr: '' });
});

test.each([
  ['Ack. No', 'Ack Dt', 'Signed QR', 'Doc No', 'Doc Typ', 'Invoice Value', 'Buyer GSTIN', 'IRN Status'],
  [
    'Ack Number',
    'Acknowledgement Date',
    'QR Code',
    'Document No.',
    'Document Type',
    'Inv Value',
    'Recipient GSTIN',
    'Status',
  ],
  [
    'Acknowledgement Number',
    'ACK_DATE',
    'SignedQRCode',
    'Document Number',
    'Doc Type',
    'Total Invoice Value',
    'buyergstin',
    'status',
  ],
  ['AckNo', 'AckDt', 'SignedQRCode', 'Invoice No', 'DocTyp', 'TotInvVal', 'BuyerGstin', 'irn status'],
])('Headings are known by their letters: %s, %s, %s', (...names) => {
  expect(read(['IRN', ...names], ['ab', '18', '2026-11-21', 't', 'dl/1', 'inv', '10.50', 'x1', 'CNL'])).toMatchObject({
    ...{ ackNo: '18', ackAt: '2026-11-20T18:30:00.000Z', signedQr: 't', number: 'DL/1', type: 'INV' },
    ...{ total: 10_50, buyerGstin: 'X1', isCancelled: true },
  });
});

test.each([
  ['Tax Invoice', 'INV'],
  ['taxinvoice', 'INV'],
  ['Invoice', 'INV'],
  ['INV', 'INV'],
  ['credit note', 'CRN'],
  ['CreditNote', 'CRN'],
  ['crn', 'CRN'],
  ['dbn', 'DBN'],
  ['Proforma invoice', 'PROFORMA INVOICE'],
  ['invoices', 'INVOICES'],
  ['a credit note', 'A CREDIT NOTE'],
  ['crn 2', 'CRN 2'],
])('A document of type “%s” is %s', (written, type) => {
  expect(read([...needed, 'Doc Type'], ['ab', '', '', '', written])?.type).toBe(type);
});

test('Kind and number that the row does not say are those of its signed QR code', () => {
  const head = [...needed, 'Doc No', 'Doc Type'];
  expect(read(head, ['ab', '', '', 't'], () => qr)).toMatchObject({ qr, type: 'CRN', number: 'CN-DL/26-27/001' });
  expect(read(head, ['ab', '', '', 't', 'dl/1', 'INV'], () => qr)).toMatchObject({ type: 'INV', number: 'DL/1' });
  expect(read(head, ['ab'], () => qr)).toMatchObject({ qr: null, type: '', number: '' });
});

test('A status is cancelled in one of two words, and an error counts where there is no IRN', () => {
  const status = (text: string) => read([...needed, 'Status'], ['ab', '', '', '', text])?.isCancelled;
  expect(['CNL', 'Cancelled', 'ACT', 'Not cancelled', 'CNL 1'].map(status)).toEqual([true, true, false, false, false]);
  for (const name of ['Error', 'Errors', 'Error Details']) {
    const error = (irn: string) => read([...needed, name], [irn, '', '', '', '3039 Wrong PIN'])?.error;
    expect([error(''), error('ab')]).toEqual(['3039 Wrong PIN', '']);
  }
});

test('The headings stand anywhere above the answers, on any sheet', () => {
  const outcome = readPortalSheet(
    [sheetOf(['About']), sheetOf(['e-Invoices'], [], needed, ['ab', '1'], ['cd', '2'])],
    () => null,
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: [
      { row: 4, irn: 'ab' },
      { row: 5, irn: 'cd' },
    ],
  });
});

test('A sheet that cannot be taken in says why', () => {
  const message = (...sheets: Sheet[]) => {
    const outcome = readPortalSheet(sheets, () => null);
    return outcome.ok ? null : [outcome.kind, outcome.message];
  };
  expect(message(sheetOf(needed))).toEqual(['invalid', 'There is no answer of the portal in this sheet.']);
  expect(message()).toEqual([
    ...['invalid', 'No sheet of this file has a column IRN: it is no answer of the e-invoice portal.'],
  ]);
  for (const [at, name] of [
    [1, 'Ack No'],
    [2, 'Ack Date'],
    [3, 'Signed QR Code'],
  ] as const)
    expect(message(sheetOf(needed.toSpliced(at, 1), ['ab']))).toEqual([
      ...['invalid', `The sheet has no column ${name}. Download the portal’s file as it is, with its signed QR codes.`],
    ]);
  const rows = Array.from({ length: 10_001 }, () => ['ab']);
  expect(message(sheetOf(needed, ...rows))?.[1]).toContain('more than 10,000 rows');
  expect(message(sheetOf(needed, ...rows.slice(1)))).toBeNull();
  expect(message(sheetOf(needed, ['ab'], ['x'.repeat(101)]))).toEqual([
    'invalid',
    expect.stringContaining('Row 3 of the file'),
  ]);
});
