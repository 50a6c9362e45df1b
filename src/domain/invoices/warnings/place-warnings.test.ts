import { expect, test } from 'vitest';
import { buildForm } from '#test/build/build-form.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { placeWarnings } from './place-warnings.ts';

const much = 50_000_00;

function said(draft: Partial<InvoiceDraft>, taxable = 0, hasOriginal?: boolean): string[] {
  return placeWarnings(buildForm(draft), taxable, hasOriginal).map(({ field, message }) => `${field}: ${message}`);
}

const nowhere = { buyerAddress: 'Mehra Interiors, Main Road', consigneeAddress: 'Site, Main Road' };

test('A supply to another state names its place: CGST rules 46(n) and 55(1)', () => {
  const unknown = (what: string) =>
    `buyerAddress: No state, PIN code or GSTIN shows the place of supply, which an inter-state ${what} must name (CGST rule`;
  expect(said({ ...nowhere, taxType: ' central ' })).toEqual([`${unknown('invoice')} 46(n))`]);
  expect(said({ ...nowhere, taxType: 'central', kind: 'challan', purpose: 'site' })).toEqual([
    `${unknown('challan')} 55(1))`,
  ]);
  expect(said({ ...nowhere, taxType: 'state' })).toEqual([]);
  expect(said({ ...nowhere, taxType: 'central', buyerAddress: ' ' })).toEqual([]);
  expect(said({ ...nowhere, taxType: 'central', taxState: '' })).toEqual([]);
  expect(said({ ...nowhere, taxType: 'central', buyerAddress: 'Mehra Interiors, Gurugram 122002' })).toEqual([]);
});

test('From ₹ 50,000 a buyer without a GSTIN has a name, an address and a state', () => {
  const missing = (what: string, rule = '46(e)') => [
    `buyerAddress: No GSTIN and ₹ 50,000 or more: add the buyer's ${what} (CGST rule ${rule})`,
  ];
  expect(said(nowhere, much)).toEqual(missing('state'));
  expect(said(nowhere, much - 1)).toEqual([]);
  expect(said({ buyerAddress: 'Cash', consigneeAddress: 'Shop' }, much)).toEqual(missing('name, address, state'));
  expect(said({ ...nowhere, kind: 'challan', purpose: 'site' }, much)).toEqual(missing('state', '55(1)'));
  expect(said({ ...nowhere, kind: 'credit' }, much, true)).toEqual(missing('state', '53(1A)'));
  expect(said({ ...nowhere, kind: 'pro' }, much)).toEqual([]);
  expect(said({ ...nowhere, buyerAddress: ' ' }, much)).toEqual([]);
  expect(said({ ...nowhere, buyerAddress: 'Studio\nMain Road\n07ABCDE1234F1Z2' }, much)).toEqual([]);
  // The paper of an export has the country instead.
  expect(said({ ...nowhere, supplyType: 'EXPWP', exportCountry: 'AE', taxType: 'central' }, much)).toEqual([]);
});

test('A mistyped GSTIN is told of, and nothing else of a buyer who has one', () => {
  const typo = '07ABCDE1234F1Z3';
  const [one, ...more] = said({ ...nowhere, buyerAddress: `Studio\nMain Road\nGSTIN ${typo}` }, much);
  expect(one).toContain(typo);
  expect(one).toMatch(/^buyerAddress: /);
  expect(more).toEqual([]);
  // That of the place of delivery says nothing of the buyer.
  const both = said({ ...nowhere, consigneeAddress: `Site\nMain Road\nGSTIN ${typo}` }, much);
  expect(both.map((line) => line.split(':')[0])).toEqual(['consigneeAddress', 'buyerAddress']);
});

test('A buyer with a UIN is told of: the return has him among those who are not registered', () => {
  const embassy = { ...nowhere, buyerAddress: 'Example Embassy\nMain Road\nUIN 0717usa00001unf' };
  const told = [
    'buyerAddress: 0717USA00001UNF is a UIN: the return counts its holder as unregistered. Move the document to B2B at the portal, with the UIN',
  ];
  expect(said(embassy)).toEqual(told);
  expect(said({ ...embassy, kind: 'credit' })).toEqual(told);
  for (const kind of ['pro', 'challan'] as const) expect(said({ ...embassy, kind })).toEqual([]);
  expect(said({ ...embassy, buyerAddress: `${embassy.buyerAddress}\n07ABCDE1234F1Z2` })).toEqual([]);
  // That of the place of delivery says nothing of the buyer.
  expect(said({ ...nowhere, consigneeAddress: embassy.buyerAddress })).toEqual([]);
});

test('Two places, or the tax of another, are told of where nothing refuses them', () => {
  const wrong: Partial<InvoiceDraft> = {
    buyerAddress: 'Studio, Gurugram 122002',
    consigneeAddress: 'Site, Gurugram 122002',
  };
  for (const kind of ['pro', 'credit'] as const)
    expect(said({ ...wrong, kind })[0]).toMatch(/^taxType: Place of supply 06/);
  expect(said({ ...wrong, kind: 'credit' }, 0, true)).toEqual([]);
  expect(said({ ...wrong, kind: 'tax' })).toEqual([]);
});
