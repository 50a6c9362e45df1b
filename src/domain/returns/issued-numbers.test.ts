import { expect, test } from 'vitest';
import { createIssuedNumbers } from './issued-numbers.ts';

function rowsOf(...numbers: string[]) {
  const issued = createIssuedNumbers();
  for (const number of numbers) issued.add({ kind: 'tax', number, cancelled: number.endsWith('2') });
  return issued
    .rows()
    .tax.map(({ from, to, count, cancelled }) => `${from} to ${to}: ${count}, ${cancelled} cancelled`);
}

test('Series stand in the order of their prefixes, and typed numbers after them', () => {
  expect(rowsOf('HB/7', 'DL/26-27/0001', 'DL/25-26/0009', 'DL/26-27/0002')).toEqual([
    'DL/25-26/0009 to DL/25-26/0009: 1, 0 cancelled',
    'DL/26-27/0001 to DL/26-27/0002: 2, 1 cancelled',
    'HB/7 to HB/7: 1, 0 cancelled',
  ]);
});

test('A number that its series would write in another way is no number of it', () => {
  expect(rowsOf('DL/26-27/0001', 'DL/26-27/00002')).toEqual([
    'DL/26-27/0001 to DL/26-27/0001: 1, 0 cancelled',
    'DL/26-27/00002 to DL/26-27/00002: 1, 1 cancelled',
  ]);
});
