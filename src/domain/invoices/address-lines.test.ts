import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

test.each([
  ['Sample Hotels\n7 Example Marg\n\nNew Delhi 110037', ['Sample Hotels', '7 Example Marg', 'New Delhi 110037']],
  ['Sample Hotels, 7 Example Marg, New Delhi', ['Sample Hotels', '7 Example Marg, New Delhi']],
  ['Sample, Hotels\nNew Delhi', ['Sample, Hotels', 'New Delhi']],
  ['Sample Hotels,', ['Sample Hotels']],
  [', Sample Hotels', [', Sample Hotels']],
  [' \n', []],
])('the lines of %j are %j', (address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});
