import { expect, test } from 'vitest';
import { mentionAbout } from './mention-about.ts';

const two = 'I am interested in: wallpapers/02, wallpapers/05';

test('What was selected stands in an empty Description', () => {
  expect(mentionAbout('', two, '')).toBe(two);
  expect(mentionAbout('  \n', two, '')).toBe(two);
});

test('What the visitor wrote stays, and the selection stands below it once', () => {
  const both = `Six windows, please call after 5.\n${two}`;
  expect(mentionAbout('Six windows, please call after 5.', two, '')).toBe(both);
  expect(mentionAbout(both, two, two)).toBe(both);
});

test('Another selection takes the place of the one before, when nobody has changed it', () => {
  expect(mentionAbout('I am interested in: blinds/01', two, 'I am interested in: blinds/01')).toBe(two);
  expect(mentionAbout('I am interested in: blinds/01, two of it', two, 'I am interested in: blinds/01')).toBe(
    `I am interested in: blinds/01, two of it\n${two}`,
  );
});

test('Asking about nothing in particular leaves the Description alone', () => {
  expect(mentionAbout('Six windows', '', two)).toBe('Six windows');
});
