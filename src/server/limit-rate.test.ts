import { expect, test } from 'vitest';
import { limitRate } from './limit-rate.ts';

const at = Date.parse('2026-11-21T06:00:00.000Z');

test('Each key has its own limit a minute, and the next call is told how long to wait', () => {
  const take = limitRate(2);
  expect([take('a', at), take('a', at + 1000), take('a', at + 20_000), take('b', at + 20_000)]).toEqual([0, 0, 40, 0]);
  expect(take('a', at + 60_000)).toBe(0);
});

test('When the clock is set back, nobody waits until the old date', () => {
  const take = limitRate(2);
  const years = 5 * 365 * 24 * 60 * 60 * 1000;
  expect([take('a', at + years), take('a', at + years)]).toEqual([0, 0]);
  expect([take('a', at), take('a', at), take('a', at)]).toEqual([0, 0, 60]);
});
