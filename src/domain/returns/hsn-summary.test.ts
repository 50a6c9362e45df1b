import { expect, test } from 'vitest';
import { buildReturn, type SoldRow } from '#test/build/build-return.ts';
import { createHsnSummary } from './hsn-summary.ts';
import { rateItems } from './rate-items.ts';
import { createUnregisteredSums } from './unregistered-sums.ts';

const goods = (quantity: number, rupees = 100, unit = 'pcs', gst = 18): SoldRow => [
  ...(['39259090', quantity, rupees, unit, gst] as const),
];
const note = { number: 'CN-DL/26-27/001', kind: 'credit' } as const;
const registered = { gstin: '07AAACB5678L1ZA' };

test('A difference of price takes a value, and no goods; a return of an earlier release had its quantity', () => {
  const [sold, less] = [buildReturn(registered), buildReturn({ ...note, ...registered, rows: [goods(10, 5)] })];
  const quantities = (countAll: boolean) => {
    const summary = createHsnSummary(true, { pcs: 'PCS' }, countAll);
    summary.add(sold);
    summary.add({ ...less, lines: less.lines.map((line) => ({ ...line, valueOnly: true })) });
    return summary.rows('b2b').map(({ quantityHundredths, taxable }) => [quantityHundredths, taxable]);
  };
  expect(quantities(false)).toEqual([[1000, 950_00]]);
  expect(quantities(true)).toEqual([[0, 950_00]]);
});

function table(parts: boolean, ...documents: Parameters<typeof buildReturn>[0][]) {
  const summary = createHsnSummary(parts, { pcs: 'PCS' });
  for (const document of documents) summary.add(buildReturn(document));
  const rows = (part: 'b2b' | 'b2c') =>
    summary
      .rows(part)
      .map(({ hsn, uqc, gstBasisPoints, quantityHundredths, taxable, igst, cgst, sgst }) =>
        [hsn, uqc, gstBasisPoints, quantityHundredths, taxable, igst, cgst, sgst].join(' '),
      );
  return { b2b: rows('b2b'), b2c: rows('b2c'), others: summary.otherUnits() };
}

test('A code, a unit and a rate make a row, and a note takes from it', () => {
  expect(
    table(true, { ...registered, rows: [goods(3), goods(2, 50)] }, { ...note, ...registered, rows: [goods(1)] }),
  ).toEqual({ b2b: ['39259090 PCS 1800 400 30000 0 2700 2700'], b2c: [], others: [] });
});

test('Registered buyers and the others have a table each, since that is asked', () => {
  const both = [{ ...registered, rows: [goods(1)] }, { rows: [goods(2)] }];
  expect(table(true, ...both)).toMatchObject({
    b2b: ['39259090 PCS 1800 100 10000 0 900 900'],
    b2c: ['39259090 PCS 1800 200 20000 0 1800 1800'],
  });
  expect(table(false, ...both)).toMatchObject({ b2b: ['39259090 PCS 1800 300 30000 0 2700 2700'], b2c: [] });
});

test('Rows stand by code, unit and rate', () => {
  const rows: SoldRow[] = [
    goods(1, 1, 'rft'),
    goods(1, 1, 'pcs', 18),
    goods(1, 1, 'pcs', 5),
    ['19059090', 1, 1, 'pcs', 18],
    ['995475', 7, 1, 'pcs', 18],
  ];
  expect(table(true, { rows })).toMatchObject({
    b2c: [
      '19059090 PCS 1800 100 100 0 9 9',
      '39259090 OTH 1800 100 100 0 9 9',
      '39259090 PCS 500 100 100 0 3 3',
      '39259090 PCS 1800 100 100 0 9 9',
      // A service has neither unit nor quantity.
      '995475 NA 1800 0 700 0 63 63',
    ],
    others: ['rft'],
  });
});

test('A quantity is rounded half up in what was sold and in what was taken back', () => {
  expect(table(true, { rows: [goods(0.125)] }).b2c).toEqual(['39259090 PCS 1800 13 1250 0 113 113']);
  expect(table(true, { ...note, rows: [goods(0.125)] }).b2c).toEqual(['39259090 PCS 1800 -13 -1250 0 -113 -113']);
  expect(table(true, { ...note, rows: [goods(0.004, 1000)] }).b2c).toEqual(['39259090 PCS 1800 0 -400 0 -36 -36']);
});

test('What was sold and all taken back leaves no row', () => {
  expect(table(true, { rows: [goods(1)] }, { ...note, rows: [goods(1)] }).b2c).toEqual([]);
  // Its value is taken back, and not its goods.
  expect(table(true, { rows: [goods(2)] }, { ...note, rows: [goods(1, 200)] }).b2c).toEqual([
    '39259090 PCS 1800 100 0 0 0 0',
  ]);
});

test('A document has an item for each rate, and one at least', () => {
  const items = (...rows: SoldRow[]) =>
    rateItems(buildReturn({ rows }).lines).map(({ gstBasisPoints, taxable }) => [gstBasisPoints, taxable]);
  expect(items(goods(1), goods(2, 100, 'pcs', 5), goods(1))).toEqual([
    [1800, 200_00],
    [500, 200_00],
  ]);
  expect(items(goods(1, 0), goods(1, 100, 'pcs', 5))).toEqual([[500, 100_00]]);
  expect(items(goods(1, 0), goods(1, 0, 'pcs', 5))).toEqual([[1800, 0]]);
});

test('Table 3.2 of GSTR-3B has what went to the unregistered of each other state, notes taken off', () => {
  const sums = createUnregisteredSums();
  for (const document of [
    { place: '27', rows: [goods(3)] },
    { place: '21', rows: [goods(1)] },
    { ...note, place: '27', rows: [goods(1)] },
    { place: '07', rows: [goods(9)] },
    { gstin: '27AAPFU0939F1ZV', rows: [goods(9)] },
    { place: '29', rows: [goods(1)] },
    { ...note, place: '29', rows: [goods(1)] },
  ])
    sums.add(buildReturn(document));
  expect(sums.rows()).toEqual([
    { place: '21', taxable: 100_00, igst: 18_00 },
    { place: '27', taxable: 200_00, igst: 36_00 },
  ]);
});
