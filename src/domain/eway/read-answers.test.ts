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
