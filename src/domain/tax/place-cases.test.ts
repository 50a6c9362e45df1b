import { expect, test } from 'vitest';
import { draftFromInput, inputFromDraft } from '#contract/invoice-wire.ts';
import { buildEinvoiceDocument, buildEinvoiceFirm } from '#test/build/build-einvoice.ts';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { askReturn } from '#test/build/build-return.ts';
import { buildCompany } from '#test/build/factories.ts';
import { placeCases as cases, inputOfPlace, type PlaceGiven, refusedPlaces } from '#test/build/place-cases.ts';
import { takeAnyValue } from '../catalogue/form-lists.ts';
import { gstinOf } from '../company/registered-states.ts';
import { einvoiceProblems } from '../einvoices/einvoice-problems.ts';
import { needsIrn } from '../einvoices/needs-irn.ts';
import { writeInv01 } from '../einvoices/write-inv01.ts';
import { consignmentOf } from '../eway/consignment.ts';
import { ewayJson } from '../eway/eway-json.ts';
import { type EwayDocument, ewayProblems } from '../eway/eway-problems.ts';
import { type EwayTransport, noTransport } from '../eway/eway-transport.ts';
import { draftProblems } from '../invoices/draft-problems.ts';
import type { InvoiceDraft } from '../invoices/invoice.ts';
import { invoiceTotals } from '../invoices/invoice-totals.ts';
import { readValidDraft } from '../invoices/read-draft.ts';
import { invoiceSheet } from '../invoices/sheet/invoice-sheet.ts';
import { draftWarnings } from '../invoices/warnings/draft-warnings.ts';
import { registerHeader, registerRow } from '../reports/register-row.ts';
import { foldGstr1 } from '../returns/fold-gstr1.ts';
import { createGstr1Json } from '../returns/gstr1-json.ts';
import { gstr3b } from '../returns/gstr3b.ts';
import { returnDocumentOf } from '../returns/return-document-of.ts';
import { returnFacts } from '../returns/return-facts.ts';
import { documentVoucher } from '../tally/document-voucher.ts';
import { ledgerNames } from '../tally/tally-ledgers.ts';
import { writeVoucher } from '../tally/write-voucher.ts';
import { gstinIn } from './gstin.ts';
import { stateName, type TaxState } from './states.ts';
import { impliedTaxType, supplyPlace } from './supply-place.ts';
import { endorsement, isExport, isToSez, isZeroRated, type SupplyType, supplyTypes } from './supply-types.ts';

const NUMBER = 'DL/26-27/0042';
const draftOf = (given: PlaceGiven, taxType: string) => draftFromInput(inputOfPlace(given, taxType));

test('There are at least forty worked cases, each with its source', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40);
  for (const each of [...cases, ...refusedPlaces]) expect(each.source).toMatch(/Act|Circular|CGST|India Compliance/);
});

test.each(cases)('$id, form: $note ($source)', ({ in: given, out }) => {
  const draft = draftOf(given, out.taxType);
  const taxState = given.taxState as TaxState;
  expect(supplyPlace(draft)).toEqual({ code: out.place, name: stateName(out.place), rule: out.rule });
  expect(impliedTaxType({ ...draft, taxState })).toBe(out.rule === 'own' ? null : out.taxType);
  expect(draftProblems(draft, takeAnyValue)).toEqual([]);
  const offered = draftWarnings({ ...draft, kind: 'pro' }).filter(({ field }) => field === 'taxType');
  expect(offered).toEqual([]);
  if (out.rule === 'own') return;
  // The other heads would be left out of the return: they are not issued.
  const wrong = draftOf(given, out.taxType === 'state' ? 'central' : 'state');
  expect(draftProblems(wrong, takeAnyValue).map(({ field }) => field)).toEqual(['taxType']);
});

test.each(cases)('$id, paper: $note', ({ in: given, out }) => {
  const invoice = { ...readValidDraft(draftOf(given, out.taxType)), number: NUMBER };
  const sheet = invoiceSheet(invoice, buildCompany(), { copy: 'original', specimen: false });
  expect(sheet.strip).toContainEqual(['Place of supply', `${stateName(out.place)} (${out.place})`]);
  expect(sheet.heads).toEqual(out.taxType === 'state' ? ['CGST', 'SGST'] : ['IGST']);
  expect(sheet.notice).toBe(endorsement(given.supplyType));
  const free = given.supplyType?.endsWith('WOP') ?? false;
  expect(sheet.rows.map(({ gst }) => gst)).toEqual(given.lines.map(() => (free ? '0' : '18')));
  const countries = sheet.refs.filter(([name]) => name === 'Country of destination');
  expect(countries).toHaveLength(isExport(given.supplyType) ? 1 : 0);
});

test.each(cases)('$id, GSTR-1 and GSTR-3B: $note', async ({ in: given, out }) => {
  const draft = draftOf(given, out.taxType);
  const question = questionOf(given);
  const json = createGstr1Json(question, { withIrn: true });
  const gstr1 = await foldGstr1(one(reported(draft)), question, json.list);
  expect(gstr1.leftOut).toEqual([]);
  const file = JSON.parse([...json.pieces(gstr1)].map(({ text }) => text).join(''));
  const type = given.supplyType as SupplyType | undefined;
  const heads = out.taxType === 'state' ? ['camt', 'samt'] : ['iamt'];
  const [row] = file[out.table];
  const listed = row.inv?.[0] ?? row;
  if (out.table === 'b2b') {
    expect(listed).toMatchObject({ pos: out.place, inv_typ: tables[type ?? ''] ?? 'R' });
    expect(row.ctin).toBe(gstinIn(draft.buyerAddress));
  } else if (out.table === 'exp') expect(row.exp_typ).toBe(type === 'EXPWP' ? 'WPAY' : 'WOPAY');
  else expect(row.pos).toBe(out.place);
  const detail = listed.itms ? (listed.itms[0].itm_det ?? listed.itms[0]) : listed;
  for (const head of ['iamt', 'camt', 'samt']) expect([head, head in detail]).toEqual([head, heads.includes(head)]);
  expect(detail.rt).toBe(type?.endsWith('WOP') ? 0 : 18);
  const { outward, zeroRated } = gstr3b(gstr1);
  const taxable = invoiceTotals(readValidDraft(draft)).totals.taxable;
  expect([outward.taxable, zeroRated.taxable]).toEqual(isZeroRated(type) ? [0, taxable] : [taxable, 0]);
  expect(gstr1.interStateUnregistered).toHaveLength(
    out.taxType === 'central' && gstinIn(draft.buyerAddress) === null && !isExport(type) ? 1 : 0,
  );
});

const tables: Record<string, string> = { SEZWP: 'SEWP', SEZWOP: 'SEWOP', DEXP: 'DE' };

test.each(cases)('$id, INV-01: $note', ({ in: given, out }) => {
  const input = inputFromDraft(draftOf(given, out.taxType));
  const document = buildEinvoiceDocument(input, { number: NUMBER });
  const firm = buildEinvoiceFirm();
  const isWanted = document.gstin !== '' || isExport(given.supplyType);
  expect(needsIrn({ ...document }, firm)).toBe(isWanted);
  if (!isWanted) return;
  // A code of four digits is one of another rule.
  expect(einvoiceProblems(document, firm, document.date).filter(({ message }) => !message.includes('digits'))).toEqual(
    [],
  );
  const inv01 = writeInv01(document, firm, {});
  expect(inv01.BuyerDtls.Pos).toBe(out.place);
  expect(inv01.TranDtls.SupTyp).toBe(given.supplyType ?? 'B2B');
  expect(inv01.ValDtls.IgstVal > 0).toBe(out.taxType === 'central' && !given.supplyType?.endsWith('WOP'));
  expect(inv01.ValDtls.CgstVal > 0).toBe(out.taxType === 'state');
  expect(inv01.BuyerDtls.Gstin).toBe(isExport(given.supplyType) ? 'URP' : document.gstin);
  expect(inv01.ExpDtls !== undefined).toBe(isExport(given.supplyType));
});

/** As it goes to the e-way portal, on a lorry. */
function moved(draft: InvoiceDraft, transport: Partial<EwayTransport> = {}): EwayDocument {
  const invoice = { ...readValidDraft(draft), number: NUMBER };
  const lorry = { ...noTransport, mode: 'road', vehicle: 'DL01AB1234', shipToGstin: 'URP', ...transport } as const;
  const shop = { company: buildCompany(), unitCodes: {} };
  return { ...shop, invoice, consignment: consignmentOf(invoice), movedOn: null, transport: lorry };
}

test.each(cases)('$id, e-way bill: $note', ({ in: given, out }) => {
  // The goods of an export move to the port.
  const port = isExport(given.supplyType) ? { pin: '400707', place: 'Nhava Sheva' } : {};
  const document = moved(draftOf(given, out.taxType), port);
  const refused = ewayProblems(document, '2026-11-21').map(({ field, message }) => field || message);
  const [bill] = ewayJson([document]).billLists;
  // Services do not move, and an address without a PIN is asked for.
  if (bill === undefined || document.consignment.goods.length === 0 || refused.includes('pin')) {
    const why =
      out.rule === 'own' || out.rule === 'unregistered-goods' ? 'pin' : 'It has no goods: services need no e-way bill.';
    expect([out.eway, refused]).toEqual([undefined, expect.arrayContaining([why])]);
    return;
  }
  expect(refused).toEqual([]);
  expect([bill.toStateCode, bill.actualToStateCode]).toEqual(isExport(given.supplyType) ? [96, 27] : out.eway);
  expect([bill.subSupplyType, bill.docType]).toEqual([
    isExport(given.supplyType) ? 3 : 1,
    isExport(given.supplyType) && given.supplyType?.endsWith('WOP') ? 'BIL' : 'INV',
  ]);
  const isFree = given.supplyType?.endsWith('WOP') ?? false;
  expect(Number(bill.igstValue) > 0).toBe(out.taxType === 'central' && !isFree);
  expect(Number(bill.cgstValue) > 0).toBe(out.taxType === 'state');
});

test.each(cases)('$id, Tally: $note', ({ in: given, out }) => {
  const draft = draftOf(given, out.taxType);
  const { gstin, place } = returnFacts(draft);
  const voucher = writeVoucher(
    documentVoucher(
      {
        ...{ id: 'a', invoice: { ...readValidDraft(draft), number: NUMBER }, gstin, original: '', ledger: 'Sample' },
        ...{ placeOfSupply: stateName(place) ?? '', valueRows: new Set<number>() },
      },
      ledgerNames(),
      new Map(),
    ),
  ).join('\n');
  expect(voucher).toContain(`<PLACEOFSUPPLY>${stateName(out.place)}</PLACEOFSUPPLY>`);
  expect(voucher.includes('Output IGST')).toBe(out.taxType === 'central' && !given.supplyType?.endsWith('WOP'));
  expect(voucher.includes('Output CGST')).toBe(out.taxType === 'state');
  expect(voucher.includes('Regular - SEZ')).toBe(isToSez(given.supplyType));
  expect(voucher.includes('<COUNTRYOFRESIDENCE>India<')).toBe(!isExport(given.supplyType));
});

test.each(cases)('$id, register: $note', ({ in: given, out }) => {
  const draft = draftOf(given, out.taxType);
  const issued = buildIssuedInvoice(1, inputFromDraft(draft));
  const row = registerRow(issued);
  const said = (head: (typeof registerHeader)[number]) => row[registerHeader.indexOf(head)];
  expect(said('Place of supply')).toBe(`${out.place} ${stateName(out.place)}`);
  expect(said('GSTIN')).toBe(gstinIn(draft.buyerAddress) ?? '');
  const free = given.supplyType?.endsWith('WOP') ?? false;
  const isCharged = (heads: string) => !free && heads === out.taxType;
  expect([said('CGST') !== '0.00', said('SGST') !== '0.00', said('IGST') !== '0.00']).toEqual([
    isCharged('state'),
    isCharged('state'),
    isCharged('central'),
  ]);
  const supply = given.supplyType as SupplyType | undefined;
  expect(said('Supply')).toBe(supply === undefined ? '' : supplyTypes[supply].text);
});

test.each(refusedPlaces)('$id, refused: $note', ({ in: given, refused: { taxType, field, says } }) => {
  const problems = draftProblems(draftOf(given, taxType), takeAnyValue);
  expect(problems.filter((problem) => problem.field === field).map(({ message }) => message)).toEqual([
    expect.stringContaining(says),
  ]);
});

function questionOf({ taxState }: PlaceGiven) {
  const state = taxState as TaxState;
  return askReturn({ taxState: state, period: '2026-11', gstin: gstinOf(buildCompany(), state) });
}

function reported(draft: InvoiceDraft) {
  const invoice = readValidDraft(draft);
  return returnDocumentOf({
    ...{ id: 'a', kind: 'tax', taxState: invoice.taxState, taxType: invoice.taxType, number: NUMBER, seq: 1 },
    ...{ date: '2026-11-21', cancelled: false, buyerName: 'Sample', specimen: false, carried: false },
    ...{
      reportedIn: null,
      declaredOn: null,
      irn: null,
      draft,
      facts: returnFacts(draft),
      supplement: {},
      ownOriginal: null,
    },
    totals: invoiceTotals(invoice).totals,
  });
}

async function* one<T>(value: T) {
  yield value;
}
