import { beforeAll, expect, test } from 'vitest';
import { checkInv01 } from '#adapters/einvoices/check-inv01.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import type { Inv01 } from '#domain/einvoices/inv01.ts';
import { gstinIn } from '#domain/tax/gstin.ts';
import { stateName } from '#domain/tax/states.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { inputOfPlace, type PlaceCase, placeCases } from '#test/build/place-cases.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { readTallyFile } from '#test/read/read-tally-file.ts';
import { paidWords, unpaidWords } from '#test/read/rule-46.ts';
import { branch, home } from '#test/specification/specified-firm.ts';

const app = withTestApp({ company: buildCompany({ eInvoiceFrom: '2026-11-01', turnover: '5-to-10' }) });

/** A case as it was issued. `value`: in rupees, by the numbers of the fixture alone; `tax`: 18 % of it, or none under LUT. */
type Issued = PlaceCase & { document: string; number: string; value: number; tax: number; type: string };

const issued: Issued[] = [];
const states = [home, branch];
let token = '';

const post = (path: string, body: object) => app().call('POST', path, { token, body });
async function file<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const answer = await app().call(method, path, { token, ...(body ? { body } : {}) });
  expect(answer.status, `${path}: ${answer.ok ? '' : await answer.clone().text()}`).toBe(200);
  return answer.json() as Promise<T>;
}

// A firm that makes e-invoices needs six digits: the cases of four are of another rule.
const cases = placeCases.filter(({ in: { lines } }) => lines.every(([, hsn = '']) => hsn.length >= 6));

/** The shop sells what the cases sell, under their codes. */
async function sellAll() {
  const rows = cases.flatMap(({ in: { lines } }) => lines);
  const known = new Set(openingCatalogue.products.map(({ name }) => name));
  const names = [...new Set(rows.map(([name = '']) => name))].filter((name) => !known.has(name));
  const added = names.map((name, at) => ({ id: 1_000 + at, name, hsn: '', unit: '', gst: '', hidden: false }));
  const products = [...openingCatalogue.products, ...added];
  const hsnCodes = [...new Set([...openingCatalogue.hsnCodes, ...rows.map(([, hsn = '']) => hsn)])];
  const { catalogues, system } = app().ports;
  await catalogues.saveOnto(1, { ...openingCatalogue, products, hsnCodes }, system.now(), actor);
}

beforeAll(async () => {
  token = await app().logIn();
  await sellAll();
  for (const each of cases) {
    const { in: given, out, id } = each;
    const send = (taxType: string) => post('/api/generateInvoice', inputOfPlace(given, taxType) as InvoiceInput);
    // The other heads are refused by the form.
    if (out.rule !== 'own') {
      const other = await send(out.taxType === 'state' ? 'central' : 'state');
      expect([other.status, ((await other.json()) as Refusal).problems[0]?.field], id).toEqual([422, 'taxType']);
    }
    const answer = await send(out.taxType);
    expect([answer.status, answer.ok ? '' : await answer.text()], id).toEqual([200, '']);
    const value = given.lines.length * Number(given.quantity ?? 20) * 100;
    const type = given.supplyType ?? '';
    const tax = type.endsWith('WOP') ? 0 : (value * 18) / 100;
    const [document, number] = [answer.headers.get('Document') ?? '', answer.headers.get('Invoice-Number') ?? ''];
    issued.push({ ...each, document, number, value, tax, type });
  }
}, 60_000);

const isWithin = ({ taxType }: PlaceCase['out']) => taxType === 'state';

type Refusal = { problems: { field: string }[] };

test('At least forty cases are issued, each with its own tax', () => {
  expect(issued.length).toBeGreaterThanOrEqual(40);
});

test('Paper: each has its place, its heads, and the words that rule 46 quotes', async () => {
  for (const { id, in: given, out, number, type } of issued) {
    const asked = { type: 'tax', taxState: given.taxState, invoiceNo: number };
    const pdf = await (await post('/api/downloadInvoice?copy=original', asked)).arrayBuffer();
    const text = (await readPdf(new Uint8Array(pdf))).join('\n').replaceAll(/\s+/g, ' ');
    expect(text, id).toContain(`Place of supply ${stateName(out.place)} (${out.place})`);
    expect([/ CGST % /.test(text), / IGST % /.test(text)], id).toEqual([isWithin(out), !isWithin(out)]);
    const words = /^(SEZ|EXP)/.test(type) ? [type.endsWith('WOP') ? unpaidWords : paidWords] : [];
    expect([...(text.match(/SUPPLY MEANT FOR EXPORT\/.* INTEGRATED TAX/) ?? [])], id).toEqual(words);
  }
});

type Heads = { txval: number; rt: number; iamt?: number; camt?: number; samt?: number };
type Listed = { inum: string; pos?: string; inv_typ?: string; itms: ({ itm_det: Heads } & Heads)[] };
type Gstr1 = {
  b2b: { ctin: string; inv: Listed[] }[];
  b2cl: { pos: string; inv: Listed[] }[];
  exp: { exp_typ: string; inv: Listed[] }[];
  b2cs: (Heads & { pos: string })[];
};

test.each(states)('GSTR-1 of %s: each is in its table with its place, type and tax', async (state) => {
  const json = await file<Gstr1>('GET', `/api/returns/${state}/2026-11/gstr1.json`);
  const listed = [
    ...(json.b2b ?? []).flatMap(({ inv }) => inv.map((each) => ({ table: 'b2b', ...each }))),
    ...(json.b2cl ?? []).flatMap(({ pos, inv }) => inv.map((each) => ({ table: 'b2cl', ...each, pos }))),
    ...(json.exp ?? []).flatMap(({ inv }) => inv.map((each) => ({ table: 'exp', ...each, pos: '96' }))),
  ];
  const small = new Map<string, number>();
  const here = issued.filter(({ in: { taxState } }) => taxState === state);
  expect(here.length).toBeGreaterThan(5);
  for (const { id, out, number, value, tax, type } of here) {
    const ofHeads = isWithin(out) ? { camt: tax / 2, samt: tax / 2 } : { iamt: tax };
    if (out.table === 'b2cs') {
      small.set(out.place, (small.get(out.place) ?? 0) + value);
      continue;
    }
    const found = listed.filter(({ inum }) => inum === number);
    expect(
      found.map(({ table, pos }) => [table, pos]),
      id,
    ).toEqual([[out.table, out.place]]);
    if (out.table === 'b2b') expect(found[0]?.inv_typ, id).toBe(types[type] ?? 'R');
    const [item] = found[0]?.itms ?? [];
    expect(item?.itm_det ?? item, id).toMatchObject({ txval: value, rt: type.endsWith('WOP') ? 0 : 18, ...ofHeads });
  }
  expect(new Map((json.b2cs ?? []).map(({ pos, txval }) => [pos, txval]))).toEqual(small);
});

const types: Record<string, string> = { SEZWP: 'SEWP', SEZWOP: 'SEWOP', DEXP: 'DE' };

test('INV-01: each that needs an IRN is taken by the portal’s schema, with its place, kind of supply and tax', async () => {
  const wanted = issued.filter(({ in: given, type }) => gstinIn(given.buyerAddress) !== null || type.startsWith('EXP'));
  expect(wanted.length).toBeGreaterThan(30);
  const sent = await file<Inv01[]>('POST', '/api/einvoices/inv01', { documents: wanted.map((each) => each.document) });
  for (const { id, number, out, type, value, tax } of wanted) {
    const inv01 = sent.find(({ DocDtls }) => DocDtls.No === number);
    expect([inv01?.BuyerDtls.Pos, inv01?.TranDtls.SupTyp], id).toEqual([out.place, type || 'B2B']);
    const { AssVal, IgstVal, CgstVal, SgstVal } = inv01?.ValDtls ?? {};
    const heads = isWithin(out) ? [0, tax / 2, tax / 2] : [tax, 0, 0];
    expect([AssVal, IgstVal, CgstVal, SgstVal], id).toEqual([value, ...heads]);
    expect(inv01 ? checkInv01(inv01) : null, id).toEqual([]);
  }
});

test('E-way bill: the goods of each travel to the state of its case, or it says why it needs none', async () => {
  const lorry = { mode: 'road', vehicle: 'DL01LX0000', distance: 12, shipToGstin: 'URP' };
  const ready: Issued[] = [];
  for (const each of issued) {
    const isAbroad = each.type.startsWith('EXP');
    const transport = { ...lorry, ...(isAbroad ? { pin: '400707', place: 'Nhava Sheva' } : {}) };
    const answer = await post(`/api/documents/${each.document}/eway`, { version: 0, transport });
    const { problems } = (await answer.json()) as { problems: object[] };
    const travels = each.out.eway !== undefined || isAbroad;
    expect(problems.length === 0, `${each.id} ${JSON.stringify(problems)}`).toBe(travels);
    if (travels) ready.push(each);
  }
  expect(ready.length).toBeGreaterThan(20);
  const documents = ready.map(({ document }) => document);
  const { billLists } = await file<{ billLists: Record<string, unknown>[] }>('POST', '/api/eway/json', { documents });
  for (const { id, number, out, tax, in: given } of ready) {
    const bill = billLists.find(({ docNo }) => docNo === number);
    expect([bill?.toStateCode, bill?.actualToStateCode], id).toEqual(out.eway ?? [96, 27]);
    // Work at the site is no goods; freight and packing are part of them. Rows are equal, so the goods have their share of the tax.
    const share = given.lines.filter(([, hsn = '']) => !/^99(?!67|85)/.test(hsn)).length / given.lines.length;
    const [whole, half] = [tax * share, (tax * share) / 2];
    const charged = isWithin(out) ? [0, half, half] : [whole, 0, 0];
    expect([bill?.igstValue, bill?.cgstValue, bill?.sgstValue].map(Number), id).toEqual(charged);
  }
});

test.each(states)('Tally, from %s: each voucher has its place and the ledgers of its heads', async (state) => {
  const answer = await app().call('GET', `/api/returns/${state}/2026-11/tally.xml`, { token });
  const { vouchers } = readTallyFile(await answer.text());
  for (const { id, out, number, tax } of issued.filter(({ in: { taxState } }) => taxState === state)) {
    const voucher = vouchers.find((each) => each.number === number);
    expect(voucher?.facts, id).toMatch(new RegExp(`, ${stateName(out.place)}$`));
    const booked = ['IGST', 'CGST'].map((head) => voucher?.ledgers.some((ledger) => ledger.includes(head)));
    expect([voucher?.footing, ...booked], id).toEqual([0, !isWithin(out) && tax > 0, isWithin(out)]);
  }
});
