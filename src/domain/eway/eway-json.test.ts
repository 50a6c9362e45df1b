import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildMovedDocument } from '#test/build/build-eway.ts';
import { buildTallyInvoice } from '#test/build/build-tally-documents.ts';
import sample from '#test/fixtures/eway-sample-inter.json' with { type: 'json' };
import { isOwnBranch } from '../receivables/is-own-branch.ts';
import { ewayJson } from './eway-json.ts';
import { type EwayDocument, ewayProblems } from './eway-problems.ts';

test('The bulk file of the sample’s invoice is the sample, in the names of the bulk form', () => {
  const { transactionType, actFromStateCode, actToStateCode, otherValue, cessNonAdvolValue, ...same } = sample;
  expect(ewayJson([buildMovedDocument()])).toEqual({
    version: '1.0.0621',
    billLists: [
      {
        ...same,
        userGstin: sample.fromGstin,
        transType: transactionType,
        actualFromStateCode: actFromStateCode,
        actualToStateCode: actToStateCode,
        OthValue: otherValue,
        TotNonAdvolVal: cessNonAdvolValue,
        subSupplyType: Number(sample.subSupplyType),
        transMode: Number(sample.transMode),
        transDistance: Number(sample.transDistance),
        itemList: sample.itemList.map((item) => ({ ...item, productName: item.productDesc })),
      },
    ],
  });
});

test('A bill for a site of somebody else names both states, and the place', () => {
  const document = buildMovedDocument(
    {
      buyerAddress: 'Namuna Gruha\nJaydev Vihar\nBhubaneswar 751013\nGSTIN 21AAAAA0000A1ZE',
      consigneeAddress: 'Site office\nPlot 88, Example Nagar\nRaipur 492001',
    },
    { shipToGstin: 'URP' },
  );
  expect(ewayProblems(document, '2026-07-03')).toEqual([]);
  expect(billOf(document)).toMatchObject({
    transType: 2,
    toGstin: '21AAAAA0000A1ZE',
    toTrdName: 'Namuna Gruha',
    toAddr1: 'Plot 88, Example Nagar',
    toPlace: 'Raipur',
    toPincode: 492001,
    toStateCode: 21,
    actualToStateCode: 22,
    shipToGSTIN: 'URP',
    shipToTradeName: 'Site office',
  });
});

test('Goods for the firm’s own registration in another state move with IGST, under both GSTINs', () => {
  const address = 'EXAMPLE INTERIORS\nPlot 7, Example Road\nBhubaneswar 751001\nGSTIN 21ABCDE1234F1ZC';
  const document = buildMovedDocument({ buyerAddress: address, consigneeAddress: address });
  expect(isOwnBranch(document.company, address)).toBe(true);
  expect(ewayProblems(document, '2026-07-03')).toEqual([]);
  expect(billOf(document)).toMatchObject({
    ...{ fromGstin: '07ABCDE1234F1Z2', toGstin: '21ABCDE1234F1ZC', fromStateCode: 7, toStateCode: 21 },
    ...{ cgstValue: 0, sgstValue: 0, igstValue: sample.igstValue },
  });
});

test('Within a state the rate is split in two, and an unregistered buyer is URP', () => {
  const buyerAddress = 'Sample Residents\n8 Example Marg\nNew Delhi 110024';
  const bill = billOf(
    buildMovedDocument({ taxType: 'state', buyerAddress, consigneeAddress: buyerAddress }, { distance: 18 }),
  );
  expect(bill).toMatchObject({
    toGstin: 'URP',
    transDistance: 18,
    igstValue: 0,
    cgstValue: 3092.45,
    sgstValue: 3092.45,
  });
  expect(bill.itemList).toMatchObject([{ cgstRate: 9, sgstRate: 9, igstRate: 0 }, { cgstRate: 2.5 }, { cgstRate: 9 }]);
});

test('A service leaves value and lines, freight stays in the value', () => {
  const [panel, , , laying] = buildTallyInvoice().lines;
  if (!panel || !laying) throw new Error('The sample has four lines.');
  const freight = { ...laying, row: 3, product: 'Freight & Cartage Charges', hsn: '996793', ratePaise: 1000_00 };
  const bill = billOf(buildMovedDocument({ lines: [panel, laying, freight] }));
  expect(bill).toMatchObject({ totalValue: 11_260, igstValue: 2026.8, OthValue: 0, totInvValue: 13_286.8 });
  expect(bill.itemList).toHaveLength(1);
});

test('A discount is taken off before tax, in each line and in the bill', () => {
  const [panel, tile] = buildTallyInvoice().lines;
  if (!panel || !tile) throw new Error('The sample has four lines.');
  // 12.5 % of 10,260.00; 100.01 of 21,292.50.
  const lines = [
    { ...panel, discountPaise: 1282_50, discountBasisPoints: 1250 },
    { ...tile, discountPaise: 100_01 },
  ];
  const bill = billOf(buildMovedDocument({ lines }));
  // 18 % of 8,977.50 is 1,615.95, and 5 % of 21,192.49 is 1,059.6245.
  expect(bill).toMatchObject({
    totalValue: 30_169.99,
    igstValue: 2675.57,
    cgstValue: 0,
    OthValue: 0.44,
    totInvValue: 32_846,
  });
  expect(bill.itemList).toMatchObject([{ taxableAmount: 8977.5 }, { taxableAmount: 21_192.49 }]);
});

test('Each transport fact stands in its field, in the codes of the portal', () => {
  const road = billOf(buildMovedDocument());
  expect(road).toMatchObject({ ...{ transMode: 1, vehicleNo: 'DL01AB1234', vehicleType: 'R' }, transDocDate: '' });
  const rail = buildMovedDocument(
    {},
    {
      ...{ mode: 'rail', vehicle: '', overDimensional: true, transporterId: '07AAACS0000T1ZP', distance: 1745 },
      ...{ transporterName: 'Sample Roads', transportDoc: 'RR-1', transportDate: '2026-07-03' },
    },
  );
  expect(billOf(rail)).toMatchObject({
    ...{ transMode: 2, transDistance: 1745, transporterId: '07AAACS0000T1ZP', transporterName: 'Sample Roads' },
    ...{ transDocNo: 'RR-1', transDocDate: '03/07/2026', vehicleNo: '', vehicleType: 'O' },
  });
  expect(billOf(buildMovedDocument({}, { mode: '' }))).not.toHaveProperty('transMode');
});

test('The place of delivery is what staff wrote, else that of the address, in letters that the portal takes', () => {
  const added = buildMovedDocument({ consigneeAddress: 'Site 3' }, { pin: '752001', place: 'Puri' });
  expect(billOf(added)).toMatchObject({
    ...{ toAddr1: 'Puri', toPlace: 'Puri', toPincode: 752001, toStateCode: 21, actualToStateCode: 21 },
  });
  expect(billOf(buildMovedDocument({}, { place: 'p'.repeat(60) }))).toHaveProperty('toPlace', 'p'.repeat(50));
});

test('Names and lines are cut where the portal cuts them', () => {
  const [long, name] = ['s'.repeat(130), 'n'.repeat(110)];
  const block = `${name}\n${long}\n${long}\n${long}\nRaipur 492001`;
  const buyerAddress = `${name}\nJaydev Vihar\nBhubaneswar 751013\nGSTIN 21AAAAA0000A1ZE`;
  const { lines } = buildTallyInvoice();
  const wordy = lines.slice(0, 1).map((line) => ({ ...line, product: 'p'.repeat(110), description: 'd '.repeat(60) }));
  const bill = billOf(
    buildMovedDocument({ buyerAddress, consigneeAddress: block, lines: wordy }, { shipToGstin: 'URP' }, { name }),
  );
  expect(bill).toMatchObject({
    ...{ fromTrdName: 'n'.repeat(100), toTrdName: 'n'.repeat(100), shipToTradeName: 'n'.repeat(100) },
    ...{ toAddr1: 's'.repeat(120), toAddr2: 's'.repeat(120) },
  });
  expect(bill.itemList).toMatchObject([{ productName: 'p'.repeat(100), productDesc: 'd '.repeat(50) }]);
});

test('An item without a description has the product for it, and several spaces are one', () => {
  const [panel] = buildTallyInvoice().lines;
  if (!panel) throw new Error('The sample has four lines.');
  const item = (changes: object) => billOf(buildMovedDocument({ lines: [{ ...panel, ...changes }] })).itemList;
  expect(item({ product: 'Panel', description: '' })).toMatchObject([{ productName: 'Panel', productDesc: 'Panel' }]);
  expect(item({ description: 'Fluted,\n  teak' })).toMatchObject([{ productDesc: 'Fluted, teak' }]);
});

test('Lines that say only place, PIN, state or GSTIN have fields of their own', () => {
  const to = (...lines: string[]) => {
    const address = ['Sample Residents', ...lines].join('\n');
    const { toAddr1, toAddr2 } = billOf(buildMovedDocument({ buyerAddress: address, consigneeAddress: address }));
    return [toAddr1, toAddr2];
  };
  expect(to('Flat 3', 'Tower B', 'Ring Road', 'Cuttack 753001', 'State: Odisha, Code 21', 'India')).toEqual([
    'Flat 3',
    'Tower B, Ring Road',
  ]);
  expect(to('Flat 3', 'GSTIN 21AAAAA0000A1ZE of Sample', 'Cuttack 753001')).toEqual(['Flat 3', undefined]);
  expect(to('Cuttack 753001')).toEqual(['Cuttack 753001', undefined]);
  // A telephone number is no PIN code.
  expect(to('Flat 3', '0671 2345678', 'Cuttack 753001')).toEqual(['Flat 3', '0671 2345678']);
});

test('The site of a third party has its own GSTIN, else what its address says, else URP', () => {
  const buyerAddress = 'Namuna Gruha\nBhubaneswar 751013\nGSTIN 21AAAAA0000A1ZE';
  const shipped = (consigneeAddress: string, shipToGstin = '') =>
    billOf(buildMovedDocument({ buyerAddress, consigneeAddress }, { shipToGstin }));
  const site = 'Site office\nPlot 88\nRaipur 492001';
  expect(shipped(site).shipToGSTIN).toBe('URP');
  expect(shipped(`${site}\nGSTIN 21AAACB5678L1ZK`).shipToGSTIN).toBe('21AAACB5678L1ZK');
  expect(shipped(site, '07ABCDE1234F1Z2').shipToGSTIN).toBe('07ABCDE1234F1Z2');
  const own = shipped(buyerAddress);
  expect([own.transType, Object.keys(own).filter((key) => key.startsWith('shipTo'))]).toEqual([1, []]);
});

test('A buyer whose address shows no state is billed where the goods go', () => {
  const bill = billOf(buildMovedDocument({ buyerAddress: 'Sample', consigneeAddress: 'Sample\nPuri 752001' }));
  expect([bill.toStateCode, bill.actualToStateCode]).toEqual([21, 21]);
  const elsewhere = { buyerAddress: 'Sample\nNew Delhi 110024', consigneeAddress: 'Sample\nPlot 9\nPuri 752001' };
  expect(billOf(buildMovedDocument(elsewhere))).toMatchObject({ toStateCode: 7, actualToStateCode: 21 });
});

test('The parts of every bill come to its total', () => {
  const { lines } = buildTallyInvoice();
  fc.assert(
    fc.property(
      fc.subarray(lines, { minLength: 1 }),
      fc.integer({ min: 1, max: 99_999_99 }),
      fc.constantFrom('state', 'central'),
      (some, ratePaise, taxType) => {
        const { consignment } = buildMovedDocument({ taxType, lines: some.map((line) => ({ ...line, ratePaise })) });
        const { taxable, cgst, sgst, igst, roundOff, value } = consignment;
        expect(taxable + cgst + sgst + igst + roundOff).toBe(value);
      },
    ),
  );
});

function billOf(document: EwayDocument): Record<string, unknown> {
  return ewayJson([document]).billLists[0] ?? {};
}
