import { expect, test } from 'vitest';
import { isAtPriceOf, isSamePrice, pricedRow } from './priced-row.ts';

test('A row has its thousandths, paise and discount; none while a number is missing or wrong', () => {
  expect(pricedRow({ quantity: '2', rate: '85.50' })).toEqual({
    quantityMilli: 2000,
    ratePaise: 8550,
    discountPaise: 0,
  });
  expect(pricedRow({ quantity: '2', rate: '85.50', discount: '10%' })?.discountPaise).toBe(1710);
  expect(pricedRow({ quantity: '2', rate: '' })).toBeNull();
  expect(pricedRow({ quantity: 'two', rate: '85.50' })).toBeNull();
  expect(pricedRow({ quantity: '2', rate: '85.50', discount: '200' })).toBeNull();
});

test('Two prices are the same when their rounding alone parts them', () => {
  const of = (quantityMilli: number, ratePaise: number, discountPaise = 0) => ({
    quantityMilli,
    ratePaise,
    discountPaise,
  });
  expect(isSamePrice(of(3000, 100), of(1000, 100))).toBe(true);
  // Three for 2.00 and one for 0.67: each is rounded by half a paisa at most.
  expect(isSamePrice(of(3000, 100, 100), of(1000, 67))).toBe(true);
  expect(isSamePrice(of(1000, 67), of(3000, 100, 100))).toBe(true);
  // One piece, two paise apart: that is both roundings together.
  expect(isSamePrice(of(1000, 100), of(1000, 102))).toBe(true);
  expect(isSamePrice(of(1000, 100), of(1000, 103))).toBe(false);
  expect(isSamePrice(of(1000, 103), of(1000, 100))).toBe(false);
});

test('A row takes goods back at the rate of the invoice, or at what that was after its discount', () => {
  const sold = { quantity: '10', rate: '100', discount: '10%' };
  expect(isAtPriceOf({ quantity: '2', rate: '100.00' }, sold)).toBe(true);
  expect(isAtPriceOf({ quantity: '2', rate: '90' }, sold)).toBe(true);
  expect(isAtPriceOf({ quantity: '2', rate: '80' }, sold)).toBe(false);
  // The discount may stand on the note instead.
  expect(isAtPriceOf({ quantity: '1', rate: '100', discount: '50' }, { quantity: '10', rate: '50' })).toBe(true);
  expect(isAtPriceOf(sold, { quantity: '1', rate: '90', discount: '0' })).toBe(true);
  // Discounts of the same rupees do not undo each other.
  expect(
    isAtPriceOf({ quantity: '10', rate: '80', discount: '100' }, { quantity: '5', rate: '90', discount: '100' }),
  ).toBe(true);
});

test('Another rate without a discount, or of no goods, is a difference of price', () => {
  expect(isAtPriceOf({ quantity: '10', rate: '100' }, { quantity: '10', rate: '100.01' })).toBe(false);
  const sold = { quantity: '10', rate: '100', discount: '10%' };
  expect(isAtPriceOf({ quantity: '0', rate: '90' }, sold)).toBe(false);
  expect(isAtPriceOf({ quantity: '10', rate: '90' }, { ...sold, quantity: '0' })).toBe(false);
  expect(isAtPriceOf({ quantity: '', rate: '90' }, sold)).toBe(false);
  expect(isAtPriceOf({ quantity: '1', rate: '90' }, { ...sold, quantity: '' })).toBe(false);
});
