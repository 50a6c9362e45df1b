import { expect, test } from 'vitest';
import { partyLedger, unknownLedger } from './party-ledgers.ts';
import { ledgerNames } from './tally-ledgers.ts';

const names = ledgerNames();
const customer = { id: '00000000-0000-4000-8000-000000000001', name: 'Sample Hotels', tallyName: '', gstin: '' };

test('A customer’s ledger has the name that staff gave it, else his own', () => {
  expect(partyLedger({ ...customer, isYounger: false }, names)).toBe('Sample Hotels');
  expect(partyLedger({ ...customer, tallyName: 'SAMPLE HOTELS P LTD', isYounger: true }, names)).toBe(
    'SAMPLE HOTELS P LTD',
  );
});

test('Two customers with one name have two ledgers', () => {
  const gstin = '07ABCDE1234F1Z2';
  expect(partyLedger({ ...customer, gstin, isYounger: true }, names)).toBe('Sample Hotels (07ABCDE1234F1Z2)');
  expect(partyLedger({ ...customer, isYounger: true }, names)).toBe('Sample Hotels (00000000)');
});

test('A buyer called Cash is not the cash', () => {
  expect(partyLedger({ ...customer, name: 'CASH', isYounger: false }, names)).toBe('CASH (00000000)');
  expect(unknownLedger('Cash', false, names)).toBe('Cash (not in the book)');
  expect(unknownLedger('Bank', false, ledgerNames({ bank: 'Sample Bank 5678' }))).toBe('Bank');
});

test('A buyer who is in no book is not the customer with his name', () => {
  expect(unknownLedger('Sample  Hotels', false, names)).toBe('Sample Hotels');
  expect(unknownLedger('Sample Hotels', true, names)).toBe('Sample Hotels (not in the book)');
  expect(unknownLedger('', false, names)).toBe('Unknown buyer');
});
