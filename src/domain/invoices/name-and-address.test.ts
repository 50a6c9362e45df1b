import { expect, test } from 'vitest';
import { nameAndAddress } from './name-and-address.ts';

test.each([
  ['Sample Hotels, 4 Example Road, New Delhi 110024', 'Sample Hotels', ['4 Example Road, New Delhi 110024']],
  ['Sample Hotels\n4 Example Road\nNew Delhi', 'Sample Hotels', ['4 Example Road', 'New Delhi']],
  ['GSTIN: 07ABCDE1234F2Z1\nSample Hotels\nNew Delhi', 'Sample Hotels', ['New Delhi']],
  ['Sample Hotels\nUIN/GST No. 07ABCDE1234F2Z1\nNew Delhi', 'Sample Hotels', ['New Delhi']],
  ['Sample Hotels, GSTIN 07ABCDE1234F2Z1', 'Sample Hotels', []],
  ['Sample Hotels 07ABCDE1234F2Z1\nNew Delhi', 'Sample Hotels 07ABCDE1234F2Z1', ['New Delhi']],
  ['07ABCDE1234F2Z1', '', []],
  [' \n ', '', []],
])('%j has the name %j and the lines %j', (address, name, lines) =>
  expect(nameAndAddress(address)).toEqual({ name, lines }),
);
