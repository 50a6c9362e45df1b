import { expect, test } from 'vitest';
import { indianTime } from './indian-time.ts';

test.each([
  ['2026-11-21T08:32:05.999Z', '14:02:05'],
  ['2026-11-21T18:29:59.000Z', '23:59:59'],
  ['2026-11-21T18:30:00.000Z', '00:00:00'],
  ['2026-11-21T00:00:00.000Z', '05:30:00'],
])('At %s clocks in India show %s', (instant, time) => {
  expect(indianTime(instant)).toBe(time);
});
