import { expect, test } from 'vitest';
import { isAnotherDay } from './is-another-day.ts';

test('The Indian day changes at 18:30 UTC, wherever the device is', () => {
  expect(isAnotherDay('2026-11-21', '2026-11-21T03:00:00.000Z')).toBe(false);
  expect(isAnotherDay('2026-11-21', '2026-11-21T18:29:59.999Z')).toBe(false);
  expect(isAnotherDay('2026-11-21', '2026-11-21T18:30:00.000Z')).toBe(true);
  expect(isAnotherDay('2026-11-21', '2026-11-22T03:00:00.000Z')).toBe(true);
});
