import { expect, test } from 'vitest';
import inter from '#test/fixtures/einvoice-sample-inter.json' with { type: 'json' };
import intra from '#test/fixtures/einvoice-sample-intra.json' with { type: 'json' };
import type { Inv01, Inv01Item } from './inv01.ts';
import { inv01Sums } from './inv01-sums.ts';

/** The faults of a sample of the portal, with another first line or another sum. */
function faults(sample: unknown, item: Partial<Inv01Item>, sums: Partial<Inv01['ValDtls']> = {}, type?: 'INV' | 'CRN') {
  const inv01 = structuredClone(sample) as Inv01;
  const [first] = inv01.ItemList;
  if (!first) throw new Error('The sample has a line.');
  Object.assign(first, item);
  Object.assign(inv01.ValDtls, sums);
  if (type) inv01.DocDtls.Typ = type;
  return inv01Sums(inv01);
}

test('The samples of the portal have no faults', () => {
  expect([faults(intra, {}), faults(inter, {})]).toEqual([[], []]);
});

test.each([
  ['TotAmt', 10_270, ['Line 1: AssAmt is 10260', 'Line 1: TotAmt is 10270']],
  ['Qty', 100, ['Line 1: TotAmt is 10260']],
  ['Discount', 100, ['Line 1: AssAmt is 10260']],
  ['TotItemVal', 12_110, ['Line 1: TotItemVal is 12110']],
  ['SgstAmt', 930, ['Line 1: SgstAmt is 930', 'Line 1: TotItemVal is 12106.8']],
] as const)('%s of a line that does not fit is named', (field, value, names) => {
  expect(faults(intra, { [field]: value }).slice(0, names.length)).toEqual(names);
});

test('Between states the tax is IGST, by the rate of the line', () => {
  expect(faults(inter, { IgstAmt: 1800 })[0]).toBe('Line 1: IgstAmt is 1800');
});

test('The tax of a credit note is not compared with its rate', () => {
  expect(faults(intra, { GstRt: 5 })).toHaveLength(2);
  expect(faults(intra, { GstRt: 5 }, {}, 'CRN')).toEqual([]);
});

test.each(['AssVal', 'CgstVal', 'SgstVal', 'IgstVal', 'TotInvVal'] as const)(
  '%s that is not the sum of the lines is named, above and below',
  (name) => {
    const { [name]: right } = intra.ValDtls;
    expect(faults(intra, {}, { [name]: right + 3 })).toEqual([`${name} is ${right + 3}`]);
    expect(faults(intra, {}, { [name]: right - 3 })).toEqual([`${name} is ${right - 3}`]);
  },
);

test('A rupee up or down is taken, to the paisa', () => {
  const { TotInvVal } = intra.ValDtls;
  const [least, most] = [Math.floor(TotInvVal) - 1, Math.ceil(TotInvVal) + 1];
  for (const within of [least, most]) expect(faults(intra, {}, { TotInvVal: within })).toEqual([]);
  for (const [beyond] of [[least - 0.01], [most + 0.01]])
    expect(faults(intra, {}, { TotInvVal: beyond })).toHaveLength(1);
});

test('The rounding is in the total, and a service without a quantity has no price to compare', () => {
  expect(faults(intra, {}, { RndOffAmt: 9 })).toHaveLength(1);
  const { TotInvVal, RndOffAmt } = intra.ValDtls;
  expect(faults(intra, {}, { RndOffAmt: RndOffAmt + 9, TotInvVal: TotInvVal + 9 })).toEqual([]);
  const { Qty: _, ...first } = (intra as unknown as Inv01).ItemList[0] as Inv01Item;
  const inv01 = structuredClone(intra) as unknown as Inv01;
  inv01.ItemList[0] = { ...first, UnitPrice: 1 };
  expect(inv01Sums(inv01)).toEqual([]);
});
