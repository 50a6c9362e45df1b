import { expect, test } from 'vitest';
import { soughtWords } from '#domain/text/word-starts.ts';
import { typedWords } from './invoice-words.ts';

test('A repeated word, or one that another word begins with, is searched once', () => {
  expect(typedWords('d '.repeat(100))).toEqual(['D']);
  expect(soughtWords(['D', 'DE', 'SAMPLE', 'D', 'DE'])).toEqual(['DE', 'SAMPLE']);
  expect(typedWords(Array.from({ length: 50 }, (_, index) => `w${index + 10}`).join(' '))).toHaveLength(12);
});
