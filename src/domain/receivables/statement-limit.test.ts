import { expect, test } from 'vitest';
import { dayInRefusal, tooManyEntries } from './statement-limit.ts';

test('The day from which a statement has room for all entries is read out of its refusal', () => {
  expect(dayInRefusal(tooManyEntries('2026-03-17'), '2026-11-21')).toBe('2026-03-17');
  expect(dayInRefusal('The statement cannot end after today, 21/11/2026', '2026-11-21')).toBeNull();
  // A day that stands where it would stand in the refusal.
  expect(dayInRefusal('Until   17/03/2026', '2026-11-21')).toBeNull();
  expect(dayInRefusal('begin on 17/03/2026', '2026-11-21')).toBe('2026-03-17');
});
