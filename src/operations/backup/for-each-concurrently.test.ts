import { expect, test } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

const numbers = Array.from({ length: 100 }, (_, number) => number);

test('Every item is done once, at most eight at a time', async () => {
  const done: number[] = [];
  let [busy, most] = [0, 0];
  await forEachConcurrently(numbers, async (number) => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise((resolve) => setTimeout(resolve, number % 3));
    done.push(number);
    busy -= 1;
  });
  expect(done.sort((a, b) => a - b)).toEqual(numbers);
  expect(most).toBe(8);
});

test('After an error no further item is started', async () => {
  let begun = 0;
  const work = async (number: number) => {
    begun += 1;
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (number === 3) throw new Error('the disk is full');
  };
  await expect(forEachConcurrently(numbers, work)).rejects.toThrow('the disk is full');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(begun).toBeLessThan(numbers.length / 2);
});
