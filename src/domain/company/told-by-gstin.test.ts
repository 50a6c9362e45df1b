import { expect, test } from 'vitest';
import { buildGstin } from '#test/build/build-firm.ts';
import { toldByGstin } from './told-by-gstin.ts';

test('A GSTIN tells its state, once it is whole', () => {
  expect(toldByGstin('33ABCDE1234F1Z7', [])).toEqual({ state: 'tamil-nadu' });
  expect(toldByGstin('33ABCDE1234F1Z', [])).toEqual({});
});

test('A wrong check digit, a code of no state and a second one in the same state are refused', () => {
  expect(toldByGstin('33ABCDE1234F1Z8', []).problem).toMatch(/check digit/);
  expect(toldByGstin('99ABCDE1234F1Z2', []).problem).toMatch(/no GSTIN/);
  for (const second of ['33ABCDE1234F1Z7', buildGstin('tamil-nadu', 'AAKFA0000A')])
    expect(toldByGstin(second, ['kerala', 'tamil-nadu']).problem).toMatch(/^There is one for Tamil Nadu/);
});
