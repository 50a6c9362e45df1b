import { expect, test } from 'vitest';
import { cancelProblems, cancelReasons, cancelWords, longestWhy, readWhy } from './cancel-reason.ts';

test('A document is cancelled as a duplicate, a data entry mistake, an order cancelled, or for another reason in words', () => {
  expect(cancelReasons.map(({ text }) => text)).toEqual([
    'Duplicate',
    'Data entry mistake',
    'Order cancelled',
    'Other',
  ]);
  expect(cancelProblems('duplicate', '')).toEqual([]);
  expect(cancelProblems('', '')).toEqual([]);
  expect(cancelProblems('other', 'Billed to the wrong department')).toEqual([]);
  expect(cancelProblems('other', '')).toEqual([{ field: 'why', message: 'Say in a few words why it is cancelled' }]);
  expect(cancelProblems('', 'Twice')).toEqual([
    { field: 'reason', message: 'Choose the reason that these words explain' },
  ]);
});

test('The words have at most 200 characters and can be printed', () => {
  expect(cancelProblems('other', 'x'.repeat(longestWhy))).toEqual([]);
  expect(cancelProblems('other', 'x'.repeat(longestWhy + 1))).toEqual([
    { field: 'why', message: 'Why can have at most 200 characters' },
  ]);
  expect(cancelProblems('other', 'a\u0007b')).toHaveLength(1);
  expect(readWhy('  Billed to\n the wrong\tparty ')).toBe('Billed to the wrong party');
});

test('A reason is shown in words, and a missing one as not given', () => {
  expect(cancelWords({ reason: 'order-cancelled', why: '' })).toBe('order cancelled');
  expect(cancelWords({ reason: 'duplicate', why: 'of DL/26-27/0007' })).toBe('duplicate: of DL/26-27/0007');
  expect(cancelWords({ reason: 'other', why: 'Billed to the wrong department' })).toBe(
    'Billed to the wrong department',
  );
  expect(cancelWords(null)).toBe('reason not given');
});
