import { expect, test } from 'vitest';
import { billsSaid } from './bills-said.ts';

test.each([
  [0, ''],
  [1, '1 export of October 2026 has no shipping bill: table 6A and the refund want it.'],
  [2, '2 exports of October 2026 have no shipping bill: table 6A and the refund want it.'],
])('%i exports without a shipping bill', (count, said) => {
  expect(billsSaid({ withoutBill: { count, first: [] }, period: '2026-10' })).toBe(said);
});
