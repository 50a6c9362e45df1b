import { expect, test } from 'vitest';
import { descendantWords } from './descendant-words.ts';

const rows = [1, 2, 3, 4, 7].map((row) => ({ row, quantity: 6000 }));
const all = rows.map(({ row, quantity }) => ({ row, quantity }));

test.each([
  [{ kind: 'tax', rows: all }, 'tax invoice of all lines'],
  [{ kind: 'tax', rows: [...all.slice(0, 2), { row: 7, quantity: 6000 }] }, 'tax invoice of lines 1, 2 and 5'],
  [
    { kind: 'tax', rows: [all[0], { row: 3, quantity: 1 }, { row: 4, quantity: 5999 }] },
    'tax invoice of line 1 and part of 3 and 4',
  ],
  [{ kind: 'tax', rows: [{ row: 7, quantity: 1 }] }, 'tax invoice of part of line 5'],
  [
    {
      kind: 'tax',
      rows: [
        { row: 1, quantity: 1 },
        { row: 2, quantity: 1 },
      ],
    },
    'tax invoice of part of lines 1 and 2',
  ],
  [{ kind: 'credit', rows: [] }, 'credit note'],
  [{ kind: 'tax', rows: [all[1]], cancelled: true }, 'tax invoice of line 2, cancelled'],
] as const)('%j is a “%s”', (descendant, words) => {
  expect(descendantWords({ cancelled: false, ...descendant } as Parameters<typeof descendantWords>[0], rows)).toBe(
    words,
  );
});
