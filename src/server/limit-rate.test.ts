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

/**
 * Nanoseconds of the processor for each of 500 calls: the middle of seven rounds, because a map grows, and garbage is collected,
 * in some of them.
 */
function nanosecondsEach(calls: (count: number) => void): number {
  const costs = Array.from({ length: 7 }, () => {
    const begun = process.cpuUsage();
    calls(500);
    const { user, system } = process.cpuUsage(begun);
    return ((user + system) * 1000) / 500;
  });
  return costs.sort((one, other) => one - other)[3] ?? 0;
}

test('With ten thousand callers a call costs what it costs with a hundred', () => {
  const ofNewCaller = (callers: number) => {
    const take = limitRate(2);
    for (let caller = 0; caller < callers; caller += 1) take(`network ${caller}`, at);
    let other = 0;
    return nanosecondsEach((count) => {
      for (let call = 0; call < count; call += 1) take(`another ${other++}`, at + 1);
    });
  };
  ofNewCaller(100);
  // A walk over all of them takes hundreds of times as long.
  expect(ofNewCaller(10_000)).toBeLessThan(20 * ofNewCaller(100) + 20_000);
});

test('So does the call of somebody who asks again', () => {
  const ofOldCaller = (callers: number) => {
    const take = limitRate(100);
    let turn = 0;
    const askAgain = (count: number) => {
      for (const end = turn + count; turn < end; turn += 1) take(`network ${turn % callers}`, at);
    };
    askAgain(2 * callers);
    return nanosecondsEach(askAgain);
  };
  ofOldCaller(100);
  // A walk over the places that were left takes thirty times as long.
  expect(ofOldCaller(90_000)).toBeLessThan(3 * ofOldCaller(100) + 9_000);
});

test('Those who ask no more are forgotten, and of too many callers the one who was quiet longest', () => {
  const take = limitRate(1, 3);
  for (const [turn, key] of ['a', 'b', 'c'].entries()) take(key, at + turn);
  expect([take('b', at + 10), take('d', at + 11)]).toEqual([60, 0]);
  // `a` was forgotten for `d`; the others still wait.
  expect([take('c', at + 12), take('b', at + 12), take('a', at + 12)]).toEqual([60, 60, 0]);
});
