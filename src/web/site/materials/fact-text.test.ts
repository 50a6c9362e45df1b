import { expect, test } from 'vitest';
import { en } from '../words/en/en.ts';
import { hi } from '../words/hi/hi.ts';
import type { Words } from '../words/words.ts';
import { factText } from './fact-text.ts';

const of = (number: number | null, unit: 'mm' | 'pieces' | '', text: string, words: Words = en) =>
  factText({ number, unit, text: { text, lang: 'en' } }, words).text;

test('A fact is its number with its unit, then its text', () => {
  expect(of(530, 'mm', 'roll of 10.05 m')).toBe('530 mm, roll of 10.05 m');
  expect(of(2440, 'mm', '')).toBe('2,440 mm');
  expect(of(20, 'pieces', '', hi)).not.toContain('pieces');
  expect(of(null, '', 'mineral fibre')).toBe('mineral fibre');
});

test('A text that begins with the number is not said twice', () => {
  expect(of(2440, 'mm', '2,440 mm × 1,220 mm')).toBe('2,440 mm × 1,220 mm');
});
