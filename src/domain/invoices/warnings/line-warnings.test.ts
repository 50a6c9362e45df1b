import { expect, test } from 'vitest';
import { buildLine } from '#test/build/build-form.ts';
import { rateWarnings } from './line-warnings.ts';

test.each([
  // Sold for ₹ 2,400.00, 2,500.00 and 2,500.01 a piece.
  ['10', '3000', '20%', ['5']],
  ['10', '3000', '6000', ['5']],
  ['10', '2400', '', ['5']],
  ['4', '3000', '2000', ['5']],
  ['4', '3000', '1999.96', ['18']],
  ['10', '3000', '16.66%', ['18']],
  ['10', '3000', '16.67%', ['5']],
  ['10', '3000', '', ['18']],
  ['10', '3000', '0%', ['18']],
  // Without the quantity the rate says it, while nothing is taken off it.
  ['', '2500', '', ['5']],
  ['', '2500.01', '0.00', ['18']],
  ['', '3000', '20%', ['5', '18']],
  ['0', '3000', '6000', ['5', '18']],
  // What is not typed to its end, and what is more than the row, may still be either.
  ['10', '3000', '20 per', ['5', '18']],
  ['10', '3000', '30000.01', ['5', '18']],
  ['10', '', '20%', ['5', '18']],
  ['10', '0', '', ['5', '18']],
])('blinds, %s pieces at ₹ %s less %j, are at a rate of the law with %j %', (quantity, rate, discount, legal) => {
  const blinds = { product: 'Blinds', hsn: '63039990', unit: 'pcs', quantity, rate, discount };
  const isTaken = (gst: string) => rateWarnings([buildLine(1, { ...blinds, gst })], '2026-11-21').length === 0;
  expect(['5', '18'].filter(isTaken)).toEqual(legal);
});
