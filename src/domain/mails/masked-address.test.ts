import { expect, test } from 'vitest';
import { maskedAddress } from './masked-address.ts';

test.each([
  ['accounts@example.com', 'a…@example.com'],
  ['a@example.com', 'a…@example.com'],
  ['"a@b"@example.com', '"…@example.com'],
  ['not an address', 'n…'],
])('Of %s the log keeps %s', (address, kept) => {
  expect(maskedAddress(address)).toBe(kept);
});
