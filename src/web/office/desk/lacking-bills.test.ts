import { expect, test } from 'vitest';
import { ewaySaid } from './lacking-bills.ts';

test('Operations counts the documents without an e-way bill, and says when there are older ones', () => {
  const delhi = { state: 'delhi', bills: 1, vehicles: 0, more: false } as const;
  expect(ewaySaid([delhi])).toBe('1 document of Delhi without one');
  expect(ewaySaid([delhi, { state: 'odisha', bills: 248, vehicles: 2, more: true }])).toBe(
    '1 document of Delhi without one; 248 documents of Odisha without one, 2 of Odisha without the vehicle, and older ones',
  );
});
