import { describe, expect, test } from 'vitest';
import { type AnsweredDocument, answerProblem, type EwayAnswer } from './eway-answer.ts';
import { readAnswersJson, readAnswersSheet, readInstant } from './read-answers.ts';

const answer: EwayAnswer = {
  document: 'DL/26-27/0037',
  number: '771200004821',
  madeAt: '2026-11-17T09:45:00.000Z',
  validUntil: '2026-11-26',
  gstin: '',
  total: null,
  error: '',
};

test.each([
  ['17/11/2026 03:15:00 PM', '2026-11-17T09:45:00.000Z'],
  ['17/11/2026 15:15', '2026-11-17T09:45:00.000Z'],
  ['17-11-2026 15:15:00', '2026-11-17T09:45:00.000Z'],
  ['2026-11-17 15:15:00', '2026-11-17T09:45:00.000Z'],
  ['2026-11-17T09:45:00.000Z', '2026-11-17T09:45:00.000Z'],
  ['17/11/2026 12:05:00 AM', '2026-11-16T18:35:00.000Z'],
  ['17/11/2026', '2026-11-16T18:30:00.000Z'],
  ['31/02/2026 10:00', ''],
  ['yesterday', ''],
  ['', ''],
])('%j is the instant %j', (text, instant) => {
  expect(readInstant(text)).toBe(instant);
});

test('The portal’s JSON is read, in its own names and in those of its interface', () => {
  const portal = { docNo: answer.document, ewayBillNo: 771200004821, ewayBillDate: '17/11/2026 03:15:00 PM' };
  expect(readAnswersJson(JSON.stringify([{ ...portal, validUpto: '26/11/2026 11:59:00 PM' }]))).toEqual({
    ok: true,
    value: [answer],
  });
  const other = { DocNo: answer.document, EwbNo: '7712 0000 4821', EwbDt: '2026-11-17 15:15:00', totInvValue: 490648 };
  expect(readAnswersJson(JSON.stringify({ data: [{ ...other, EwbValidTill: '2026-11-26 23:59:00' }] }))).toEqual({
    ok: true,
    value: [{ ...answer, total: 490_648_00 }],
  });
});

test('A sheet is read by its headings, wherever they stand', () => {
  const rows = [
    { cells: ['E-way bills', '', ''] },
    { cells: ['Doc No', 'EWB No.', 'EWB Date', 'Valid Till', 'Total Invoice Value'] },
    { cells: [answer.document, answer.number, '17/11/2026 15:15', '26/11/2026', '4,90,648.00'] },
    { cells: ['', '', '', '', ''] },
  ];
  expect(readAnswersSheet(rows)).toEqual({ ok: true, value: [{ ...answer, total: 490_648_00 }] });
});

test.each([
  ['[{"docNo": "DL/1"', 'The file is cut off or is no JSON. Fetch it from the portal again.'],
  ['{"docNo": "DL/1"}', 'The file has no list of e-way bills.'],
  ['[]', 'The file has no e-way bills.'],
  [
    JSON.stringify(Array(10_001).fill({})),
    'The file has more than 10,000 rows. Download the answers from the portal in smaller parts, and send one after the other.',
  ],
])('%.20s: %s', (text, message) => {
  expect(readAnswersJson(text)).toMatchObject({ ok: false, message });
});

/** The one answer in an object under the names of its columns, as JSON and as a sheet. */
function read(fields: Record<string, string>): EwayAnswer[] {
  const sheet = readAnswersSheet([{ cells: Object.keys(fields) }, { cells: Object.values(fields) }]);
  const json = readAnswersJson(JSON.stringify([fields]));
  if (!sheet.ok || !json.ok) throw new Error('It cannot be read.');
  expect(sheet.value).toEqual(json.value);
  return json.value;
}

test.each([
  ['document', ['Document', 'Doc No', 'Document No.', 'Document Number', 'Invoice No', 'invoice_number']],
  ['number', ['Number', 'EWB No', 'E-Way Bill No', 'eway_bill_number', 'EBN']],
  ['madeAt', ['Made at', 'EWB Date', 'EwbDt', 'E-Way Bill Date', 'Generated Date', 'Generated On']],
  ['validUntil', ['Valid until', 'Valid Upto', 'Valid Till', 'EwbValidTill', 'Valid Till Date']],
  ['gstin', ['GSTIN', 'From GSTIN', 'User GSTIN', 'Supplier GSTIN', 'Seller GSTIN']],
  ['total', ['Total', 'TotInvValue', 'Total Invoice Value', 'totInvVal', 'Total Value in Invoice']],
  ['error', ['Error', 'Errors', 'Error Message', 'errorDesc']],
] as const)('%s stands under each of its names', (key, names) => {
  const values = {
    ...{ document: 'DL/1', number: '771200004821', madeAt: '17/11/2026 15:15', validUntil: '26/11/2026 23:59' },
    ...{ gstin: '07abcde1234f1z2', total: '1,180.50', error: 'no vehicle' },
  };
  const known = {
    ...{ document: 'DL/1', number: '771200004821', madeAt: '2026-11-17T09:45:00.000Z', validUntil: '2026-11-26' },
    ...{ gstin: '07ABCDE1234F1Z2', total: 1180_50, error: 'no vehicle' },
  };
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));
  for (const name of names) expect([name, read({ ...others, [name]: values[key] })]).toEqual([name, [known]]);
});

test('What a row does not say is blank, and what cannot be read of it', () => {
  const blank = { ...{ document: '', number: '', madeAt: '', validUntil: '', gstin: '', total: null, error: '' } };
  expect(read({ Document: ' DL/1 ', Number: '7712 0000 4821', Vehicle: 'DL01' })).toEqual([
    { ...blank, document: 'DL/1', number: '771200004821' },
  ]);
  expect(read({ Document: '', Number: '', EwbDt: 'soon', 'Valid Till': 'soon', Total: 'much' })).toEqual([blank]);
  expect(readAnswersJson('[5, null, {"docNo": null, "ewbNo": [1], "errors": {}}]')).toEqual({
    ok: true,
    value: [blank, blank, blank],
  });
});

test('The portal’s reason is cut where nobody reads on', () => {
  expect(read({ Document: '', Number: '', Error: 'x'.repeat(301) })[0]?.error).toBe(`${'x'.repeat(300)}…`);
});

test('One answer alone is a list of it, and a list lies below any name', () => {
  for (const name of ['ewayBillNo', 'EwbNo'])
    expect(readAnswersJson(`{"${name}": 771200004821, "docNo": "DL/1"}`)).toMatchObject({
      ok: true,
      value: [{ number: '771200004821', document: 'DL/1' }],
    });
  expect(readAnswersJson('{"status": 1, "first": [{"ewbNo": 1}], "second": []}')).toMatchObject({
    ok: true,
    value: [{ number: '1' }],
  });
  for (const none of ['5', '"text"', 'null', '{}'])
    expect(readAnswersJson(none)).toMatchObject({ kind: 'invalid', message: 'The file has no list of e-way bills.' });
});

test.each([
  [[{ cells: ['Doc No', 'Vehicle'] }], 'The sheet has no columns for the document number and the e-way bill number.'],
  [[{ cells: ['EWB No'] }], 'The sheet has no columns for the document number and the e-way bill number.'],
  [[], 'The sheet has no columns for the document number and the e-way bill number.'],
  [[{ cells: ['Doc No', 'EWB No'] }, { cells: ['', ' '] }], 'The file has no e-way bills.'],
])('The sheet %j: %s', (rows, message) => {
  expect(readAnswersSheet(rows)).toMatchObject({ kind: 'invalid', message });
});

test('A row may be short, and a text that no portal writes names its row', () => {
  expect(readAnswersSheet([{ cells: ['Doc No', 'EWB No', 'GSTIN'] }, { cells: ['DL/1'] }])).toMatchObject({
    ok: true,
    value: [{ document: 'DL/1', number: '', gstin: '' }],
  });
  const long = 'x'.repeat(101);
  for (const name of ['docNo', 'ewbNo', 'gstin'])
    expect(readAnswersJson(JSON.stringify([{}, { [name]: long }]))).toMatchObject({
      kind: 'invalid',
      message: expect.stringMatching(/^Row 2 of the file has a text of more than 100/),
    });
});

test.each([
  ['2026-11-17T09:45:00Z', '2026-11-17T09:45:00Z'],
  ['2026-11-17T99:45:00Z', ''],
  ['x2026-11-17T09:45:00Z', ''],
  ['2026-11-17T09:45:00Z.', ''],
  [' 17/11/2026 3:15 pm ', '2026-11-17T09:45:00.000Z'],
  ['17/11/2026 3:15:20pm', '2026-11-17T09:45:20.000Z'],
  ['17/11/2026 12:15 PM', '2026-11-17T06:45:00.000Z'],
  ['17/11/2026T15:15', '2026-11-17T09:45:00.000Z'],
  ['17/11/2026 24:15', '2026-11-16T18:45:00.000Z'],
  ['on 17/11/2026', ''],
  ['17/11/2026 15:60', ''],
  ['17/11/2026 15', ''],
  ['17/11/2026 15:15 Z', ''],
  ['17.11.2026', ''],
  ['1/11/2026', ''],
])('The time %j is the instant %j', (text, instant) => {
  expect(readInstant(text)).toBe(instant);
});

test.each([
  ['2026-11-26T23:59:00', '2026-11-26'],
  ['26-11-2026', '2026-11-26'],
  ['26/13/2026', ''],
  ['x2026-11-26', ''],
  ['2026-11-261', ''],
  [' 26/11/2026 ', '2026-11-26'],
])('Valid until “%s” is the day %j', (text, day) => {
  expect(read({ Document: '', Number: '', 'Valid until': text })[0]?.validUntil).toBe(day);
});

describe('An answer', () => {
  const document: AnsweredDocument = {
    ...{ kind: 'tax', date: '2026-11-17', cancelled: false, gstin: '07ABCDE1234F1Z2' },
    ...{ value: 490_648_00, standing: [] },
  };
  const now = '2026-11-18T06:00:00.000Z';

  test('that fits the invoice is right, also with a total that differs by two rupees', () => {
    expect(answerProblem(answer, document, now)).toBeNull();
    expect(answerProblem({ ...answer, total: 490_650_00, validUntil: '' }, document, now)).toBeNull();
  });

  test.each<[Partial<EwayAnswer>, Partial<AnsweredDocument>, string]>([
    [{ error: '312: vehicle' }, {}, 'The portal made no bill: 312: vehicle'],
    [{ gstin: '21ABCDE1234F1ZC' }, {}, 'It is of another firm: 21ABCDE1234F1ZC'],
    [{ number: '77120000482' }, {}, 'An e-way bill number has 12 digits.'],
    [{ madeAt: '' }, {}, 'Say when it was made: date and time, as 17/11/2026 15:20.'],
    [{ madeAt: '2026-11-16T09:00:00.000Z' }, {}, 'It was made before the invoice of 17/11/2026.'],
    [{ madeAt: '2026-11-19T09:00:00.000Z' }, {}, 'It was made in the future. Look at the date.'],
    [{ validUntil: '2026-11-16' }, {}, 'Valid until is before the day on which it was made.'],
    [{ total: 490_651_00 }, {}, 'Its total is ₹ 4,90,651.00, and the goods here come to ₹ 4,90,648.00.'],
    [{}, { standing: ['771200004822'] }, 'The invoice has the e-way bill 771200004822. Cancel that one first.'],
    [{}, { cancelled: true }, 'The invoice is cancelled. Cancel the e-way bill at the portal.'],
  ])('%j to %j: %s', (said, stands, message) => {
    expect(answerProblem({ ...answer, ...said }, { ...document, ...stands }, now)).toBe(message);
  });

  test('to a number that no invoice has is refused', () => {
    expect(answerProblem(answer, null, now)).toBe('No tax invoice or challan of this firm has this number.');
  });
});

test.each([
  ['CHL', 'challan'],
  ['Delivery Challan', 'challan'],
  ['INV', 'tax'],
  ['Tax Invoice', 'tax'],
  ['Others', undefined],
])('A document of type %s is a %s', (docType, kind) => {
  const read = readAnswersJson(JSON.stringify([{ docNo: 'A/1', docType, ewbNo: '771200004821' }]));
  expect(read.ok && read.value[0]?.kind).toBe(kind);
});
