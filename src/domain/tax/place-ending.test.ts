import { expect, test } from 'vitest';
import { isGstin } from './gstin.ts';
import { pinIn } from './pin-in.ts';
import { placeEnding } from './place-ending.ts';
import { statesOfPin } from './states-of-pin.ts';

test.each([
  ['Shalimar Bagh, New Delhi, ', '07'],
  ['Gwalior, Kanpur', '09'],
  ['Kanpur; Gwalior', '23'],
  ['Main Road, Andhra Pradesh', '37'],
  ['Lal Chowk, Jammu & Kashmir', '01'],
  ['Silvassa, Dadra & Nagar Haveli & Daman & Diu', '26'],
  ['Salt Lake  Kolkata-', '19'],
  ['Bank of Maharashtra', null],
  ['Hotel Goa', null],
  ['Hotels Goa', '30'],
  ['Roof Goa', '30'],
  ['Goalpara', null],
  ['Delhi Road', null],
  ['', null],
])('%j ends with a place of %s', (text, code) => {
  expect(placeEnding(text)).toBe(code);
});

test('The last PIN of an address counts, with a space in it or none', () => {
  expect(pinIn('Aerocity, New Delhi 110 037')).toBe('110037');
  expect(pinIn('New Delhi 110001, to Puri-752001')).toBe('752001');
  expect([pinIn('Phone 0612-234567'), pinIn('Plot 1100371'), pinIn('')]).toEqual([null, null, null]);
});

test('A PIN says the states that it can be in, the likeliest first', () => {
  expect(statesOfPin('110 037')).toEqual(['07']);
  expect(statesOfPin('244901')).toEqual(['09', '05']);
  // Bhagalpur in Bihar, Sahibganj in Jharkhand.
  expect(statesOfPin('813208')).toEqual(['10', '20']);
  for (const none of ['999999', '000000', 'kerala']) expect([none, ...statesOfPin(none)]).toEqual([none]);
});

test('A GSTIN is one with space around it and in small letters, and with no letter more or fewer', () => {
  expect(isGstin(' 07abcde1234f1z2 ')).toBe(true);
  for (const wrong of ['07ABCDE1234F1Z', '07ABCDE1234F1Z22', '07ABCDE1234F1Z3', '99ABCDE1234F1Z2', ''])
    expect([wrong, isGstin(wrong)]).toEqual([wrong, false]);
});
