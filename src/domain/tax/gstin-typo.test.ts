import { expect, test } from 'vitest';
import { gstinTypo } from './gstin-typo.ts';

test.each([
  ['Karol Bagh 110005 GSTIN 07ABCDE1234F1Z', '07ABCDE1234F1Z has 14 characters and a GSTIN has 15: check it'],
  ['GSTIN 7ABCDE1234F1Z2', '7ABCDE1234F1Z2 has 14 characters and a GSTIN has 15: check it'],
  ['GSTIN 07ABCDE1234F2', '07ABCDE1234F2 has 13 characters and a GSTIN has 15: check it'],
  ['GSTIN 07ABCDE123F12', '07ABCDE123F12 has 13 characters and a GSTIN has 15: check it'],
  ['GSTIN ABCDE1234F1Z2', 'ABCDE1234F1Z2 has 13 characters and a GSTIN has 15: check it'],
  ['gstin 07abcde12345f1z2', '07ABCDE12345F1Z2 has 16 characters and a GSTIN has 15: 07ABCDE1234F1Z2 would be valid'],
  ['07ABCDE12346F1Z3', '07ABCDE12346F1Z3 has 16 characters and a GSTIN has 15: check it'],
  ['07ABCDE1234F1Z22', '07ABCDE1234F1Z22 has 16 characters and a GSTIN has 15: 07ABCDE1234F1Z2 would be valid'],
  ['O7ABCDE1234F1Z2', 'O7ABCDE1234F1Z2 has the letter O where the digit 0 belongs: 07ABCDE1234F1Z2 would be valid'],
  ['07ABCDEI234F1Z2', '07ABCDEI234F1Z2 has the letter I where the digit 1 belongs: 07ABCDE1234F1Z2 would be valid'],
  ['27AAPFU0939FIZV', '27AAPFU0939FIZV is not a valid GSTIN: check it'],
  ['07ABCDE1234F1Z3', '07ABCDE1234F1Z3 is not a valid GSTIN: check it'],
  ['45ABCDE1234F1Z2', '45ABCDE1234F1Z2 is not a valid GSTIN: check it'],
  ['07A8CDE1234F1Z2', '07A8CDE1234F1Z2 has the digit 8 where the letter B belongs: 07ABCDE1234F1Z2 would be valid'],
  // With the digit for the letter it is no GSTIN either.
  ['07ABCDEI234F1Z9', '07ABCDEI234F1Z9 is not a valid GSTIN: check it'],
  ['order 071234512341234, GSTIN 07ABCDE1234F1Z', '07ABCDE1234F1Z has 14 characters and a GSTIN has 15: check it'],
  ['GSTIN: 07 ABCDE1234F 1Z', '07ABCDE1234F1Z has 14 characters and a GSTIN has 15: check it'],
])('%j gives the warning: %s', (address, warning) => {
  expect(gstinTypo(address)).toBe(warning);
});

test.each([
  'GSTIN 07ABCDE1234F1Z2',
  'GST No. 07 ABCDE1234F 1Z2',
  'PAN ABCDE1234F, Karol Bagh 110005',
  'order 071234512341234',
  'Phone 9198100123456, 919810012345678',
  'CIN U74999DL2005PTC123456',
  'IFSC SMPL0000123, account 0000123456789',
  'UIN 0717USA00001UNF',
  'CHANDRASEKHARAN NAGAR',
  'DISTRICT07 SECTOR18PLOT45',
  '',
])('%j has no mistyped GSTIN', (address) => {
  expect(gstinTypo(address)).toBeNull();
});
