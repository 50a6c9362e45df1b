import { expect, test } from 'vitest';
import { descriptionProblems, tidyDescription } from './photo-description.ts';

test('Spaces and line ends of a title are made one, and a colour counts once', () => {
  const titles = { en: ' Teak \n panels\t', hi: '\u0915\u093c', or: '' };
  expect(tidyDescription({ titles, colours: ['brown', 'brown', 'red'] })).toEqual({
    titles: { en: 'Teak panels', hi: '\u0958'.normalize('NFC'), or: '' },
    colours: ['brown', 'red'],
  });
  expect(tidyDescription({ titles, colours: null }).colours).toBeNull();
});

test('A title that is too long is named by its language, counted in letters', () => {
  const titles = { en: 'x'.repeat(101), hi: '𑚀'.repeat(100), or: '' };
  expect(descriptionProblems({ titles, colours: null })).toEqual([
    { field: 'en', message: 'A title has at most 100 characters.' },
  ]);
});
