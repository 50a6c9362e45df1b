import { expect, test } from 'vitest';
import { buyerBlock, isBuyer, isStillBuyer } from './buyer-block.ts';

const gstin = '07ABCDE1234F2Z1';
const block = 'Sample Interiors\n8 Example Marg\nNew Delhi 110024';
const registered = { name: 'Sample Interiors', billingAddress: block, gstin };
const unregistered = { ...registered, gstin: '' };

test('The paper has the GSTIN of a customer once, whether the billing address has it or not', () => {
  expect(buyerBlock(registered)).toBe(`${block}\nGSTIN ${gstin}`);
  expect(buyerBlock({ gstin, billingAddress: `${block}\n${gstin}` })).toBe(`${block}\n${gstin}`);
  expect(buyerBlock(unregistered)).toBe(block);
});

test('A buyer is known by the GSTIN, else by the words of the address', () => {
  expect(isBuyer(registered, `Another name\n${gstin}`)).toBe(true);
  expect(isBuyer(registered, `${block}\n21ABCDE1234F1ZC`)).toBe(false);
  expect(isBuyer(unregistered, 'SAMPLE interiors,\n8 Example Marg, New Delhi 110024')).toBe(true);
  expect(isBuyer(unregistered, `${block}\nIndia`)).toBe(false);
});

test('A chosen customer stays chosen while the address is corrected, and not when it becomes that of another buyer', () => {
  expect(isStillBuyer(registered, `Sample Interiors\nSecond floor\nGSTIN ${gstin}`)).toBe(true);
  expect(isStillBuyer(registered, 'Sample Interiors\nSecond floor')).toBe(true);
  expect(isStillBuyer(registered, 'Sample Interiors\n21ABCDE1234F1ZC')).toBe(false);
  expect(isStillBuyer(unregistered, 'Model Clinics\nNew Delhi 110085')).toBe(false);
});

test('A chosen customer is known by the name where one of the two has no GSTIN', () => {
  expect(isStillBuyer(unregistered, `SAMPLE  Interiors\nGSTIN ${gstin}`)).toBe(true);
  expect(isStillBuyer(unregistered, `Model Clinics\nGSTIN ${gstin}`)).toBe(false);
  expect(isStillBuyer(registered, 'Model Clinics\nNew Delhi')).toBe(false);
  // Another name with the same GSTIN.
  expect(isStillBuyer(registered, `Model Clinics\nGSTIN ${gstin}`)).toBe(true);
  expect(isBuyer(unregistered, `${block}\nGSTIN ${gstin}`)).toBe(false);
});
