import { expect, test } from 'vitest';
import { askReturn, buildReturn } from '#test/build/build-return.ts';
import type { SupplyType } from '../tax/supply-types.ts';
import { createB2csSums } from './b2cs-sums.ts';
import { foldGstr1 } from './fold-gstr1.ts';
import { createGstr1Json } from './gstr1-json.ts';
import { createGstr1Workbook } from './gstr1-workbook.ts';
import { gstr3bJson } from './gstr3b.ts';
import { rateItems } from './rate-items.ts';
import type { ReturnDocument } from './return-document.ts';

const question = askReturn({ gstin: '07AAKFA0000A1ZK' });
const sez = { gstin: '09AAAAA0000A1Z0', place: '09' };
const abroad = { gstin: '', place: '96' };

function sold(number: string, supplyType: SupplyType, more: Partial<ReturnDocument> = {}): ReturnDocument {
  const free = supplyType.endsWith('WOP') ? 0 : 18;
  const document = buildReturn({ ...more, number, rows: [['39259090', 10, 100, 'pcs', free]] });
  return { ...document, supplyType };
}

const against = { number: 'DL/26-27/0001', date: '2026-10-05', gstin: '', place: '96', value: 1180_00, known: true };

const month = [
  sold('DL/26-27/0001', 'EXPWP', {
    ...abroad,
    exportPort: 'INNSA1',
    supplement: { shippingBill: '1234567', shippingBillDate: '2026-10-09' },
  }),
  sold('DL/26-27/0002', 'EXPWOP', abroad),
  sold('DL/26-27/0003', 'SEZWP', sez),
  sold('DL/26-27/0004', 'SEZWOP', sez),
  sold('DL/26-27/0005', 'DEXP', { gstin: '24AANFA2641L1ZF', place: '24' }),
  sold('CN-DL/26-27/001', 'EXPWP', { ...abroad, original: against }),
  sold('CN-DL/26-27/002', 'SEZWP', { ...sez, original: { ...against, gstin: sez.gstin, place: '09' } }),
];

async function* stream(documents: ReturnDocument[]) {
  yield* documents;
}

test('Exports stand in table 6A with their shipping bill, SEZ and deemed exports in B2B under their type, notes beside them', async () => {
  const json = createGstr1Json(question, { withIrn: true });
  const gstr1 = await foldGstr1(stream(month), question, json.list);
  expect(gstr1.leftOut).toEqual([]);
  const file = JSON.parse([...json.pieces(gstr1)].map(({ text }) => text).join(''));
  expect(file.exp).toEqual([
    {
      exp_typ: 'WPAY',
      inv: [
        {
          ...{ inum: 'DL/26-27/0001', idt: '05-10-2026', val: 1180 },
          ...{ sbpcode: 'INNSA1', sbnum: '1234567', sbdt: '09-10-2026' },
          itms: [{ txval: 1000, rt: 18, iamt: 180, csamt: 0 }],
        },
      ],
    },
    {
      exp_typ: 'WOPAY',
      inv: [{ inum: 'DL/26-27/0002', idt: '05-10-2026', val: 1000, itms: [{ txval: 1000, rt: 0, iamt: 0, csamt: 0 }] }],
    },
  ]);
  const types = file.b2b.flatMap(({ inv }: { inv: { inum: string; inv_typ: string }[] }) =>
    inv.map(({ inum, inv_typ }) => [inum, inv_typ]),
  );
  expect(types).toEqual([
    ['DL/26-27/0003', 'SEWP'],
    ['DL/26-27/0004', 'SEWOP'],
    ['DL/26-27/0005', 'DE'],
  ]);
  expect(file.cdnur).toMatchObject([{ nt_num: 'CN-DL/26-27/001', typ: 'EXPWP', pos: '96' }]);
  expect(file.cdnr).toMatchObject([{ nt: [{ nt_num: 'CN-DL/26-27/002', inv_typ: 'SEWP', pos: '09' }] }]);
  // Exports are no supply to a registered buyer.
  expect(file.hsn.hsn_b2c).toMatchObject([{ rt: 0, txval: 1000 }]);
  expect(gstr1.checks.filter(({ good }) => good === false)).toEqual([]);
});

test('An export of goods without its shipping bill is counted and named, a service is not, nor what has one', async () => {
  const service = sold('DL/26-27/0006', 'EXPWOP', abroad);
  const lines = service.lines.map((line) => ({ ...line, hsn: '998391' }));
  const { withoutBill } = await foldGstr1(stream([...month, { ...service, lines }]), question);
  expect(withoutBill).toMatchObject({ count: 1, first: [{ number: 'DL/26-27/0002' }] });
});

test('GSTR-3B has them in 3.1(b), notes taken off, and a deemed export in 3.1(a)', async () => {
  const gstr1 = await foldGstr1(stream(month), question);
  const { sup_details: supplies, inter_sup: places } = JSON.parse(gstr3bJson(gstr1, question));
  expect(supplies.osup_det).toEqual({ txval: 1000, iamt: 180, camt: 0, samt: 0, csamt: 0 });
  expect(supplies.osup_zero).toEqual({ txval: 2000, iamt: 0, csamt: 0 });
  expect(places.unreg_details).toEqual([]);
});

test('An export with an IRN is filled in by the portal: the usual file leaves it out', async () => {
  const registered = month.map((each) => ({ ...each, irn: 'a'.repeat(64) }));
  const json = createGstr1Json(question, { withIrn: false });
  const gstr1 = await foldGstr1(stream(registered), question, json.list);
  const file = JSON.parse([...json.pieces(gstr1)].map(({ text }) => text).join(''));
  expect([file.exp, file.b2b, file.cdnr, file.cdnur]).toEqual([undefined, undefined, undefined, undefined]);
  expect(gstr1.withIrn.documents).toBe(month.length);
});

test('The workbook has exports in a sheet of their own, and the types in words', async () => {
  const book = createGstr1Workbook(question, { withIrn: true });
  const gstr1 = await foldGstr1(stream(month), question, book.list);
  const rows = [...book.rows(gstr1)];
  const of = (sheet: string) => rows.filter((row) => row.sheet === sheet).slice(4);
  expect(of('exp').map(({ cells }) => cells)).toEqual([
    ['WPAY', 'DL/26-27/0001', '05-Oct-2026', 1180, 'INNSA1', '1234567', '09-Oct-2026', 18, 1000, 0],
    ['WOPAY', 'DL/26-27/0002', '05-Oct-2026', 1000, null, null, null, 0, 1000, 0],
  ]);
  expect(of('b2b,sez,de').map(({ cells }) => cells[8])).toEqual([
    'SEZ supplies with payment',
    'SEZ supplies without payment',
    'Deemed Exp',
  ]);
  expect(of('cdnur')[0]?.cells.slice(0, 2)).toEqual(['EXPWP', 'CN-DL/26-27/001']);
  expect(of('cdnr')[0]?.cells).toContain('SEZ supplies with payment');
});

/** IGST was charged in the firm's own state. */
function soldHere(type: SupplyType): ReturnDocument {
  return { ...sold('DL/26-27/0001', type, { gstin: '', place: '09' }), place: '07' };
}

test('A sale to an SEZ without a GSTIN is left out with what to do, and is no sale to a consumer', async () => {
  const local = buildReturn({ number: 'DL/26-27/0002', rows: [['39259090', 10, 100, 'pcs', 18]] });
  const { leftOut, sections } = await foldGstr1(stream([soldHere('SEZWP'), local]), question);
  const problems = [expect.objectContaining({ problem: 'gstin', remedy: 'gstin' })];
  expect(leftOut).toMatchObject([{ number: 'DL/26-27/0001', problems }]);
  expect(sections.b2cs).toMatchObject({ igst: 0, cgst: 90_00, sgst: 90_00 });
  const deemed = await foldGstr1(stream([buildReturn({ supplyType: 'DEXP' })]), question);
  expect(deemed.leftOut).toMatchObject([{ problems }]);
});

test('IGST and CGST of one place and rate are never added up in one row', () => {
  const { add, rows } = createB2csSums();
  for (const document of [soldHere('SEZWP'), buildReturn()]) add(document, rateItems(document.lines));
  expect(rows().map(({ interState, igst, cgst }) => ({ interState, igst, cgst }))).toEqual([
    { interState: true, igst: 180_00, cgst: 0 },
    { interState: false, igst: 0, cgst: 90_00 },
  ]);
});
