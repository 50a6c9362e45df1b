import { expect, test } from 'vitest';
import { typedWords } from '../invoices/invoice-words.ts';
import { soughtWords } from './word-starts.ts';

test('A word typed a hundred times, or one that another begins with, is looked for once', () => {
  expect(typedWords('d '.repeat(100))).toEqual(['D']);
  expect(soughtWords(['D', 'DE', 'SAMPLE', 'D', 'DE'])).toEqual(['DE', 'SAMPLE']);
  expect(typedWords(Array.from({ length: 50 }, (_, index) => `w${index + 10}`).join(' '))).toHaveLength(12);
});
