import { describe, expect, test } from 'vitest';
import { buildMovedDocument } from '#test/build/build-eway.ts';
import { buildTallyInvoice } from '#test/build/build-tally-documents.ts';
import { buildCompany } from '#test/build/factories.ts';
import { home } from '#test/specification/specified-firm.ts';
import { registrationIn } from '../company/registered-states.ts';
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

test('A document dated ahead waits for its day', () => {
  const ahead = buildMovedDocument({ date: '2026-12-31' });
  expect(ewayProblems(ahead, '2026-12-30')).toEqual([
    { field: '', message: 'It is dated ahead: the portal takes it from 31/12/2026 on.' },
  ]);
  expect(ewayProblems(ahead, '2026-12-31')).toEqual([]);
});

test('The portal takes 250 lines of goods', () => {
  const [panel] = buildTallyInvoice().lines;
  const of = (count: number) => buildMovedDocument({ lines: Array.from({ length: count }, () => panel ?? fail()) });
  expect(ewayProblems(of(250), today)).toEqual([]);
  expect(ewayProblems(of(251), today)).toEqual([
    { field: '', message: 'It has 251 lines of goods, and the portal takes 250: make two invoices.' },
  ]);
});

test('Each problem names the field that mends it', () => {
  const fields = (...given: Parameters<typeof buildMovedDocument>) =>
    ewayProblems(buildMovedDocument(...given), today).map(({ field }) => field);
  const bare = { buyerAddress: 'Sample', consigneeAddress: 'Sample' };
  expect(fields(bare)).toEqual(['pin', 'place']);
  expect(fields(bare, { place: 'Puri', pin: '752001' })).toEqual([]);
  expect(fields({ lines: laying ? [laying] : [] })).toEqual(['']);
  expect(fields({}, {}, buildFirm({ address: ['Shop 1'], gstin: '' }))).toEqual(['', '']);
  expect(fields({}, {}, buildFirm({ address: ['Shop 1', '110', '015'] }))).toEqual(['']);
  expect(fields({}, { mode: '' })).toEqual(['mode']);
  expect(fields({}, { vehicle: '', transporterId: '07AAACS0000T1ZP' })).toEqual([]);
  expect(fields({}, { mode: 'rail', transportDoc: 'RR-1', transportDate: '2026-07-03' })).toEqual([]);
  expect(fields({}, { vehicle: '' })).toEqual(['vehicle']);
  expect(fields({}, { mode: 'air' })).toEqual(['transportDoc']);
  expect(fields({}, { transportDoc: 'SR-1' })).toEqual(['transportDate']);
  expect(fields({}, { transportDoc: 'SR-1', transportDate: '2026-07-01' })).toEqual(['transportDate']);
  expect(fields({}, { transportDoc: 'SR-1', transportDate: '2026-07-02' })).toEqual([]);
  expect(fields({ buyerAddress: ownGstin, consigneeAddress: site })).toEqual(['shipToGstin']);
  expect(fields({}, { distance: -1 })).toEqual(['distance']);
});

test('The GSTIN of the place may be in its address, URP, or of its state', () => {
  const said = (consigneeAddress: string, shipToGstin = '') =>
    ewayProblems(buildMovedDocument({ buyerAddress: ownGstin, consigneeAddress }, { shipToGstin }), today).map(
      ({ message }) => message,
    );
  expect(said(site, 'URP')).toEqual([]);
  expect(said(site, '21AAACB5678L1ZK')).toEqual([]);
  expect(said(`${site}\nGSTIN 21AAACB5678L1ZK`)).toEqual([]);
  expect(said(site, '07ABCDE1234F1Z2')).toEqual(['The GSTIN is of another state than the place of delivery']);
  // Without a state there is nothing to compare.
  expect(said('Site office\nPlot 88', '07ABCDE1234F1Z2')).not.toContain(
    'The GSTIN is of another state than the place of delivery',
  );
});

test('An address without town and PIN is asked for both, and each GSTIN of the place at its own field', () => {
  const bare = { buyerAddress: 'Sample', consigneeAddress: 'Sample' };
  expect(ewayProblems(buildMovedDocument(bare), today).map(({ message }) => message)).toEqual([
    'The delivery address has no PIN code. Add it.',
    'The delivery address names no town. Add it.',
  ]);
  for (const shipToGstin of ['21AAAAA0000A1ZE', '07ABCDE1234F1Z2'])
    expect(
      ewayProblems(buildMovedDocument({ buyerAddress: ownGstin, consigneeAddress: site }, { shipToGstin }), today),
    ).toMatchObject([{ field: 'shipToGstin' }]);
});

test('A mode says by its name that it needs a paper', () => {
  const said = (mode: EwayTransport['mode']) => ewayProblems(buildMovedDocument({}, { mode }), today)[0]?.message;
  expect([said('air'), said('ship')]).toEqual([
    'Air needs the number of the transport document',
    'Ship needs the number of the transport document',
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
  [{ transporterName: 'x'.repeat(101) }, 'Transporter has at most 100 characters'],
  [{ place: 'x'.repeat(51) }, 'Place has at most 50 characters'],
  [{ transportDate: '31/12/2026' }, 'Date is not a date'],
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
  const { company } = buildMovedDocument();
  return buildCompany({
    registrations: { ...company.registrations, [home]: { ...registrationIn(company, home), ...changes } },
  });
}

function fail(): never {
  throw new Error('The sample has lines.');
}
