import { describe, expect, test } from 'vitest';
import { type AnsweredDocument, answerProblem, type EwayAnswer } from './eway-answer.ts';
import { type EwayTransport, noTransport, readTransport } from './eway-transport.ts';
import { transportProblems } from './transport-problems.ts';

const fieldsOf = (typed: Partial<EwayTransport>) =>
  transportProblems({ ...noTransport, ...typed }).map(({ field }) => field);

test('Nothing said yet is not wrong', () => {
  expect(transportProblems(noTransport)).toEqual([]);
});

test.each<[keyof EwayTransport, unknown[], unknown[]]>([
  ['distance', [0, 1, 4000], [-1, 4001, 1.5]],
  ['vehicle', ['DL01A1', `${'A'.repeat(14)}1`], ['DL01A', `${'A'.repeat(15)}1`, '123456', 'DL 01AB', 'dl01ab']],
  ['transporterId', ['07AAACS0000T1ZP', '880000000000000'], ['07AAACS0000T1Z', '07AAACS0000T1ZPX', '07aaacs0000t1zp']],
  ['transporterName', ['x'.repeat(100)], ['x'.repeat(101)]],
  ['transportDoc', ['RR/12-A', 'x'.repeat(15)], ['x'.repeat(16), 'RR 1', 'RR_1']],
  ['transportDate', ['2026-11-21'], ['21/11/2026', '2026-02-30']],
  ['shipToGstin', ['URP', '21AAAAA0000A1ZE'], ['urp', '21AAAAA0000A1ZF', 'URPX']],
  ['pin', ['752001'], ['7520', '999999', '000001']],
  ['place', ['x'.repeat(50)], ['x'.repeat(51)]],
])('%s takes what the portal takes', (field, right, wrong) => {
  for (const value of right) expect([value, ...fieldsOf({ [field]: value })]).toEqual([value]);
  for (const value of wrong) expect([value, ...fieldsOf({ [field]: value })]).toEqual([value, field]);
});

test('Each wrong vehicle number says how it is written', () => {
  const said = (vehicle: string) => transportProblems({ ...noTransport, vehicle })[0]?.message;
  expect(said('DL01-AB')).toBe('Vehicle number has letters and digits only, as DL01AB1234');
  expect(said('DL01A')).toBe('Vehicle number is too short: write it as DL01AB1234');
  expect(said('DL01AB1234567890')).toBe('Vehicle number is too long: write it as DL01AB1234');
  expect(said('1234567')).toBe('Vehicle number has letters and digits, as DL01AB1234');
});

test('What is typed is stored without the space around it', () => {
  const typed = { transporterName: ' Sample Roads ', transportDoc: ' RR-1 ', pin: '752 001', place: ' Puri ' };
  expect(readTransport({ ...noTransport, ...typed })).toEqual({
    ...noTransport,
    ...{ transporterName: 'Sample Roads', transportDoc: 'RR-1', pin: '752001', place: 'Puri' },
  });
});

describe('The portal’s answer', () => {
  const now = '2026-11-21T06:00:00.000Z';
  const document: AnsweredDocument = {
    ...{ kind: 'tax', date: '2026-11-17', cancelled: false, gstin: '07ABCDE1234F1Z2', value: 1180_00, standing: [] },
  };
  const answer: EwayAnswer = {
    ...{ document: 'DL/26-27/0102', number: '771200004821', madeAt: '2026-11-17T09:50:00.000Z', gstin: '' },
    ...{ validUntil: '', total: null, error: '' },
  };
  const said = (changes: Partial<EwayAnswer>, of: Partial<AnsweredDocument> = {}) =>
    answerProblem({ ...answer, ...changes }, { ...document, ...of }, now);

  test('is taken on the day of the invoice and today, with and without what it may leave out', () => {
    expect(said({})).toBeNull();
    expect(said({ gstin: document.gstin, total: 1182_00, validUntil: '2026-11-17' })).toBeNull();
    expect(said({ total: 1178_00 }, { standing: [answer.number] })).toBeNull();
    // Later on the same day: clocks differ.
    expect(said({ madeAt: '2026-11-21T17:00:00.000Z' })).toBeNull();
  });

  test.each<[Partial<EwayAnswer>, Partial<AnsweredDocument>, string]>([
    [{ error: '238: wrong PIN' }, {}, 'The portal made no bill: 238: wrong PIN'],
    [{ gstin: '21ABCDE1234F1ZC' }, {}, 'It is of another firm: 21ABCDE1234F1ZC'],
    [{}, { kind: 'credit' }, 'Only a tax invoice or a challan gets an e-way bill here.'],
    [{}, { cancelled: true }, 'The invoice is cancelled. Cancel the e-way bill at the portal.'],
    [{ number: '77120000482' }, {}, 'An e-way bill number has 12 digits.'],
    [{ number: '7712000048211' }, {}, 'An e-way bill number has 12 digits.'],
    [{ madeAt: '' }, {}, 'Say when it was made: date and time, as 17/11/2026 15:20.'],
    [{ madeAt: '2026-11-16T09:00:00.000Z' }, {}, 'It was made before the invoice of 17/11/2026.'],
    // Half past midnight in India.
    [{ madeAt: '2026-11-21T19:00:00.000Z' }, {}, 'It was made in the future. Look at the date.'],
    [{ validUntil: '2026-11-16' }, {}, 'Valid until is before the day on which it was made.'],
    [{ validUntil: 'soon' }, {}, 'Valid until is before the day on which it was made.'],
    [{ total: 1182_01 }, {}, 'Its total is ₹ 1,182.01, and the goods here come to ₹ 1,180.00.'],
    [{ total: 1177_99 }, {}, 'Its total is ₹ 1,177.99, and the goods here come to ₹ 1,180.00.'],
    [
      {},
      { standing: ['771200004821', '771200004822'] },
      'The invoice has the e-way bill 771200004822. Cancel that one first.',
    ],
  ])('%j to %j is refused', (changes, of, message) => {
    expect(said(changes, of)).toBe(message);
  });

  test('to a number that is not here is refused', () => {
    expect(answerProblem(answer, null, now)).toBe('No tax invoice or challan of this firm has this number.');
  });
});
