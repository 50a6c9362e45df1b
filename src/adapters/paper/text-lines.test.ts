import { expect, test } from 'vitest';
import { textLines } from './text-lines.ts';

test('a text that fits its column is surely one line', () => {
  expect(textLines('Grass weave, ivory', 7.4, 183)).toEqual({ lines: 1, sure: true });
  expect(textLines('', 7.4, 183)).toEqual({ lines: 1, sure: true });
});

test('a longer text breaks between its words, and a line break begins a new line', () => {
  // Four letters of 0.64 em and a gap of 0.28: three words to a line of 10 ems.
  expect(textLines('pppp pppp pppp', 10, 100)).toEqual({ lines: 1, sure: true });
  expect(textLines('pppp pppp pppp pppp', 10, 100)).toEqual({ lines: 2, sure: false });
  expect(textLines('pppp\npppp', 10, 100)).toEqual({ lines: 2, sure: false });
});

test('letters of other scripts count with the maximum width, and are never sure', () => {
  expect(textLines('घास', 7.4, 183)).toEqual({ lines: 1, sure: false });
});

test('a word longer than its column takes as many lines as it fills', () => {
  expect(textLines('W'.repeat(100), 10, 100).lines).toBeGreaterThanOrEqual(10);
});
