import { expect, test } from 'vitest';
import { unknown } from '#server/say-unconfirmed.ts';
import { wordsIn } from '../words/words-in.ts';
import { failureWords } from './failure-words.ts';

const lost = { status: 503, message: `${unknown} Ask again if nothing comes.`, requestId: 'r1' };
const busy = { status: 503, message: 'The server is too busy just now. Nothing was lost: try again.', requestId: 'r2' };

test.each(['hi', 'or', 'mr'] as const)('In %s a lost answer is told apart from one that lost nothing', (language) => {
  const words = wordsIn(language);
  expect(failureWords(lost, language, words)).toBe(words.error.unconfirmed);
  expect(failureWords(busy, language, words)).toBe(words.error.overloaded);
});

test('In English the server itself says what to look at', () => {
  expect(failureWords(lost, 'en', wordsIn('en'))).toBe(lost.message);
});
