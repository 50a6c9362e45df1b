import { expect, test } from 'vitest';
import { keptAnswers } from './kept-answers.ts';

test('A text is read once while it is among the last ones, also when the answer is nothing', () => {
  const asked: string[] = [];
  const read = keptAnswers((text) => {
    asked.push(text);
    return text === '' ? null : text.length;
  });
  expect(['oak', 'teak', 'oak', '', 'teak', ''].map(read)).toEqual([3, 4, 3, null, 4, null]);
  expect(asked).toEqual(['oak', 'teak', '']);
});

test('It does not grow with the number of texts', () => {
  const asked: string[] = [];
  const read = keptAnswers((text) => {
    asked.push(text);
    return text;
  });
  for (let of = 0; of < 100; of += 1) read(`door ${of}`);
  read('door 0');
  expect(asked.filter((text) => text === 'door 0')).toHaveLength(2);
});
