import { expect, test } from 'vitest';
import { newestOnly } from './newest-only.ts';

test('one thing is done at a time, and of those that wait only the newest', async () => {
  const done: number[] = [];
  const ends: (() => void)[] = [];
  const waited: number[] = [];
  const ask = newestOnly<number>(
    (thing) => {
      done.push(thing);
      return new Promise((resolve) => ends.push(resolve));
    },
    (thing) => void waited.push(thing),
  );
  const all = ask(1);
  ask(2);
  ask(3);
  expect(done).toEqual([1]);
  expect(waited).toEqual([2, 3]);
  ends[0]?.();
  await expect.poll(() => done).toEqual([1, 3]);
  ends[1]?.();
  await all;
  const later = ask(4);
  ends[2]?.();
  await later;
  expect(done).toEqual([1, 3, 4]);
  expect(waited).toEqual([2, 3]);
});
