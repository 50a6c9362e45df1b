import { expect, test } from 'vitest';
import { buildDraft } from '#test/build/factories.ts';
import { invoiceTotals } from '../invoices/invoice-totals.ts';
import { readLine } from '../invoices/read-line.ts';
import { salesOf } from './sales-of.ts';

const draft = buildDraft();
const [first] = draft.lines;
if (!first) throw new Error('The draft has a row.');
const rows = [
  { ...first, row: 1, product: 'Oak', quantity: '3.333', rate: '99.99', gst: '18' },
  { ...first, row: 2, product: ' Ash ', quantity: '1', rate: '10.01', gst: '5' },
  { ...first, row: 3, product: 'Oak', quantity: '1', rate: '0.03', gst: '18', discount: '0.01' },
];

test.each(['state', 'central'] as const)('What is sold of each product adds up to the document (%s)', (taxType) => {
  const invoice = { ...draft, kind: 'tax' as const, lines: rows };
  const sales = salesOf(invoice, taxType);
  expect(sales.map(({ product }) => product)).toEqual(['Oak', 'Ash']);
  const lines = rows.map((row) => readLine(row, invoice)).filter((line) => line !== null);
  const { totals } = invoiceTotals({ taxType, lines });
  expect(sales.reduce((sum, { net }) => sum + net, 0)).toBe(totals.taxable);
  expect(sales.reduce((sum, { gst }) => sum + gst, 0)).toBe(totals.tax);
});

test('A credit note takes back, without GST only the value; what bills nothing sells nothing', () => {
  const [oak] = salesOf({ ...draft, kind: 'credit', lines: rows.slice(2) }, 'state');
  expect(oak).toEqual({ product: 'Oak', net: -2, gst: 0 });
  const [, ash] = salesOf({ ...draft, kind: 'credit', withoutGst: 'yes', lines: rows.slice(0, 2) }, 'state');
  expect(ash).toEqual({ product: 'Ash', net: -1001, gst: 0 });
  expect(salesOf({ ...draft, kind: 'pro', lines: rows }, 'state')).toEqual([]);
  expect(salesOf({ ...draft, kind: 'challan', lines: rows }, 'state')).toEqual([]);
});
