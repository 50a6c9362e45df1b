import { expect, test } from 'vitest';
import { brochureText } from './brochure-text.ts';

test('What the pages say is kept as words with spaces, and a word that a line parts is whole', () => {
  expect(brochureText(['Soft\r\nfloors\u0000', '', 'carpet\ufffe\r\ntiles'])).toBe('Soft floors carpettiles');
  expect(brochureText(['', ' '])).toBe('');
});

test('A book of a thousand pages is kept up to a length', () => {
  expect(brochureText(['teak '.repeat(40_000)])).toHaveLength(60_000);
});
