import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildPortalAnswer } from '#test/build/build-einvoice.ts';
import { irnSource } from './irn-source.ts';
import { type AskedDocument, judgeAnswer } from './judge-answer.ts';
import { readPortalJson } from './read-portal-json.ts';
import { readPortalSheet } from './read-portal-sheet.ts';
import { qrFacts } from './read-portal-values.ts';

const facts = {
  kind: 'tax',
  number: 'DL/26-27/0039',
  date: '2026-11-19',
  seller: '07ABCDE1234F1Z2',
  buyer: '07AAACB5678L1ZA',
  payable: 966_400,
} as const;

const asked: AskedDocument = {
  number: facts.number,
  date: facts.date,
  sellerGstin: facts.seller,
  buyerGstin: facts.buyer,
  payable: facts.payable,
  irn: hash('sha256', irnSource({ ...facts, gstin: facts.seller })),
  einvoice: null,
  burnt: null,
  cancelledAt: null,
};

const readQr = (token: string) => {
  try {
    return qrFacts(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  } catch {
    return null;
  }
};

function answersIn(file: unknown) {
  const read = readPortalJson(JSON.stringify(file), readQr);
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

function judge(answer: unknown, changes: Partial<AskedDocument> = {}) {
  const [only] = answersIn([answer]);
  if (!only) throw new Error('No answer.');
  return judgeAnswer(only, { ...asked, ...changes });
}

function burning(message: string) {
  const goOn =
    ' The portal has DL/26-27/0039 so and never takes the number again: cancel its IRN there within 24 hours, then cancel DL/26-27/0039 here and issue a new one.';
  return { kind: 'refused', message: message + goOn, burns: message };
}

const refused = (message: string) => ({ kind: 'refused', message, burns: null });

test('An answer to our document is taken with its number in capital or small letters', () => {
  const answer = buildPortalAnswer(facts);
  const einvoice = {
    irn: asked.irn,
    ackNo: '182610400000331',
    ackAt: '2026-11-21T10:28:00.000Z',
    signedQr: answer.SignedQRCode,
    cancelled: null,
  };
  expect(judge(answer)).toEqual({ kind: 'taken', einvoice });
  expect(judge(answer, { number: 'dl/26-27/0039' })).toEqual({ kind: 'taken', einvoice });
});

test('A signed QR that names no day is taken: the IRN is that of the year', () => {
  expect(judge(buildPortalAnswer(facts, { DocDt: '' })).kind).toBe('taken');
});

test('The same answer again changes nothing', () => {
  const einvoice = { irn: asked.irn, ackNo: '1', ackAt: '', signedQr: '', cancelled: null };
  const same = { kind: 'same', message: 'Already here with the same IRN. Nothing changed.' };
  expect(judge(buildPortalAnswer(facts), { einvoice })).toEqual(same);
  expect(judge(buildPortalAnswer(facts, {}, { Status: 'CNL' }), { einvoice })).toEqual(
    refused('Its IRN is cancelled at the portal: say so on the page of the document, with day and reason.'),
  );
});

describe('an answer is refused, and burns the number when the portal has it so', () => {
  test('with another total', () => {
    expect(judge(buildPortalAnswer({ ...facts, payable: 966_500 }))).toEqual(
      burning('The total is ₹ 9,664.00 here and ₹ 9,665.00 there.'),
    );
  });

  test('with another buyer, or of another day', () => {
    expect(judge(buildPortalAnswer({ ...facts, buyer: '21AAACB5678L1ZK' }))).toEqual(
      burning('The buyer’s GSTIN is 07AAACB5678L1ZA here and 21AAACB5678L1ZK there.'),
    );
    expect(judge(buildPortalAnswer({ ...facts, date: '2026-11-18' }))).toEqual(
      burning('The date is 19/11/2026 here and 18/11/2026 there.'),
    );
  });

  test('with a signed QR that names no total, and with another total beside the right one', () => {
    expect(judge(buildPortalAnswer(facts, { TotInvVal: null }))).toEqual(burning('The signed QR names no total.'));
    expect(judge(buildPortalAnswer(facts, { TotInvVal: null }, { TotInvVal: 9664 }))).toEqual(
      burning('The signed QR names no total.'),
    );
    expect(judge(buildPortalAnswer(facts, {}, { TotInvVal: 9665 }))).toEqual(
      burning('The total is ₹ 9,664.00 here and ₹ 9,665.00 there.'),
    );
  });

  test('once burnt, also the right answer', () => {
    const burnt = {
      irn: asked.irn,
      ackNo: '1',
      ackAt: '',
      message: 'The total is ₹ 9,664.00 here and ₹ 9,665.00 there.',
    };
    expect(judge(buildPortalAnswer(facts), { burnt })).toEqual({ ...burning(burnt.message), burns: null });
  });
});

describe('an answer is refused, and the document can be sent all the same', () => {
  test('of another firm', () => {
    expect(judge(buildPortalAnswer({ ...facts, seller: '21ABCDE1234F1ZC' }))).toEqual(
      refused('It is the answer to another firm: the GSTIN is 21ABCDE1234F1ZC there and 07ABCDE1234F1Z2 here.'),
    );
  });

  test('with an IRN that is not the SHA-256 of our facts', () => {
    const other = 'f'.repeat(64);
    expect(judge(buildPortalAnswer(facts, {}, { Irn: other }))).toEqual(
      refused('The IRN is not that of our GSTIN, year, kind and number.'),
    );
    expect(judge(buildPortalAnswer(facts, {}, { Irn: 'f00' }))).toEqual(refused('There is no whole IRN in this row.'));
  });

  test('whose signed QR names another IRN or number, is missing or cut off', () => {
    expect(judge(buildPortalAnswer(facts, { Irn: 'f'.repeat(64) }))).toEqual(
      refused('The signed QR names another IRN.'),
    );
    expect(judge(buildPortalAnswer(facts, { DocNo: 'DL/26-27/0040' }, { DocNo: facts.number }))).toEqual(
      refused('The signed QR names another number, DL/26-27/0040.'),
    );
    const whole = buildPortalAnswer(facts, {}, { DocNo: facts.number });
    expect(judge({ ...whole, SignedQRCode: whole.SignedQRCode.slice(0, 300) })).toEqual(
      refused('The signed QR is cut off or damaged. Download the file again.'),
    );
    expect(judge({ ...whole, SignedQRCode: '' })).toEqual(
      refused('The signed QR is missing. Download the file that has it.'),
    );
  });

  test('to a number that is not here, or to a cancelled document', () => {
    const [answer] = answersIn([buildPortalAnswer(facts)]);
    expect(answer && judgeAnswer(answer, null)).toEqual(
      refused('There is no tax invoice DL/26-27/0039 here. It may be the answer to another firm.'),
    );
    expect(judge(buildPortalAnswer(facts), { cancelledAt: '2026-11-20T06:00:00.000Z' })).toEqual(
      refused('DL/26-27/0039 was cancelled here on 20/11/2026. Cancel its IRN at the portal too.'),
    );
  });

  test('without Ack No or Ack date, or that the portal has cancelled', () => {
    for (const without of [{ AckNo: '' }, { AckDt: '' }])
      expect(judge(buildPortalAnswer(facts, {}, without))).toEqual(
        refused('Ack No or Ack date is missing in this row.'),
      );
    expect(judge(buildPortalAnswer(facts, {}, { Status: 'CNL' }))).toEqual(
      refused('Its IRN is cancelled at the portal. Cancel DL/26-27/0039 here, and issue a new one.'),
    );
  });

  test('whose IRN has more than 64 characters, or others than it can have', () => {
    for (const Irn of [`${asked.irn}0`, `0${asked.irn}`, asked.irn.replace(/./, 'g')])
      expect(judge(buildPortalAnswer(facts, {}, { Irn }))).toEqual(refused('There is no whole IRN in this row.'));
  });

  test('to a credit note that is not here, or that names no document', () => {
    const missing = (answer: object) => {
      const [only] = answersIn([answer]);
      return only && judgeAnswer(only, null);
    };
    const note = buildPortalAnswer({ ...facts, kind: 'credit', number: 'CN-DL/26-27/001' });
    expect(missing(note)).toEqual(
      refused('There is no credit note CN-DL/26-27/001 here. It may be the answer to another firm.'),
    );
    expect(missing({ Irn: asked.irn })).toEqual(refused('The row names no document.'));
  });

  test('that is a refusal of the portal', () => {
    const errors = {
      ErrorDetails: [{ ErrorCode: '3039', ErrorMessage: 'Pincode of the buyer does not belong to the state' }],
    };
    expect(judge({ DocNo: facts.number, ...errors })).toEqual(
      refused('The portal did not take it: 3039 Pincode of the buyer does not belong to the state'),
    );
  });
});

describe('a file of the portal', () => {
  test('is a list, one answer, or either below a name', () => {
    const answer = buildPortalAnswer(facts);
    for (const file of [
      answer,
      [answer],
      { Data: answer },
      { result: JSON.stringify([answer]) },
      [{ govt_response: answer }],
    ])
      expect(answersIn(file)).toMatchObject([{ row: 1, number: facts.number, total: null }]);
  });

  test('that is cut off, or none', () => {
    expect(readPortalJson('[{"AckNo":1826104', readQr)).toMatchObject({
      message: 'The file is cut off or damaged: it is not whole JSON. Download it from the portal again.',
    });
    expect(readPortalJson('{"gstin":"07ABCDE1234F1Z2"}', readQr)).toMatchObject({
      message: 'There is no answer of the portal in this file.',
    });
  });

  test('is a sheet, read by its headings', () => {
    const { AckNo, AckDt, Irn, SignedQRCode } = buildPortalAnswer(facts);
    const rows = (head: string[], cells: string[]) =>
      [['e-Invoices'], head, cells].map((row, at) => ({ number: at + 1, cells: row, unreadable: [] }));
    const sheet = (head: string[], cells: string[]) => [
      { kind: 'xlsx', name: 'Sheet1', rows: rows(head, cells), leftOut: '' } as const,
    ];
    const read = readPortalSheet(
      sheet(
        [
          'Sl. No',
          'Ack No',
          'Ack Date',
          'Doc No',
          'Doc Type',
          'Inv Value.',
          'Recipient GSTIN',
          'Status',
          'IRN',
          'SignedQRCode',
        ],
        ['1', String(AckNo), AckDt, facts.number, 'INV', '9664', facts.buyer, 'ACT', Irn, SignedQRCode],
      ),
      readQr,
    );
    expect(read.ok && read.value).toMatchObject([{ row: 3, number: facts.number, total: 966_400, irn: asked.irn }]);
    expect(read.ok && read.value[0] && judgeAnswer(read.value[0], asked).kind).toBe('taken');
    expect(readPortalSheet(sheet(['IRN', 'Ack No'], [Irn, '1']), readQr)).toMatchObject({
      message:
        'The sheet has no column Ack Date and none Signed QR Code. Download the portal’s file as it is, with its signed QR codes.',
    });
    expect(readPortalSheet(sheet(['GSTIN'], ['x']), readQr)).toMatchObject({
      message: 'No sheet of this file has a column IRN: it is no answer of the e-invoice portal.',
    });
  });
});
