import { expect, test } from 'vitest';
import { branch, branchName, home, homeName } from '#test/specification/specified-firm.ts';
import { ewaySaid } from './lacking-bills.ts';

test('Operations counts the documents without an e-way bill, and says when there are older ones', () => {
  const here = { state: home, bills: 1, vehicles: 0, more: false } as const;
  expect(ewaySaid([here])).toBe(`1 document of ${homeName} without one`);
  expect(ewaySaid([here, { state: branch, bills: 248, vehicles: 2, more: true }])).toBe(
    `1 document of ${homeName} without one; 248 documents of ${branchName} without one, 2 of ${branchName} without the vehicle, and older ones`,
  );
});
