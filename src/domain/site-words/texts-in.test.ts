import { expect, test } from 'vitest';
import { filledLines } from './filled-lines.ts';
import { openingSiteWords } from './opening-site-words.ts';
import { siteWordsChanges } from './site-words-changes.ts';
import { textsIn } from './texts-in.ts';

const blank = openingSiteWords(false);

test('A text shows its own language, else the first of the owner’s languages that has it, never one that is switched off', () => {
  const texts = { ...blank.texts, line: { hi: 'पैनल', or: 'ପ୍ୟାନେଲ୍' }, title: { or: 'ପ୍ୟାନେଲ୍' } };
  const words = { ...blank, languages: ['hi', 'en'] as const, texts };
  expect(textsIn(words, 'en')).toEqual({ line: { text: 'पैनल', lang: 'hi' } });
  expect(textsIn({ ...words, languages: ['or', 'hi', 'en'] }, 'en').line).toEqual({ text: 'ପ୍ୟାନେଲ୍', lang: 'or' });
  expect(textsIn({ ...words, languages: ['en', 'or'] }, 'en').title).toEqual({ text: 'ପ୍ୟାନେଲ୍', lang: 'or' });
});

test('Of a shop of one’s own nothing is said before its owner writes', () => {
  expect(textsIn(blank, 'en')).toEqual({});
  expect(blank.foundingYear).toBeNull();
});

test('A paragraph that names the cities is left out where the firm has no office', () => {
  const text = ' {firm} has {n} categories.\n\nOffices in {cities}. {other}';
  const facts = { firm: 'Aangan', n: 24, cities: '' };
  expect(filledLines(text, facts)).toEqual(['Aangan has 24 categories.']);
  expect(filledLines(text, { ...facts, cities: 'Kochi' })[1]).toBe('Offices in Kochi. {other}');
});

test('A change names its field, and a long text is shortened', () => {
  const texts = { ...blank.texts, history: { en: 'a'.repeat(201) } };
  expect(siteWordsChanges(blank, { ...blank, languages: ['or', 'en', 'hi'], foundingYear: 1998, texts })).toEqual([
    { field: 'languages', from: 'en, hi, or', to: 'or, en, hi' },
    { field: 'foundingYear', from: '', to: '1998' },
    { field: 'texts.history.en', from: '', to: `${'a'.repeat(200)} …` },
  ]);
});
