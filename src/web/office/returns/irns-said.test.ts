import { expect, test } from 'vitest';
import { irnsSaid } from './irns-said.ts';

test.each([
  [0, 0, ''],
  [1, 0, '1 document of October 2026 has no IRN.'],
  [39, 0, '39 documents of October 2026 have no IRN.'],
  [39, 12, '39 documents of October 2026 have no IRN; 12 are past 30 days, and the portal no longer takes them.'],
  [3, 1, '3 documents of October 2026 have no IRN; 1 is past 30 days, and the portal no longer takes it.'],
  [2, 2, '2 documents of October 2026 have no IRN; all are past 30 days, and the portal no longer takes them.'],
  [1, 1, '1 document of October 2026 has no IRN; it is past 30 days, and the portal no longer takes it.'],
])('%i without IRN, %i of them late', (missing, late, said) => {
  expect(irnsSaid({ missing, late, period: '2026-10' })).toBe(said);
});
