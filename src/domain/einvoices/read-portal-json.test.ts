import { expect, test } from 'vitest';
import type { QrFacts } from './portal-answer.ts';
import { maxPortalRows } from './portal-limits.ts';
import { readPortalJson } from './read-portal-json.ts';

const qr: QrFacts = {
  ...{ irn: 'ab', sellerGstin: '07ABCDE1234F1Z2', buyerGstin: '', type: 'CRN', number: 'CN-DL/26-27/001' },
  ...{ date: '2026-11-19', total: null },
};

function read(file: unknown, readQr: (token: string) => QrFacts | null = () => null) {
  return readPortalJson(JSON.stringify(file), readQr);
}

function only(fields: object, readQr?: (token: string) => QrFacts | null) {
  const outcome = read({ Irn: 'AB', ...fields }, readQr);
  if (!outcome.ok) throw new Error(outcome.message);
  expect(outcome.value).toHaveLength(1);
  return outcome.value[0];
}

const blank = {
  ...{ row: 1, irn: 'ab', ackNo: '', ackAt: '', signedQr: '', qr: null, type: '', number: '', total: null },
  ...{ buyerGstin: '', isCancelled: false, error: '' },
};

test('A row says what it says, and the rest is blank', () => {
  expect(only({})).toEqual(blank);
});

test.each([
  ['the names of the portal', { AckNo: 18, AckDt: '2026-11-21', DocTyp: 'inv', DocNo: 'dl/1', TotInvVal: 10.5 }],
  [
    'other names for them',
    { ack_no: '18', AckDate: '2026-11-21', DocType: 'INV', DocumentNumber: 'DL/1', Inv_Value: 10.5 },
  ],
  [
    'the names of its form',
    { ACKNO: '18', ackdt: '21/11/2026', DocDtls: { Typ: 'inv', No: 'dl/1' }, TotInvVal: '10.50' },
  ],
])('A row has %s', (_, fields) => {
  expect(only(fields)).toEqual({
    ...blank,
    ...{ ackNo: '18', ackAt: '2026-11-20T18:30:00.000Z', type: 'INV', number: 'DL/1', total: 10_50 },
  });
});

test('The first name that says something counts', () => {
  expect(only({ AckDt: null, AckDate: '2026-11-21', DocTyp: '', DocDtls: { Typ: 'CRN' } })).toMatchObject({
    ackAt: '2026-11-20T18:30:00.000Z',
    type: 'CRN',
  });
  expect(only({ BuyerGstin: '07aaacb5678l1za', RecipientGstin: 'x' })).toMatchObject({ buyerGstin: '07AAACB5678L1ZA' });
  expect(only({ RecipientGstin: 'x' })).toMatchObject({ buyerGstin: 'X' });
});

test('Kind and number that the row does not say are those of its signed QR code, which is read once it is there', () => {
  const asked: string[] = [];
  const readQr = (token: string) => {
    asked.push(token);
    return qr;
  };
  expect(only({}, readQr)).toEqual(blank);
  expect(asked).toEqual([]);
  expect(only({ SignedQRCode: ' a.b.c ' }, readQr)).toEqual({
    ...{ ...blank, signedQr: 'a.b.c', qr, type: 'CRN', number: 'CN-DL/26-27/001' },
  });
  expect(asked).toEqual(['a.b.c']);
  expect(only({ SignedQRCode: 'a', DocTyp: 'INV', DocNo: 'DL/1' }, readQr)).toMatchObject({
    type: 'INV',
    number: 'DL/1',
  });
});

test('An IRN is cancelled when the portal says so in one of its two words', () => {
  const cancelled = (Status: string) => only({ Status })?.isCancelled;
  expect(['CNL', 'cancelled', 'ACT', 'not cancelled', 'CNL2', ''].map(cancelled)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});

test.each([
  ['a text', ' Duplicate IRN ', 'Duplicate IRN'],
  ['an object', { ErrorCode: '1' }, ''],
  [
    'a list',
    [
      { ErrorCode: '3039', ErrorMessage: 'Wrong PIN' },
      { error_code: 3040, error_message: 'Wrong state' },
      { ErrorMessage: 'Unknown' },
      {},
      'no object',
    ],
    '3039 Wrong PIN; 3040 Wrong state; Unknown',
  ],
  ['a long text', 'x'.repeat(301), `${'x'.repeat(300)}…`],
  // The first half of a pair is left out with its second.
  ['a long text of signs', `${'x'.repeat(299)}😀y`, `${'x'.repeat(299)}…`],
  ['a long text with a sign in it', `😀${'x'.repeat(299)}`, `😀${'x'.repeat(298)}…`],
  ['a text of 300', 'x'.repeat(300), 'x'.repeat(300)],
])('Why the portal did not take it is %s', (_, said, error) => {
  expect(only({ ErrorDetails: said })?.error).toBe(error);
  expect(only({ Errors: said })?.error).toBe(error);
});

test('A row without an IRN is an answer when it says an error', () => {
  for (const name of ['ErrorDetails', 'error_details'])
    expect(read({ [name]: 'no' })).toMatchObject({ ok: true, value: [{ row: 1, irn: '', error: 'no' }] });
});

test('Rows lie in lists and below names of the portal, in any depth that it needs', () => {
  const row = { Irn: 'ab' };
  for (const name of ['data', 'Result', 'RESULTS', 'response', 'govt_response'])
    for (const inside of [row, [row], JSON.stringify(row)])
      expect([name, read({ [name]: inside })]).toEqual([name, { ok: true, value: [blank] }]);
  expect(read([row, [{ other: 1 }, row]])).toEqual({ ok: true, value: [blank, { ...blank, row: 2 }] });
  expect(read(nested(10, row)).ok).toBe(true);
  for (const none of [nested(11, row), { data: '{"Irn":' }, { other: row }, 'Irn', 5, null, []])
    expect([none, read(none)]).toMatchObject([
      none,
      { kind: 'invalid', message: 'There is no answer of the portal in this file.' },
    ]);
});

test('A file has at most 10,000 rows', () => {
  const rows = Array.from({ length: maxPortalRows + 2 }, () => ({ Irn: 'ab' }));
  expect(read(rows.slice(2)).ok).toBe(true);
  for (const many of [rows, rows.slice(1)])
    expect(read(many)).toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('The file has more than 10,000 rows. Download the answers'),
    });
});

test('A text that no portal writes names its row', () => {
  const long = 'x'.repeat(101);
  for (const fields of [{ Irn: long }, { AckNo: long }, { DocTyp: long }, { DocNo: long }, { BuyerGstin: long }])
    expect([fields, read([{ Irn: 'ab' }, { Irn: 'ab', ...fields }])]).toMatchObject([
      fields,
      { kind: 'invalid', message: expect.stringMatching(/^Row 2 of the file has a text of more than 100 characters/) },
    ]);
  expect(read({ Irn: 'x'.repeat(100), SignedQRCode: 'x'.repeat(5000) }).ok).toBe(true);
  expect(read({ Irn: 'ab', SignedQRCode: 'x'.repeat(5001) })).toMatchObject({
    message: expect.stringContaining('more than 5,000 characters'),
  });
  expect(read([{ Irn: 'ab' }, { Irn: 'a\u0000b' }])).toMatchObject({
    kind: 'invalid',
    message:
      'Row 2 of the file has a character that cannot be stored, which no portal writes. Download the file from the portal again.',
  });
});

test('What is no JSON is a file that was cut off', () => {
  expect(readPortalJson('[{"Irn"', () => null)).toMatchObject({ kind: 'invalid' });
});

function nested(depth: number, row: object): unknown {
  return depth === 0 ? row : [nested(depth - 1, row)];
}
