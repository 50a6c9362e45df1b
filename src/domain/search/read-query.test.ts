import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';

test('What is typed again is no further term', () => {
  const said = (text: string) => readQuery(text).map(({ words }) => words.map((word) => word.text).join(' '));
  expect(said('kitchen tile Kitchen kitchen')).toEqual(['kitchen', 'tile']);
  expect(said('dark grey grey dark grey')).toEqual(['dark grey', 'grey']);
});
