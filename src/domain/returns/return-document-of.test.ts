import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { askReturn } from '#test/build/build-return.ts';
import { buildDraft } from '#test/build/factories.ts';
import { invoiceTotals } from '../invoices/invoice-totals.ts';
import { readValidDraft } from '../invoices/read-draft.ts';
import { foldGstr1 } from './fold-gstr1.ts';
import { createGstr1Json } from './gstr1-json.ts';
import type { ReturnDocument } from './return-document.ts';
import { effectiveFacts, returnDocumentOf } from './return-document-of.ts';
import { returnFacts } from './return-facts.ts';
import type { Supplement } from './supplement.ts';

const discounted = {
  // 12.5 % of 10,260.00 is 1,282.50.
  ...{ productname1: 'WPC Panel', hsn1: '39259090', qty1: '120', rate1: '85.50', ratePerQty1: 'pcs', gst1: '18' },
  discount1: '12.5%',
  // 100.01 of 21,292.50.
  ...{ productname2: 'Carpet Tile', hsn2: '57032990', qty2: '250.5', rate2: '85', ratePerQty2: 'sqft', gst2: '5' },
  discount2: '100.01',
};

test('The lines of a document have their taxable value after discount, and each head from that', () => {
  const taxed = { cgst: 807_98, sgst: 807_98, igst: 0 };
  expect(documentOf(discounted).lines).toMatchObject([
    { hsn: '39259090', taxable: 8977_50, ...taxed },
    { hsn: '57032990', taxable: 21_192_49, cgst: 529_81, sgst: 529_81, igst: 0 },
  ]);
  expect(documentOf({ ...discounted, taxType: 'central' }).lines).toMatchObject([
    { igst: 1615_95, cgst: 0 },
    { igst: 1059_62, cgst: 0 },
  ]);
});

test('GSTR-1 has the values after discount, in its documents and in table 12', async () => {
  const { b2b, hsn } = await gstr1Of(documentOf(discounted));
  expect(b2b[0].inv[0]).toMatchObject({
    val: 32_846,
    itms: [
      { itm_det: { txval: 8977.5, rt: 18, camt: 807.98, samt: 807.98, csamt: 0 } },
      { itm_det: { txval: 21_192.49, rt: 5, camt: 529.81, samt: 529.81, csamt: 0 } },
    ],
  });
  expect(hsn.hsn_b2b).toMatchObject([
    { hsn_sc: '39259090', txval: 8977.5, camt: 807.98 },
    { hsn_sc: '57032990', txval: 21_192.49, camt: 529.81 },
  ]);
});

test('A line that is wholly discounted has no value and no tax', () => {
  expect(documentOf({ ...discounted, discount1: '100%' }).lines[0]).toMatchObject({ taxable: 0, cgst: 0, sgst: 0 });
});

const own = { number: 'DL/26-27/0007', date: '2026-11-01', gstin: '', place: '07', value: 118_00 };

test('The invoice of a note is that of this shop, else what staff said of it, else what its Reference No says', () => {
  const note = { type: 'credit', referenceNumber: ' OLD/7 ' } as const;
  const of = (more: Parameters<typeof documentOf>[1]) => documentOf(note, { kind: 'credit', ...more }).original;
  expect(of({ ownOriginal: own, supplement: { original: { ...own, number: 'X' } } })).toEqual({ ...own, known: true });
  expect(of({ supplement: { original: { ...own, number: 'OLD/8' } } })).toEqual({
    ...{ ...own, number: 'OLD/8', known: false },
  });
  expect(of({})).toEqual({ number: 'OLD/7', date: '', gstin: '', place: '', value: null, known: false });
  expect(documentOf({}, {}).original).toBeNull();
});

test('GSTIN and place are those of the issue, of the invoice of another shop, and what staff said last', () => {
  const facts = { gstin: '07AAACB5678L1ZA', place: '07' };
  const [gstin, place] = ['21AAACB5678L1ZK', '21'];
  const of = (supplement: Supplement, more: Parameters<typeof documentOf>[1] = {}) => {
    const found = documentOf({}, { facts, supplement, ...more });
    return [found.gstin, found.place];
  };
  expect(of({})).toEqual([facts.gstin, facts.place]);
  expect(of({ gstin: '', place })).toEqual(['', place]);
  expect(of({ place })).toEqual([facts.gstin, place]);
  expect(of({ gstin })).toEqual([gstin, facts.place]);
  expect(of({ original: { ...own, gstin, place } })).toEqual([gstin, place]);
  expect(of({ original: { ...own, gstin, place: '' } })).toEqual([gstin, facts.place]);
  expect(of({ original: { ...own, gstin, place }, place: '27' })).toEqual([gstin, '27']);
  // A note to an invoice of this shop has the facts of that invoice.
  expect(of({ gstin: '', place }, { ownOriginal: own })).toEqual([facts.gstin, facts.place]);
  expect(effectiveFacts(facts, { place })).toEqual({ gstin: facts.gstin, place });
  expect(effectiveFacts(facts, { original: { ...own, gstin, place } })).toEqual(facts);
});

test('A note without GST is known by its draft, and charges nothing; rows without a product are none', () => {
  const without = documentOf({ type: 'credit', withoutGst: 'yes' }, { kind: 'credit' });
  expect([without.withoutGst, without.lines.map(({ cgst }) => cgst)]).toEqual([true, [0]]);
  const blank = { productname2: '', qty2: '5', rate2: '1', gst2: '18' };
  expect(documentOf(blank)).toMatchObject({ withoutGst: false, reverseCharge: false, lines: [{ row: 1 }] });
});

test('A row of a note at another price than that of the invoice takes back a value, and no goods', () => {
  const sold = buildDraft({ productname1: 'Wallpaper', qty1: '10', rate1: '100', ratePerQty1: 'roll', discount1: '' });
  const note = { productname1: 'Wallpaper', ratePerQty1: 'roll', discount1: '' } as const;
  const two = {
    ...note,
    qty1: '2',
    rate1: '100',
    productname2: 'Wallpaper',
    ratePerQty2: 'roll',
    qty2: '10',
    rate2: '5',
  };
  const of = (lines: typeof sold.lines | undefined) =>
    documentOf(
      { type: 'credit', ...two, gst2: '18' },
      { kind: 'credit', ownOriginal: { ...own, ...(lines && { lines }) } },
    );
  expect(of(sold.lines).lines.map(({ valueOnly }) => valueOnly)).toEqual([undefined, true]);
  expect(of(sold.lines).original).toEqual({ ...own, known: true });
  // Another product, or another unit, is no row of the invoice.
  expect(of([{ ...(sold.lines[0] ?? fail()), unit: 'pcs' }]).lines.map(({ valueOnly }) => valueOnly)).toEqual([
    true,
    true,
  ]);
  // What another shop sold is not known.
  expect(of(undefined).lines.map(({ valueOnly }) => valueOnly)).toEqual([undefined, undefined]);
});

function fail(): never {
  throw new Error('The sample has a row.');
}

function documentOf(changes: InvoiceInput, more: Partial<Parameters<typeof returnDocumentOf>[0]> = {}): ReturnDocument {
  const draft = buildDraft(changes);
  const invoice = readValidDraft(draft);
  const { totals } = invoiceTotals(invoice);
  return returnDocumentOf({
    ...{ id: 'a', kind: 'tax', taxState: invoice.taxState, taxType: invoice.taxType, number: 'DL/26-27/0001' },
    ...{ date: '2026-11-21', seq: 1, cancelled: false, buyerName: 'Sample Interiors', specimen: false, totals },
    ...{
      carried: false,
      reportedIn: null,
      declaredOn: null,
      irn: null,
      draft,
      facts: returnFacts(invoice),
      supplement: {},
    },
    ownOriginal: null,
    ...more,
  });
}

async function gstr1Of(document: ReturnDocument) {
  const question = askReturn({ period: '2026-11' });
  const texts = createGstr1Json(question, { withIrn: true });
  async function* only() {
    yield document;
  }
  const gstr1 = await foldGstr1(only(), question, texts.list);
  return JSON.parse([...texts.pieces(gstr1)].map(({ text }) => text).join(''));
}
