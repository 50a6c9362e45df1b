import { expect, test } from 'vitest';
import { billedAmount } from './billed-amount.ts';
import { buyerKeys } from './buyer-keys.ts';
import { runningBalance } from './running-balance.ts';

test('The first valid GSTIN of the address decides alone, in any spelling of the rest', () => {
  const gstin = '07ABCDE1234F2Z1';
  const keys = { gstin, fit: gstin, buyer: gstin };
  expect(buyerKeys(`Sample Hotels\nNew Delhi 110037\nGSTIN ${gstin}`)).toEqual(keys);
  expect(buyerKeys('GSTIN: 07 ABCDE1234F 2Z1, sample hotels pvt ltd')).toEqual(keys);
  expect(buyerKeys(`Sample Hotels ${gstin}\n21ABCDE1234F1ZC`)).toEqual(keys);
  expect(buyerKeys('Sample Hotels\nGSTIN 07ABCDE1234F2Z9').gstin).toBeNull();
});

test('Without a GSTIN the words of the whole address decide, in any case, spacing and punctuation', () => {
  const { fit, buyer } = buyerKeys('Sample Homes, Flat 3\nCuttack 753001');
  expect([fit, buyer]).toEqual(['SAMPLE HOMES FLAT 3 CUTTACK 753001', 'SAMPLE HOMES FLAT 3 753001']);
  expect(buyerKeys('sample homes — flat 3,\r\n  Cuttack – 753001.').fit).toBe(fit);
  expect(buyerKeys('Sample Homes, Flat 4\nCuttack 753001').fit).not.toBe(fit);
});

test('A buyer without a GSTIN is the same in every spelling of the address with that name and PIN', () => {
  const { buyer } = buyerKeys('Sample Homes\n7 Example Road\nCuttack 753001');
  expect(buyerKeys('SAMPLE HOMES\n7, Example Rd.\nPhone 0671 000 0000\nCuttack 753 001').buyer).toBe(buyer);
  expect(buyerKeys('Sample Homes\nCuttack 753002').buyer).not.toBe(buyer);
  expect(buyerKeys('Sample Homes, Cuttack').buyer).toBe('SAMPLE HOMES');
});

test('Invoices are billed, credit notes are taken off, and pro-formas bill nothing; the balance runs along', () => {
  const amounts = (['tax', 'pro', 'credit'] as const).map((kind) => billedAmount(kind, 5000) || 0);
  expect(amounts).toEqual([5000, 0, -5000]);
  const entries = amounts.map((amount) => ({ amount }));
  expect(runningBalance(100, entries).map(({ balance }) => balance)).toEqual([5100, 5100, 100]);
});
