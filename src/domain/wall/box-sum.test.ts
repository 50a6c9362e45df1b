import { expect, test } from 'vitest';
import { boxSum } from './box-sum.ts';

test('A place has the sum of the square around it, and nothing comes from outside', () => {
  const plane = Float32Array.from({ length: 35 }, (_, at) => (at * 7) % 11);
  const sums = boxSum(plane, 7, 5, 2);
  const summed = (column: number, row: number) => {
    let sum = 0;
    for (let y = Math.max(0, row - 2); y <= Math.min(4, row + 2); y++)
      for (let x = Math.max(0, column - 2); x <= Math.min(6, column + 2); x++) sum += plane[7 * y + x] as number;
    return sum;
  };
  expect([...sums]).toEqual(Array.from({ length: 35 }, (_, at) => summed(at % 7, Math.floor(at / 7))));
});

test('A radius larger than the plane sums all of it', () => {
  expect([...boxSum(Float32Array.of(1, 2, 3, 4), 2, 2, 9)]).toEqual([10, 10, 10, 10]);
});
