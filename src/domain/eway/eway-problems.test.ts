import { describe, expect, test } from 'vitest';
import { buildMovedDocument } from '#test/build/build-eway.ts';
import { buildTallyInvoice } from '#test/build/build-tally-documents.ts';
import { buildCompany } from '#test/build/factories.ts';
import { type EwayDocument, ewayProblems } from './eway-problems.ts';
import { type EwayTransport, noTransport, readTransport } from './eway-transport.ts';
import { transportProblems } from './transport-problems.ts';

const today = '2026-07-03';
const [, , , laying] = buildTallyInvoice().lines;
const ownGstin = 'Namuna Gruha\nBhubaneswar 751013\nGSTIN 21AAAAA0000A1ZE';
const site = 'Site office\nPlot 88\nPatia, Odisha 752055';

test('The sample has no problems, also half a year later', () => {
  expect(ewayProblems(buildMovedDocument(), today)).toEqual([]);
  expect(ewayProblems(buildMovedDocument(), '2026-12-29')).toEqual([]);
});

describe.each<[string, EwayDocument, string]>([
  [
    'services alone',
    buildMovedDocument({ lines: laying ? [laying] : [] }),
    'It has no goods: services need no e-way bill.',
  ],
  [
    'no PIN',
    buildMovedDocument({ buyerAddress: 'Sample\nCuttack', consigneeAddress: 'Sample\nCuttack' }),
    'The delivery address has no PIN code. Add it.',
  ],
  [
    'no vehicle',
    buildMovedDocument({}, { vehicle: '' }),
    'Write the vehicle number, or name the transporter who will say it',
  ],
  ['no mode', buildMovedDocument({}, { mode: '' }), 'Say how the goods move, or name the transporter who will say it'],
  ['rail without paper', buildMovedDocument({}, { mode: 'rail' }), 'Rail needs the number of the transport document'],
  [
    'a document without day',
    buildMovedDocument({}, { transportDoc: 'SR-1' }),
    'Write the date of the transport document',
  ],
  [
    'a document of before the invoice',
    buildMovedDocument({}, { transportDoc: 'SR-1', transportDate: '2026-07-01' }),
    'It is before the invoice of 02/07/2026',
  ],
  [
    'no GSTIN of the place',
    buildMovedDocument({ buyerAddress: ownGstin, consigneeAddress: site }),
    'Write the GSTIN of the place of delivery, or URP where it has none',
  ],
  [
    'the buyer’s own GSTIN',
    buildMovedDocument({ buyerAddress: ownGstin, consigneeAddress: site }, { shipToGstin: '21AAAAA0000A1ZE' }),
    'It is the buyer’s own GSTIN. Write that of the place, or URP',
  ],
  [
    'a GSTIN of another state',
    buildMovedDocument({ buyerAddress: ownGstin, consigneeAddress: site }, { shipToGstin: '07ABCDE1234F1Z2' }),
    'The GSTIN is of another state than the place of delivery',
  ],
  [
    'a firm without PIN',
    buildMovedDocument({}, {}, buildFirm({ address: ['Shop 1'] })),
    'The address of this registration has no PIN code. Add it in the company record.',
  ],
  [
    'a firm without GSTIN',
    buildMovedDocument({}, {}, buildFirm({ gstin: '' })),
    'The company record has no GSTIN for this registration. Add it there.',
  ],
])('%s', (_, document, message) => {
  test(`says: ${message}`, () => {
    expect(ewayProblems(document, today).map((problem) => problem.message)).toEqual([message]);
  });
});

test('After 180 days it says which day was the last', () => {
  expect(ewayProblems(buildMovedDocument(), '2026-12-30')).toEqual([
    { field: '', message: 'The portal takes documents of at most 180 days: the last day was 29/12/2026.' },
  ]);
});

test('With a transporter neither vehicle nor mode is needed', () => {
  const transporterId = '07AAACS0000T1ZP';
  expect(ewayProblems(buildMovedDocument({}, { mode: '', vehicle: '', transporterId }), today)).toEqual([]);
});

test.each<[Partial<EwayTransport>, string]>([
  [{ transporterId: '07AAACS0000T1Z' }, 'Transporter id is too short'],
  [{ transporterId: '07AAACS0000T1ZPX' }, 'Transporter id is too long'],
  [{ transporterId: 'AAAACS0000T1ZPX' }, 'Transporter id is a GSTIN, or the 15 characters of an enrolment'],
  [{ vehicle: 'DL01' }, 'Vehicle number is too short: write it as DL01AB1234'],
  [{ vehicle: 'DELHITRUCK' }, 'Vehicle number has letters and digits, as DL01AB1234'],
  [{ distance: 4001 }, 'Distance is whole kilometres, at most 4,000. Leave it blank and the portal finds it.'],
  [{ shipToGstin: '21AAAAA0000A1ZF' }, 'Write the 15 characters of the GSTIN, or URP where the place has none'],
  [{ transportDoc: 'A document number' }, 'Transport document no has at most 15 letters, digits, / and -'],
  [{ pin: '999999' }, 'There is no such PIN code in India'],
])('%j: %s', (typed, message) => {
  expect(transportProblems({ ...noTransport, ...typed }).map((problem) => problem.message)).toEqual([message]);
});

test('Ids and vehicles are read as people write them', () => {
  const typed = { ...noTransport, vehicle: 'dl-01 ab 1234', transporterId: '07aaacs0000t1zp ', shipToGstin: 'urp' };
  expect(readTransport(typed)).toMatchObject({
    vehicle: 'DL01AB1234',
    transporterId: '07AAACS0000T1ZP',
    shipToGstin: 'URP',
  });
});

function buildFirm(changes: { gstin?: string; address?: string[] }) {
  const { registrations } = buildMovedDocument().company;
  return buildCompany({ registrations: { ...registrations, delhi: { ...registrations.delhi, ...changes } } });
}
