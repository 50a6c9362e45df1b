import { expect, test } from 'vitest';
import { importedAddress, linesOfAddress, says } from './imported-address.ts';

const gstin = '07AAECM6161H1ZG';

test('The block is the name, the lines, the town with PIN and state, and the GSTIN', () => {
  expect(
    importedAddress({
      ...{ name: ' Model   Hostels'.trim(), address: 'Plot 4\n\n Ring  Road ', place: 'New Delhi', pin: '110 007' },
      ...{ state: 'Haryana', gstin: gstin.toLowerCase() },
    }),
  ).toBe(`Model Hostels\nPlot 4\nRing Road\nNew Delhi 110007, Haryana\nGSTIN: ${gstin}`);
  expect(importedAddress({ name: 'Demo', state: 'Odisha' })).toBe('Demo\nOdisha');
  expect(importedAddress({ name: 'Demo', pin: '753001' })).toBe('Demo\n753001');
  expect(importedAddress({ name: 'Demo' })).toBe('Demo');
  expect(importedAddress({})).toBe('');
});

test('What is said already is not added', () => {
  const lines = { name: 'Demo', address: `Cuttack 753 001\nOdisha\nGSTIN ${gstin}` };
  expect(importedAddress({ ...lines, place: 'Cuttack', pin: '753001', state: 'Odisha', gstin })).toBe(
    `Demo\n${lines.address}`,
  );
  // The town is the state.
  expect(importedAddress({ name: 'Demo', place: 'Delhi', state: 'Delhi' })).toBe('Demo\nDelhi');
});

test('An address that begins with the name is the whole block', () => {
  expect(linesOfAddress({ address: 'DEMO homes\nVilla 9' }, 'Demo Homes')).toEqual(['Villa 9']);
  expect(linesOfAddress({ address: 'Demo Homes Villa 9' }, 'Demo Homes')).toEqual(['Demo Homes Villa 9']);
  expect(linesOfAddress({}, 'Demo Homes')).toEqual([]);
});

test.each([
  [['New Delhi 110 007'], '110007', true],
  [['Flat 3', 'Navi', 'Mumbai'], 'navi mumbai', true],
  [['Delhi New'], 'New Delhi', false],
  [['Newark Delhi'], 'New', false],
  [['Old Delhi'], 'Del', false],
  [['1100 07'], '11000', false],
  [[], 'Delhi', false],
  [[], ' - ', true],
])('That %j say “%s” is %s', (lines, text, said) => {
  expect(says(lines, text)).toBe(said);
});
