import { expect, test } from 'vitest';
import { nextTry } from './next-try.ts';

function minutesAfter(tries: number) {
  return (Date.parse(nextTry('2026-11-21T06:00:00.000Z', tries)) - Date.parse('2026-11-21T06:00:00.000Z')) / 60_000;
}

test('A mail that could not be sent is tried again after longer and longer pauses, of at most six hours', () => {
  expect([1, 2, 3, 8, 9].map(minutesAfter)).toEqual([1, 2, 4, 128, 256]);
  expect([10, 100, 5000].map(minutesAfter)).toEqual([360, 360, 360]);
});
