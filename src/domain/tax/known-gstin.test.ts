import { expect, test } from 'vitest';
import { knownGstin } from './known-gstin.ts';

const hotel = 'Sample Hotels Private Limited\n7 Example Marg\nNew Delhi 110037';
const named = `${hotel}\nGSTIN 07ABCDE1234F1Z2`;

test('The GSTIN of earlier addresses with the same name is found, in other spellings too', () => {
  expect(knownGstin(hotel, [named, hotel])).toBe('07ABCDE1234F1Z2');
  expect(knownGstin('SAMPLE HOTELS PRIVATE LIMITED.\nSite, Dwarka', [named])).toBe('07ABCDE1234F1Z2');
});

test('A GSTIN of another name or state, or one of two different ones, is not', () => {
  expect(knownGstin('Sample Hotels\nNew Delhi 110037', [named])).toBeNull();
  expect(knownGstin(hotel, [`${hotel}\nGSTIN 06ABCDE1234F1Z4`])).toBeNull();
  expect(knownGstin(hotel, [named, `${hotel}\nGSTIN 07ABCDE1234F2Z1`])).toBeNull();
  expect(knownGstin(hotel, [hotel])).toBeNull();
  expect(knownGstin('', [named])).toBeNull();
});
