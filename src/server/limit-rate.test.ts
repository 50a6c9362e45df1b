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

test('With ten thousand callers a call costs what it costs with a hundred', () => {
  const nanosecondsEach = (callers: number) => {
    const take = limitRate(2);
    for (let caller = 0; caller < callers; caller += 1) take(`network ${caller}`, at);
    const begun = process.cpuUsage();
    for (let turn = 0; turn < 500; turn += 1) take(`another ${turn}`, at + 1);
    const { user, system } = process.cpuUsage(begun);
    return ((user + system) * 1000) / 500;
  };
  nanosecondsEach(100);
  // A walk over all of them takes hundreds of times as long.
  expect(nanosecondsEach(10_000)).toBeLessThan(20 * nanosecondsEach(100) + 20_000);
});

test('So does the call of somebody who asks again', () => {
  const nanosecondsEach = (callers: number) => {
    const take = limitRate(100);
    const askAgain = (turns: number) => {
      for (let turn = 0; turn < turns; turn += 1) take(`network ${turn % callers}`, at);
    };
    askAgain(2 * callers);
    const begun = process.cpuUsage();
    askAgain(500);
    const { user, system } = process.cpuUsage(begun);
    return ((user + system) * 1000) / 500;
  };
  nanosecondsEach(100);
  expect(nanosecondsEach(16_000)).toBeLessThan(3 * nanosecondsEach(100) + 9_000);
});

test('Those who ask no more are forgotten, and of too many callers the one who was quiet longest', () => {
  const take = limitRate(1, 3);
  for (const [turn, key] of ['a', 'b', 'c'].entries()) take(key, at + turn);
  expect([take('b', at + 10), take('d', at + 11)]).toEqual([60, 0]);
  // `a` was forgotten for `d`; the others still wait.
  expect([take('c', at + 12), take('b', at + 12), take('a', at + 12)]).toEqual([60, 60, 0]);
});
