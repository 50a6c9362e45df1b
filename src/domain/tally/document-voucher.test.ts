import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#test/build/any-character.ts';
import { buildTallyInvoice, buildTallyNote } from '#test/build/build-tally-documents.ts';
import { homeName } from '#test/specification/specified-firm.ts';
import type { Invoice, InvoiceLine } from '../invoices/invoice.ts';
import { lineValue } from '../tax/gst.ts';
import { gstinIn } from '../tax/gstin.ts';
import { documentVoucher } from './document-voucher.ts';
import { ledgerNames } from './tally-ledgers.ts';
import { voucherFooting } from './tally-voucher.ts';
import { writeVoucher } from './write-voucher.ts';

const names = ledgerNames();
const valueRows = new Set<number>();

function voucherOf(invoice: Invoice, ledger = 'EXAMPLE BUYER PRIVATE LIMITED') {
  const gstin = gstinIn(invoice.buyerAddress) ?? '';
  const document = {
    id: 'a-document',
    invoice,
    gstin,
    placeOfSupply: homeName,
    original: 'DL/26-27/0101',
    ledger,
    valueRows,
  };
  return documentVoucher(document, names, new Map());
}

describe.each([
  ['a tax invoice', 'tally-sales-sample.xml', buildTallyInvoice()],
  ['a credit note', 'tally-credit-note-sample.xml', buildTallyNote()],
])('%s is written as in the sample', (_, sample, invoice) => {
  const voucher = voucherOf(invoice);
  const written = elementsOf(writeVoucher(voucher).join('\n'));
  const expected = elementsOf(readFileSync(`test/fixtures/${sample}`, 'utf8'));

  test('with each element of the sample, in its order', () => {
    let at = 0;
    const missing = expected.filter((element) => {
      const found = written.indexOf(element, at);
      if (found >= 0) at = found + 1;
      return found < 0;
    });
    expect(expected).not.toHaveLength(0);
    expect(missing).toEqual([]);
  });

  test('with nothing else but its GUID and the address of the buyer', () => {
    const more = [...written];
    for (const element of expected) more.splice(more.indexOf(element), 1);
    expect(more).toEqual([
      '<GUID>a-document</GUID>',
      '<ADDRESS.LIST TYPE="String"><ADDRESS>Plot 2, Example Estate</ADDRESS></ADDRESS.LIST>',
    ]);
  });

  test('and foots to zero', () => {
    expect(voucherFooting(voucher)).toBe(0);
  });
});

test('What the header says goes to Tally’s own fields for it', () => {
  const voucher = voucherOf(
    buildTallyInvoice({
      otherReferences: 'Mail of 18 Nov',
      buyerOrderNumber: 'NGS-PO-0102',
      buyerDate: '2026-06-30',
      deliveryNoteDate: '2026-07-02',
      termsOfDelivery: 'At site\nUnloading by buyer',
    }),
  );
  const lines = writeVoucher(voucher).map((line) => line.trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      '<BASICORDERREF>Mail of 18 Nov</BASICORDERREF>',
      '<BASICORDERDATE>20260630</BASICORDERDATE>',
      '<BASICPURCHASEORDERNO>NGS-PO-0102</BASICPURCHASEORDERNO>',
      '<BASICSHIPDELIVERYDATE>20260702</BASICSHIPDELIVERYDATE>',
      '<BASICORDERTERMS.LIST TYPE="String"><BASICORDERTERMS>At site</BASICORDERTERMS><BASICORDERTERMS>Unloading by buyer</BASICORDERTERMS></BASICORDERTERMS.LIST>',
    ]),
  );
});

test('A discount is taken off the goods, and the tax is that of what is left', () => {
  const [panel, tile] = buildTallyInvoice().lines;
  if (!panel || !tile) throw new Error('The sample has four lines.');
  // 12.5 % of 10,260.00; 100.01 of 21,292.50.
  const lines = [
    { ...panel, discountPaise: 1282_50, discountBasisPoints: 1250 },
    { ...tile, discountPaise: 100_01 },
  ];
  const voucher = voucherOf(buildTallyInvoice({ lines }));
  // 9 % of 8,977.50 is 807.975, and 2.5 % of 21,192.49 is 529.81225.
  expect(voucher.entries.map(({ amount }) => amount)).toEqual([-32_846_00, 1337_79, 1337_79, 43]);
  expect(voucher.stock.map(({ amount }) => amount)).toEqual([8977_50, 21_192_49]);
  const written = writeVoucher(voucher).join('\n');
  // Tally knows a discount in percent alone: the one in rupees is in the amount.
  expect(written.match(/<DISCOUNT>.*<\/DISCOUNT>/g)).toEqual(['<DISCOUNT>12.50</DISCOUNT>']);
  expect(written).toContain('<AMOUNT>8977.50</AMOUNT>');
  expect(written).toContain('<AMOUNT>21192.49</AMOUNT>');
  expect([voucherFooting(voucher), footingOf(written)]).toEqual([0, 0]);
});

test('A row of a note that is a difference of price is written with its value alone', () => {
  const invoice = buildTallyNote();
  const of = (valueRows: ReadonlySet<number>) =>
    writeVoucher(
      documentVoucher(
        {
          ...{ id: 'a-document', invoice, gstin: '', placeOfSupply: homeName, original: '', ledger: 'Buyer' },
          valueRows,
        },
        names,
        new Map(),
      ),
    )
      .map((line) => line.trim())
      .filter((line) => /^<(STOCKITEMNAME|RATE|DISCOUNT|ACTUALQTY|BILLEDQTY)>/.test(line));
  expect(of(new Set([2]))).toHaveLength(4);
  expect(of(new Set([1]))).toEqual(['<STOCKITEMNAME>PVC wall panel 8 ft</STOCKITEMNAME>']);
});

test('A product in a second unit is another stock item', () => {
  const invoice = buildTallyInvoice();
  const units = new Map([['Carpet tile 500x500 nylon', 'pcs']]);
  const document = {
    id: 'a-document',
    invoice,
    gstin: '',
    placeOfSupply: homeName,
    original: '',
    ledger: 'Buyer',
    valueRows,
  };
  expect(documentVoucher(document, names, units).stock.map(({ item }) => item)).toEqual([
    'PVC wall panel 8 ft',
    'Carpet tile 500x500 nylon (sqft)',
    'Vinyl coated wallpaper roll',
    'Wall covering and floor laying at site',
  ]);
});

test('Names with & and with Odia letters stay themselves in the file', () => {
  const buyerAddress = 'ନମୁନା ଗୃହ ସଜ୍ଜା & Sons <Patia>\nଭୁବନେଶ୍ୱର, ଓଡ଼ିଶା 751013';
  const written = writeVoucher(voucherOf(buildTallyInvoice({ buyerAddress }), 'ନମୁନା & Sons')).join('\n');
  expect(written).toContain('<PARTYLEDGERNAME>ନମୁନା &amp; Sons</PARTYLEDGERNAME>');
  expect(written).toContain('<PARTYNAME>ନମୁନା ଗୃହ ସଜ୍ଜା &amp; Sons &lt;Patia&gt;</PARTYNAME>');
  expect(written).toContain('<STATENAME>Odisha</STATENAME>');
});

const line: fc.Arbitrary<InvoiceLine> = fc
  .record({
    product: fc.constantFrom('Wallpaper', 'WPC Panel', 'Freight & Cartage Charges'),
    description: fc.string({ unit: anyCharacter }),
    hsn: fc.constantFrom('48142000', '39259090', '996793'),
    quantityMilli: fc.integer({ min: 1, max: 9_999_999 }),
    ratePaise: fc.integer({ min: 1, max: 9_999_99 }),
    unit: fc.constantFrom('pcs', 'rft'),
    gstBasisPoints: fc.constantFrom(0, 500, 1200, 1800, 2800),
    discountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  })
  .map((cells, row = 1) => {
    const discountPaise = Number((lineValue(cells) * BigInt(cells.discountBasisPoints)) / 10_000n);
    return { ...cells, row, discountPaise };
  });

test('Every voucher foots to zero, and so do the amounts that are written', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 40 }),
      fc.constantFrom('tax', 'credit'),
      fc.constantFrom('state', 'central'),
      (lines, kind, taxType) => {
        const voucher = voucherOf(buildTallyInvoice({ kind, taxType, lines }));
        expect(voucherFooting(voucher)).toBe(0);
        expect(footingOf(writeVoucher(voucher).join('\n'))).toBe(0);
      },
    ),
  );
});

/** The amounts of ledgers and stock, as they stand in the file; those of bills and accounts repeat them. */
function footingOf(xml: string): number {
  const own = xml.replaceAll(/<(BILLALLOCATIONS|ACCOUNTINGALLOCATIONS)\.LIST>.*?<\/\1\.LIST>/gs, '');
  const amounts = [...own.matchAll(/<AMOUNT>(-?\d+\.\d\d)<\/AMOUNT>/g)].map(([, amount = '']) => amount);
  return amounts.reduce((sum, amount) => sum + Number(amount.replace('.', '')), 0);
}

/** The elements of a voucher that hold a text, in their order. */
function elementsOf(xml: string): string[] {
  const voucher = xml.slice(xml.indexOf('<VOUCHER'));
  return [...voucher.matchAll(/<([\w.]+)(?: TYPE="String")?>(?:[^<]*|<(\w+)>[^<]*<\/\2>)<\/\1>/g)].map(
    ([element]) => element,
  );
}
