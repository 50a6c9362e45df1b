import { expect, test } from 'vitest';
import { branch, branchName, home, homeName } from '#test/specification/specified-firm.ts';
import { nextNumbers } from './next-numbers.ts';

const mark = (kind: string, counter: number, taxState: string = home, financialYear = '2026-27') => ({
  kind,
  taxState,
  financialYear,
  counter,
});

test('A restored shop says in one sentence which number of which series is next', () => {
  const marks = [
    mark('credit', 9, home, '2025-26'),
    mark('credit', 1),
    mark('pro', 11),
    mark('tax', 9999),
    mark('receipt', 4),
    mark('tax', 17, branch, '2025-26'),
  ];
  expect(nextNumbers(marks, '2026-11-21')).toBe(
    `${homeName} goes on with DL/26-27/10000 for a tax invoice, PI-DL/26-27/012 for a pro-forma, ` +
      `CN-DL/26-27/002 for a credit note and RC-DL/26-27/0005 for a receipt; ${branchName} goes on with OD/25-26/0018 for a tax invoice.`,
  );
});

test('A series that was told its next number but has given none is not named', () => {
  expect(nextNumbers([mark('tax', 0)], '2026-11-21')).toBe('');
});

test('The newest series that gave a number is named, and one that this release does not know is left out', () => {
  const marks = [mark('tax', 3, home, '2025-26'), mark('tax', 0), mark('tax', 7, 'atlantis'), mark('memo', 2)];
  expect(nextNumbers(marks, '2026-11-21')).toBe(`${homeName} goes on with DL/25-26/0004 for a tax invoice.`);
});

test('A document dated ahead hides no series of today, and in April papers of March still get their numbers', () => {
  const marks = [mark('tax', 62), mark('tax', 4, home, '2027-28'), mark('tax', 1, home, '2028-29')];
  const both = 'DL/27-28/0005 for a tax invoice and DL/28-29/0002 for a tax invoice';
  expect(nextNumbers(marks, '2027-06-15')).toBe(`${homeName} goes on with ${both}.`);
  expect(nextNumbers(marks, '2027-04-30')).toContain('DL/26-27/0063 for a tax invoice, DL/27-28/0005');
  expect(nextNumbers(marks, '2027-05-01')).toBe(`${homeName} goes on with ${both}.`);
});
