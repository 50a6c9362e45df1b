import { expect, test } from 'vitest';
import { isSezUnit, sezUnitProblem, wantsSupplyOfSez } from './wants-supply-of-sez.ts';

const unit = '09AAAAA0000A1Z0';
const address = `Example Exports\nPlot 8, Example SEZ, Noida 201305\nGSTIN ${unit}`;

test('A tax invoice to an SEZ unit must say how; another document, or one that says it, need not', () => {
  expect(wantsSupplyOfSez({ kind: 'tax' })).toBe(true);
  expect(wantsSupplyOfSez({ kind: 'tax', supplyType: 'DEXP' })).toBe(true);
  expect(wantsSupplyOfSez({ kind: 'tax', supplyType: 'SEZWP' })).toBe(false);
  expect(wantsSupplyOfSez({ kind: 'pro' })).toBe(false);
  expect(sezUnitProblem).toEqual({
    field: 'supplyType',
    message: 'The buyer is an SEZ unit: choose SEZ, with payment of tax or under LUT, as the supply',
  });
});

test('An SEZ unit is one by its GSTIN in the address, not by the customer alone', () => {
  expect(isSezUnit({ gstin: unit, sez: 'yes' }, address)).toBe(true);
  expect(isSezUnit({ gstin: unit, sez: '' }, address)).toBe(false);
  expect(isSezUnit({ gstin: unit, sez: 'yes' }, 'Example Exports, Noida 201305')).toBe(false);
  expect(isSezUnit({ gstin: '07ABCDE1234F1Z2', sez: 'yes' }, address)).toBe(false);
  expect(isSezUnit(null, address)).toBe(false);
});
