import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInv01 } from '#adapters/einvoices/check-inv01.ts';
import { buildEinvoiceDocument, buildEinvoiceFirm } from '#test/build/build-einvoice.ts';
import note from '#test/fixtures/einvoice-sample-credit-note.json' with { type: 'json' };
import inter from '#test/fixtures/einvoice-sample-inter.json' with { type: 'json' };
import intra from '#test/fixtures/einvoice-sample-intra.json' with { type: 'json' };
import { isOwnBranch } from '../receivables/is-own-branch.ts';
import { einvoiceProblems } from './einvoice-problems.ts';
import { inv01Sums } from './inv01-sums.ts';
import { writeInv01 } from './write-inv01.ts';

const firm = buildEinvoiceFirm();

const buyer = (gstin: string, town: string) =>
  `EXAMPLE BUYER PRIVATE LIMITED\nPlot 2, Example Estate\n${town}\nGSTIN ${gstin}`;

const goods = {
  ...{ productname1: 'PVC wall panel 8 ft', pcomment1: '', hsn1: '39259090', qty1: '120', rate1: '85.50' },
  ...{ ratePerQty1: 'pcs', gst1: '18' },
  ...{
    productname2: 'Carpet tile 500x500 nylon',
    hsn2: '57032990',
    qty2: '250.5',
    rate2: '85',
    ratePerQty2: 'sqft',
    gst2: '5',
  },
  ...{
    productname3: 'Vinyl coated wallpaper roll',
    hsn3: '48142000',
    qty3: '14',
    rate3: '1299',
    ratePerQty3: 'roll',
    gst3: '18',
  },
};

const blank = { otherRefrences: '', buyerOrderNumber: '' };

test('An invoice within the state is the portal’s sample, key by key', () => {
  const document = buildEinvoiceDocument(
    {
      ...goods,
      ...blank,
      productname4: 'Wall covering and floor laying at site',
      ...{ hsn4: '995475', qty4: '1', rate4: '12500', ratePerQty4: 'pcs', gst4: '18' },
      orderDate: '2026-07-01',
      buyerAddress: buyer('07AAACB5678L1ZA', 'New Delhi 110020'),
      consigneeAddress: 'EXAMPLE BUYER SITE OFFICE\nSite 3, Example Tower\nNew Delhi 110001',
    },
    { number: 'DL/26-27/0101' },
  );
  expect(einvoiceProblems(document, firm, document.date)).toEqual([]);
  expect(written(document)).toEqual(withoutTradeName(intra));
});

test('An invoice to another state is the portal’s sample, key by key', () => {
  const address = buyer('21AAACB5678L1ZK', 'Bhubaneswar 751001');
  const document = buildEinvoiceDocument(
    {
      ...goods,
      ...blank,
      taxType: 'central',
      orderDate: '2026-07-02',
      buyerAddress: address,
      consigneeAddress: address,
    },
    { number: 'DL/26-27/0102' },
  );
  expect(written(document)).toEqual(withoutTradeName(inter));
});

test('To the firm’s own registration in another state IGST is charged, and both GSTINs stand in the file', () => {
  const address = 'EXAMPLE INTERIORS\nPlot 7, Example Road\nBhubaneswar 751001\nGSTIN 21ABCDE1234F1ZC';
  const input = { ...goods, taxType: 'central', buyerAddress: address, consigneeAddress: address } as const;
  const document = buildEinvoiceDocument(input, { number: 'DL/26-27/0103' });
  expect(isOwnBranch(firm, address)).toBe(true);
  expect(einvoiceProblems(document, firm, document.date)).toEqual([]);
  const { SellerDtls, BuyerDtls, TranDtls, ValDtls } = written(document);
  expect([SellerDtls.Gstin, BuyerDtls.Gstin, BuyerDtls.Pos]).toEqual(['07ABCDE1234F1Z2', '21ABCDE1234F1ZC', '21']);
  expect(TranDtls.SupTyp).toBe('B2B');
  expect(ValDtls.IgstVal).toBeGreaterThan(0);
  expect([ValDtls.CgstVal ?? 0, ValDtls.SgstVal ?? 0]).toEqual([0, 0]);
});

test('A credit note is the portal’s sample, and names its invoice', () => {
  const document = buildEinvoiceDocument(
    {
      ...goods,
      ...{ type: 'credit', qty1: '10', productname2: '', productname3: '', otherRefrences: 'Goods returned' },
      orderDate: '2026-07-15',
      buyerAddress: buyer('07AAACB5678L1ZA', 'New Delhi 110020'),
    },
    {
      number: 'CN-DL/26-27/001',
      original: {
        number: 'DL/26-27/0101',
        date: '2026-07-01',
        gstin: '07AAACB5678L1ZA',
        place: '07',
        value: null,
        known: true,
      },
    },
  );
  expect(written(document)).toEqual(withoutTradeName(note));
});

test('A discount, a long address and letters that the portal refuses', () => {
  const long =
    'Warehouse 14 behind the old cotton mill beside the second gate of the example industrial estate on the ring road';
  const document = buildEinvoiceDocument(
    {
      productname1: 'Panel 8" \\ white',
      discount1: '5%',
      buyerOrderNumber: 'NGS-PO-0077',
      buyerAddress: `Sample Hotels\n${long}\nBlock C, Aerocity\nNew Delhi 110037\n07AAACS1111A1ZC`,
      consigneeAddress: 'Sample site\nSomewhere without a PIN',
    },
    { number: 'dl/7' },
  );
  const inv01 = writeInv01(document, firm, {});
  expect(checkInv01(inv01)).toEqual([]);
  expect(inv01.DocDtls.No).toBe('DL/7');
  expect(inv01.ItemList[0]).toMatchObject({
    PrdDesc: "Panel 8'' / white, Grass weave, ivory",
    TotAmt: 90_300,
    Discount: 4515,
    AssAmt: 85_785,
  });
  expect(inv01.RefDtls).toEqual({
    ContrDtls: [{ PORefr: 'NGS-PO-0077', PORefDt: '18/11/2026', ExtRefr: 'Mail of 18 Nov' }],
  });
  const { Addr1, Addr2 } = inv01.BuyerDtls;
  expect([Addr1, Addr2].join(' ')).toBe(`${long}, Block C, Aerocity`);
  expect(inv01.ShipDtls).toBeUndefined();
});

test('Texts that are too short or too long for the portal are left out or cut', () => {
  const of = (changes: Parameters<typeof buildEinvoiceDocument>[0]) =>
    writeInv01(
      buildEinvoiceDocument(
        { buyerAddress: buyer('07AAACB5678L1ZA', 'New Delhi 110020'), ...changes },
        { number: 'DL/1' },
      ),
      firm,
      {},
    );
  const description = (productname1: string, pcomment1 = '') => of({ productname1, pcomment1 }).ItemList[0]?.PrdDesc;
  expect([description('AB'), description('ABC')]).toEqual([undefined, 'ABC']);
  expect(description('x'.repeat(295), 'y'.repeat(50))).toBe(`${'x'.repeat(295)}, yyy`);
  // Half of a sign is none.
  expect(description('x'.repeat(299), '')).toHaveLength(299);
  expect(description(`${'x'.repeat(299)}😀`)).toBe('x'.repeat(299));
  expect(description('😀 panel')).toBe('😀 panel');

  const remark = (otherRefrences: string, type: 'tax' | 'credit') =>
    of({ type, otherRefrences, buyerOrderNumber: '' }).RefDtls;
  expect(remark('AB', 'credit')).toBeUndefined();
  expect(remark('ABC', 'credit')).toEqual({ InvRm: 'ABC' });
  expect([remark('x'.repeat(100), 'credit'), remark('x'.repeat(101), 'credit')]).toEqual([
    { InvRm: 'x'.repeat(100) },
    undefined,
  ]);
  expect([remark('x'.repeat(20), 'tax'), remark('x'.repeat(21), 'tax')]).toEqual([
    { ContrDtls: [{ ExtRefr: 'x'.repeat(20) }] },
    undefined,
  ]);
  const order = (buyerOrderNumber: string) => of({ buyerOrderNumber, otherRefrences: '', buyerDate: '' }).RefDtls;
  expect([order('x'.repeat(16)), order('x'.repeat(17))]).toEqual([
    { ContrDtls: [{ PORefr: 'x'.repeat(16) }] },
    undefined,
  ]);
});

test('The schema takes every document, and its sums are those of the portal', () => {
  const line = fc.record({
    qty: fc.integer({ min: 1, max: 9_999_999 }),
    rate: fc.integer({ min: 1, max: 9_999_999 }),
    gst: fc.constantFrom('5', '12', '18', '28'),
    unit: fc.constantFrom('pcs', 'sqft', 'roll', 'rft', 'sqmtr'),
    hsn: fc.constantFrom('48142000', '995475', '392590'),
    discount: fc.constantFrom('', '5%', '33.33%'),
    description: fc.string({ unit: 'grapheme', maxLength: 300 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      fc.boolean(),
      (lines, within, isNote) => {
        const rows = lines.map((each, index) => [
          [`productname${index + 1}`, 'Wallpaper'],
          [`pcomment${index + 1}`, each.description],
          [`hsn${index + 1}`, each.hsn],
          [`qty${index + 1}`, decimal(each.qty, 3)],
          [`rate${index + 1}`, decimal(each.rate, 2)],
          [`ratePerQty${index + 1}`, each.unit],
          [`gst${index + 1}`, each.gst],
          [`discount${index + 1}`, each.discount],
        ]);
        const document = buildEinvoiceDocument(
          {
            ...Object.fromEntries(rows.flat()),
            type: isNote ? 'credit' : 'tax',
            taxType: within ? 'state' : 'central',
            // Goods and their laying in one place.
            atSite: 'yes',
            consigneeAddress: within ? 'Site, New Delhi 110075' : 'Site, Cuttack 753001',
            buyerAddress: within
              ? buyer('07AAACB5678L1ZA', 'New Delhi 110020')
              : buyer('21AAACB5678L1ZK', 'Cuttack 753001'),
          },
          { number: 'DL/26-27/0102' },
        );
        const inv01 = writeInv01(document, firm, {});
        expect(einvoiceProblems(document, firm, document.date)).toEqual([]);
        expect(checkInv01(inv01)).toEqual([]);
        expect(inv01Sums(inv01)).toEqual([]);
        // What is written is read back to the paisa.
        const read = JSON.parse(JSON.stringify(inv01)) as typeof inv01;
        expect(Math.round(read.ValDtls.TotInvVal * 100)).toBe(document.totals.payable);
        expect(JSON.stringify(read.ValDtls)).not.toMatch(/\.\d{3}/);
      },
    ),
    { numRuns: 60 },
  );
});

test('The schema and the sums find what is wrong', () => {
  const right = JSON.parse(JSON.stringify(intra));
  expect([checkInv01(right), inv01Sums(right)]).toEqual([[], []]);
  const wrong = { ...right, extra: 1, ValDtls: { ...right.ValDtls, TotInvVal: 70_673.555 } };
  expect(checkInv01(wrong)).toHaveLength(2);
  const two = { ...right, ValDtls: { ...right.ValDtls, TotInvVal: 70_675.01 } };
  expect(inv01Sums(two)).toEqual(['TotInvVal is 70675.01']);
  right.ItemList[0].CgstAmt = 900;
  expect(inv01Sums(right)).toEqual(['Line 1: CgstAmt is 900', 'Line 1: TotItemVal is 12106.8', 'CgstVal is 4217.45']);
});

function decimal(whole: number, places: number) {
  return (whole / 10 ** places).toFixed(places);
}

function written(document: Parameters<typeof writeInv01>[0]) {
  const inv01 = writeInv01(document, firm, {});
  expect(checkInv01(inv01)).toEqual([]);
  expect(inv01Sums(inv01)).toEqual([]);
  return JSON.parse(JSON.stringify(inv01));
}

/** The firm has one name here; the trade name is optional. */
function withoutTradeName<T extends { SellerDtls: object }>(sample: T) {
  const { TrdNm: _, ...seller } = sample.SellerDtls as { TrdNm: string };
  return { ...sample, SellerDtls: seller };
}
