import { expect, test } from 'vitest';
import { writtenSize } from './format-size.ts';
import { readSize } from './read-size.ts';

test('A length is written in feet where it is one, else in metres, and read again it is the same', () => {
  expect(writtenSize(3658)).toBe('12 ft');
  expect(writtenSize(3200)).toBe('10 ft 6 in');
  expect(writtenSize(5300)).toBe('5.3 m');
  for (let mm = 1; mm <= 30_000; mm += 13) expect(readSize(writtenSize(mm))).toBe(mm);
});
