import { expect, test } from 'vitest';
import { mentionAbout } from './mention-about.ts';

const two = 'I am interested in: wallpapers/02, wallpapers/05';

test('An empty Description gets the selection', () => {
  expect(mentionAbout('', two, '')).toBe(two);
  expect(mentionAbout('  \n', two, '')).toBe(two);
});

test('The visitor’s text stays, and the selection is added below it once', () => {
  const both = `Six windows, please call after 5.\n${two}`;
  expect(mentionAbout('Six windows, please call after 5.', two, '')).toBe(both);
  expect(mentionAbout(both, two, two)).toBe(both);
});

test('A new selection replaces the previous one, unless the visitor has changed it', () => {
  expect(mentionAbout('I am interested in: blinds/01', two, 'I am interested in: blinds/01')).toBe(two);
  expect(mentionAbout('I am interested in: blinds/01, two of it', two, 'I am interested in: blinds/01')).toBe(
    `I am interested in: blinds/01, two of it\n${two}`,
  );
});

test('Without a selection the Description does not change', () => {
  expect(mentionAbout('Six windows', '', two)).toBe('Six windows');
});
