import { expect, test } from 'vitest';
import { buildCompany } from '#test/build/factories.ts';
import type { PortalFacts } from './portal-facts.ts';
import { sheetEway } from './sheet-eway.ts';
import { sheetIrn } from './sheet-irn.ts';

const registered = 'Example Studio\nNew Delhi 110024\nGSTIN 07ABCDE1234F1Z2';
const invoice = { kind: 'tax', date: '2026-11-21', buyerAddress: registered } as const;
const company = buildCompany({ eInvoiceFrom: '2026-04-01' });

function said(part: Partial<PortalFacts>): PortalFacts {
  return { line: 1, irn: null, eway: null, ...part };
}

const irn = {
  irn: 'fb9e08d5',
  ackNo: '182610400000342',
  // Twenty minutes past midnight of the next day in India.
  ackAt: '2026-11-21T18:50:00.000Z',
  signedQr: 'eyJhbGciOi',
  isCancelled: false,
};

test('An e-invoice has its number, its acknowledgement by Indian time, and its code: CGST rule 46(r)', () => {
  expect(sheetIrn(invoice, company, said({ irn }))).toEqual({
    facts: [
      ['IRN', 'fb9e08d5'],
      ['Ack. No.', '182610400000342'],
      ['Ack. date', '22/11/2026 00:20'],
    ],
    code: 'eyJhbGciOi',
    says: null,
  });
});

test('Without its number the paper says that it is awaited, or that it was cancelled', () => {
  const awaited = { facts: [], code: null, says: 'IRN awaited' };
  expect(sheetIrn(invoice, company, null)).toEqual(awaited);
  expect(sheetIrn(invoice, company, said({}))).toEqual(awaited);
  expect(sheetIrn(invoice, company, said({ irn: { ...irn, isCancelled: true } }))).toEqual({
    facts: [],
    code: null,
    says: 'IRN cancelled',
  });
});

test('A paper that needs none says nothing of it', () => {
  expect(sheetIrn(invoice, buildCompany(), null)).toBeNull();
  expect(sheetIrn({ ...invoice, buyerAddress: 'Example Studio, New Delhi 110024' }, company, null)).toBeNull();
  expect(sheetIrn({ ...invoice, kind: 'credit', withoutGst: 'yes' }, company, null)).toBeNull();
  expect(sheetIrn({ ...invoice, kind: 'credit' }, company, null)).not.toBeNull();
});

test('An e-way bill has its number, its last day and its vehicle; the day is blank until the portal says it', () => {
  const eway = { number: '771200004821', validUntil: '2026-11-22', vehicle: 'DL01LX0000' };
  expect(sheetEway(said({ eway }))).toEqual([
    ['E-way Bill No', '7712 0000 4821'],
    ['E-way Bill valid until', '22/11/2026'],
    ['Vehicle No', 'DL01LX0000'],
  ]);
  expect(sheetEway(said({ eway: { ...eway, validUntil: '' } }))[1]).toEqual(['E-way Bill valid until', '']);
  expect(sheetEway(said({}))).toEqual([]);
  expect(sheetEway(null)).toEqual([]);
});
