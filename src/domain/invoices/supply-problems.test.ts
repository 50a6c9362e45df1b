import { expect, test } from 'vitest';
import { buildForm, buildLine } from '#test/build/build-form.ts';
import { homeName } from '#test/specification/specified-firm.ts';
import type { InvoiceDraft } from './invoice.ts';
import { supplyProblems } from './supply-problems.ts';

const buyerAddress = 'Example Studio\nNew Delhi 110024\nGSTIN 07ABCDE1234F1Z2';
const unit = 'Example Exports\nPlot 8, Example SEZ, Noida 201305\nGSTIN 09AAAAA0000A1Z0';

function said(draft: Partial<InvoiceDraft>): string[] {
  const lines = [buildLine(1)];
  return supplyProblems(buildForm({ kind: 'challan', purpose: 'site', buyerAddress, lines, ...draft })).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}

test('A challan that shows tax has the tax of the supply: rule 55(1)(vii)', () => {
  const outside = { taxType: 'central' };
  expect(said({})).toEqual([]);
  expect(said(outside)[0]).toMatch(
    new RegExp(`^taxType: Place of supply 07 ${homeName}.*Set Within State, CGST and SGST$`),
  );
  expect(said({ ...outside, purpose: 'approval' })).toEqual([]);
  expect(said({ ...outside, purpose: 'approval', showTax: 'yes' })).toHaveLength(1);
  expect(said({ ...outside, placeOfSupply: '06', placeRemark: 'Goes on to Gurugram' })).toEqual([]);
});

test('Work at a site does not travel with goods of another place', () => {
  const lines = [buildLine(1), buildLine(2, { product: 'Fitting', hsn: '995476' })];
  const mixed = { lines, consigneeAddress: 'Site office, Gurugram 122002' };
  expect(said(mixed)[0]).toMatch(/^placeOfSupply: Two places of supply: .*Take the services out: they do not travel$/);
});

test('A challan under LUT shows no tax, as the invoice after it', () => {
  const free: Partial<InvoiceDraft> = { buyerAddress: unit, taxType: 'central', supplyType: 'SEZWOP' };
  expect(said(free)).toEqual(['line 1 gst: Row 1: under LUT no tax is charged: type 0 in GST']);
  expect(said({ ...free, lines: [buildLine(1, { gst: '0' })] })).toEqual([]);
  expect(said({ ...free, purpose: 'samples' })).toEqual([]);
  expect(said({ ...free, supplyType: 'SEZWP' })).toEqual([]);
  expect(said({ ...free, kind: 'tax', purpose: undefined })).toEqual([]);
});
