import { expect, test } from 'vitest';
import { mendList, type ReturnError } from './mend-list.ts';

function error(document: string, problem = 'place', line: number | null = null): ReturnError {
  return {
    document,
    kind: 'tax',
    number: document,
    date: '2026-10-05',
    line,
    problem,
    remedy: 'place',
    message: 'No place of supply.',
    suggestion: '',
  };
}

const none = new Map<string, string>();

test('A mended row keeps its place and says what was done', () => {
  const rows = mendList([], [error('A'), error('B'), error('C')], none);
  const after = mendList(rows, [error('A'), error('C')], new Map([['B', 'Place of supply: 08 Rajasthan.']]));
  expect(after.map((row) => [row.error.document, row.answer])).toEqual([
    ['A', ''],
    ['B', 'Place of supply: 08 Rajasthan.'],
    ['C', ''],
  ]);
  expect(mendList(after, [error('A')], none).map(({ answer }) => answer)).toEqual([
    '',
    'Place of supply: 08 Rajasthan.',
    'Mended.',
  ]);
});

test('A further fault of a mended document stands below it, and one that comes back is open again', () => {
  const rows = mendList([], [error('A'), error('B')], none);
  const after = mendList(rows, [error('A', 'heads'), error('B')], none);
  expect(after.map((row) => [row.error.document, row.error.problem, row.answer])).toEqual([
    ['A', 'place', 'Mended.'],
    ['A', 'heads', ''],
    ['B', 'place', ''],
  ]);
  expect(mendList(after, [error('A'), error('B')], none).map(({ answer }) => answer)).toEqual(['', 'Mended.', '']);
});
