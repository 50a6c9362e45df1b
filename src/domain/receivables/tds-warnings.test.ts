import { expect, test } from 'vitest';
import { tdsWarnings } from './tds-warnings.ts';

const invoices = new Map([['one', { number: 'DL/26-27/0001', taxable: 1000_00, payable: 1180_00 }]]);

function warn(amount: number, tds: number, changes: object = {}) {
  const lines = [{ source: null, debt: 'one', amount, tds }];
  return tdsWarnings({ kind: 'receipt', tdsKind: 'gst', lines, ...changes }, invoices).map(({ message }) => message);
}

test.each([
  ['the whole invoice', 1180_00, 20_00],
  ['rounded to a rupee', 1180_00, 20_99],
  ['half of the invoice, with half of the tax', 590_00, 10_00],
  ['half of the invoice, with all of the tax', 590_00, 20_00],
  ['a rupee too much', 1180_00, 21_00],
  ['a rupee too little', 1180_00, 19_00],
  ['nothing held back', 1180_00, 0],
])('Two percent of the taxable value is right: %s', (_, amount, tds) => {
  expect(warn(amount, tds)).toEqual([]);
});

test('Two percent of the total with GST is asked about, and so is too little', () => {
  expect(warn(1180_00, 23_60)).toEqual([
    'TDS of GST on DL/26-27/0001 is 23.60; 2 % of its taxable value is 20.00: check the certificate',
  ]);
  expect(warn(590_00, 5_00)).toEqual([
    'TDS of GST on DL/26-27/0001 is 5.00; 2 % of its taxable value is 20.00, of the part that is paid 10.00: check the certificate',
  ]);
});

test('It is asked about at its own line, from the first paisa beyond a rupee', () => {
  const lines = [18_99, 19_00, 21_01].map((tds) => ({ source: null, debt: 'one', amount: 1180_00, tds }));
  const found = tdsWarnings({ kind: 'receipt', tdsKind: 'gst', lines }, invoices);
  expect(found.map(({ field }) => field)).toEqual(['allocations.0', 'allocations.2']);
  // More than the part that is paid, and more than the whole: the whole alone is said.
  expect(warn(590_00, 30_00)).toEqual([
    'TDS of GST on DL/26-27/0001 is 30.00; 2 % of its taxable value is 20.00: check the certificate',
  ]);
  expect(warn(1180_00, 5_00)).toEqual([
    'TDS of GST on DL/26-27/0001 is 5.00; 2 % of its taxable value is 20.00: check the certificate',
  ]);
});

test('TDS of income tax, on an opening bill and told later in parts has no rate that is known here', () => {
  expect(warn(1180_00, 100_00, { tdsKind: 'income-tax' })).toEqual([]);
  expect(warn(1180_00, 100_00, { lines: [{ source: null, debt: 'opening', amount: 5_00, tds: 5_00 }] })).toEqual([]);
  expect(warn(5_00, 5_00, { kind: 'settlement' })).toEqual([]);
  expect(warn(1180_00, 5_00, { kind: 'settlement' })).toEqual([]);
  expect(warn(25_00, 25_00, { kind: 'settlement' })).toHaveLength(1);
  expect(warn(1180_00, 100_00, { lines: [{ source: 'a', debt: null, amount: 5_00, tds: 5_00 }] })).toEqual([]);
});
