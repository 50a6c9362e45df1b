import { expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { wordsIn } from '../words/words-in.ts';
import { wallSentence } from './wall-sentence.ts';

const size = { widthMm: 6000, heightMm: 2700 };
const paper = (share: number) => ({ surface: { title: 'Botanical paper' }, size, share });

test('A wall says how much of it is seen and of how much something stands in front; both add up', () => {
  const { onWall, onFloor, onCeiling } = wordsIn('en');
  expect(wallSentence(paper(0.9), onWall)).toBe(
    'Botanical paper on 14.6 of 16.2 m² of your wall; something stands in front of 1.6 m².',
  );
  expect(wallSentence(paper(0.98), onWall)).toBe('Botanical paper on 15.9 of 16.2 m² of your wall.');
  expect(wallSentence(paper(0.5), onFloor)).toBe(
    'Botanical paper on 8.1 of 16.2 m² of your floor; something stands on 8.1 m².',
  );
  expect(wallSentence(paper(0.5), onCeiling)).toBe(
    'Botanical paper on 8.1 of 16.2 m² of your ceiling; something hangs in front of 8.1 m².',
  );
  const small = { ...paper(0.9), size: { widthMm: 300, heightMm: 300 } };
  expect(wallSentence(small, onWall)).toBe('Botanical paper on 0.1 of 0.1 m² of your wall.');
});

test('In each language every number is said', () => {
  for (const language of languages)
    for (const of of ['onWall', 'onFloor', 'onCeiling', 'onFacade'] as const) {
      const sentence = wallSentence(paper(0.9), wordsIn(language)[of]);
      for (const said of ['Botanical paper', '14.6', '16.2', '1.6']) expect(sentence, language).toContain(said);
    }
});
