import { expect, test } from 'vitest';
import { plainRupees } from './plain-rupees.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [50, '0.50'],
  [-1, '-0.01'],
  [-100, '-1.00'],
  [100, '1.00'],
  [12_345_678, '123456.78'],
  [-12_345_678, '-123456.78'],
])('%i paise are written for a spreadsheet as %s', (paise, written) => {
  expect(plainRupees(paise)).toBe(written);
});
