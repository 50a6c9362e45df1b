import { expect, test } from 'vitest';
import { buildReturn } from '#test/build/build-return.ts';
import { readWrittenSheet } from '#test/read/read-written-sheet.ts';
import { home } from '#test/specification/specified-firm.ts';
import type { EwayBill } from '../../eway/eway-bill.ts';
import type { Filing } from '../filing.ts';
import type { Gstr1 } from '../gstr1.ts';
import { ewaySheet, filedSheet, hsnSheet, irnSheet, leftOutSheet } from './return-sheets.ts';

async function* each<Row>(...rows: Row[]) {
  yield* rows;
}

const heads = { taxable: 1000_00, igst: 1_00, cgst: 2_00, sgst: 3_00 };
const shownHeads = { 'Taxable value': 1000_00, IGST: 1_00, CGST: 2_00, SGST: 3_00 };

test('Table 12 as a sheet has a row for each code and rate, by whom it was bought since that is asked', async () => {
  const row = { hsn: '48142000', uqc: 'ROL', quantityHundredths: 213, gstBasisPoints: 1800, ...heads };
  const of = (inTwo: boolean) =>
    ({ hsn: { inTwo, b2b: [row], b2c: inTwo ? [row] : [], sums: heads } }) as Pick<Gstr1, 'hsn'>;
  const sheet = await readWrittenSheet(hsnSheet(of(true)));
  expect(sheet.name).toBe('HSN summary');
  expect(sheet.rows).toEqual([
    {
      ...{ Buyers: 'Registered', HSN: '48142000', UQC: 'ROL', Quantity: 2130, 'Rate %': 1800 },
      ...{ ...shownHeads, 'Value with tax': 1006_00 },
    },
    expect.objectContaining({ Buyers: 'Unregistered' }),
  ]);
  expect(sheet.columns.slice(3, 5).map(({ kind }) => kind)).toEqual(['quantity', 'percent']);
  expect((await readWrittenSheet(hsnSheet(of(false)))).rows).toMatchObject([{ Buyers: 'All' }]);
});

test('What is left out says why, all reasons in one cell', async () => {
  const document = { id: 'i', kind: 'credit', number: 'CN-DL/26-27/001', date: '2026-10-05', carried: false } as const;
  const problems = ['One.', 'Two.'].map((message) => ({ message }));
  const sheet = await readWrittenSheet(
    leftOutSheet({ leftOut: [{ ...document, ...heads, problems }] } as unknown as Pick<Gstr1, 'leftOut'>),
  );
  expect([sheet.name, sheet.rows]).toEqual([
    'Left out',
    [
      {
        ...{ Kind: 'Credit Note', Number: 'CN-DL/26-27/001', Date: '2026-10-05', ...shownHeads },
        'Why, and what to do': 'One. Two.',
      },
    ],
  ]);
});

test('What the e-invoice portal said stands beside its document', async () => {
  const document = buildReturn({ gstin: '07AAACB5678L1ZA' });
  const einvoice = { irn: 'ab', ackNo: '18', ackAt: '2026-10-05T20:00:00.000Z', signedQr: 'x', cancelled: null };
  const cancelled = { on: '2026-10-06', reason: 'duplicate', why: '' } as const;
  const sheet = await readWrittenSheet(
    irnSheet(each({ document, einvoice }, { document, einvoice: { ...einvoice, cancelled } })),
  );
  expect(sheet.name).toBe('IRN');
  expect(sheet.rows).toEqual([
    {
      ...{ Kind: 'Tax Invoice', Number: 'DL/26-27/0001', Date: '2026-10-05', Buyer: 'Example Hotels' },
      ...{ GSTIN: '07AAACB5678L1ZA', Total: 1180_00, IRN: 'ab', 'Ack No': '18' },
      ...{ 'Ack date (India)': '06/10/2026 01:30', 'IRN cancelled on': '' },
    },
    expect.objectContaining({ 'IRN cancelled on': '2026-10-06' }),
  ]);
});

test('E-way bills stand beside their invoices, cancelled ones too', async () => {
  const bill: EwayBill = {
    ...{ number: '771200004821', madeAt: '2026-10-05T20:00:00.000Z', validUntil: '2026-10-07' },
    ...{ takenAt: '', takenBy: 'meena', cancelled: null },
  };
  const cancelled = { at: '2026-10-06T06:00:00.000Z', reason: 'Wrong vehicle', by: 'meena' };
  const document = buildReturn();
  const sheet = await readWrittenSheet(ewaySheet(each({ document, bill }, { document, bill: { ...bill, cancelled } })));
  expect(sheet.name).toBe('E-way bills');
  expect(sheet.rows).toEqual([
    {
      ...{ Invoice: 'DL/26-27/0001', Date: '2026-10-05', Buyer: 'Example Hotels', Total: 1180_00 },
      ...{ 'E-way bill': '771200004821', 'Made at (India)': '06/10/2026 01:30', 'Valid until': '2026-10-07' },
      Cancelled: '',
    },
    expect.objectContaining({ Cancelled: '06/10/2026 11:30: Wrong vehicle' }),
  ]);
});

test('What was filed has a row for each file, and says who opened it again', async () => {
  const filing: Filing = {
    ...{ id: 'f', taxState: home, period: '2026-Q3', form: 'gstr1', filedOn: '2027-01-12', arn: 'AA07' },
    ...{ at: '2027-01-12T06:00:00.000Z', by: 'meena', counts: { reported: 1, leftOut: 0 }, reopened: null },
    files: [
      { name: 'a.json', hash: 'aa' },
      { name: 'b.xlsx', hash: 'bb' },
    ],
  };
  const reopened = { at: '2027-01-13T06:00:00.000Z', by: 'ravi', reason: 'A note was missing' };
  const sheet = await readWrittenSheet(
    filedSheet([filing, { ...filing, form: 'iff', period: '2026-10', reopened, files: filing.files.slice(1) }]),
  );
  expect(sheet.name).toBe('Filed');
  expect(sheet.rows).toEqual([
    {
      ...{ Period: 'October to December 2026', Form: 'GSTR-1', 'Filed on': '2027-01-12', ARN: 'AA07' },
      ...{ 'Marked by': 'meena', 'Marked at (India)': '12/01/2027 11:30', 'Opened again': '' },
      ...{ File: 'a.json', 'SHA-256': 'aa' },
    },
    expect.objectContaining({ File: 'b.xlsx', 'SHA-256': 'bb' }),
    expect.objectContaining({
      ...{ Period: 'October 2026', Form: 'IFF', 'Opened again': '13/01/2027 11:30 by ravi: A note was missing' },
    }),
  ]);
});
