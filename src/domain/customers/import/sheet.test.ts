import { expect, test } from 'vitest';
import { columnName, type Sheet, sheetsProblem } from './sheet.ts';

function problem(rows: string[][], name = '', what: 'customers' | 'answers' = 'customers') {
  return sheetsProblem([sheet(rows, name)], what);
}

function sheet(rows: string[][], name = ''): Sheet {
  return { kind: 'csv', name, leftOut: '', rows: rows.map((cells, at) => ({ number: at + 1, cells, unreadable: [] })) };
}

test('A sheet of 20,000 rows and 100 columns, with cells of 5,000 characters, can be read', () => {
  expect(problem([])).toBeNull();
  expect(problem(Array.from({ length: 20_000 }, () => ['a']))).toBeNull();
  expect(problem([Array(100).fill('a')])).toBeNull();
  expect(problem([['x'.repeat(5000)]])).toBeNull();
});

test('A larger one says what is too much, and what to do', () => {
  const rows = Array.from({ length: 20_001 }, () => ['a']);
  expect(problem(rows)).toBe('The file has more than 20,000 rows. Split it, and import one part after the other.');
  expect(problem(rows, 'Sheet1', 'answers')).toBe(
    'The sheet “Sheet1” has more than 20,000 rows. Download the answers from the portal in smaller parts, and send one after the other.',
  );
  expect(problem([['a'], Array(1001).fill('a')])).toBe(
    'The file has 1,001 columns, and at most 100 can be read. Delete the columns that are not about customers.',
  );
  expect(problem([['x'.repeat(5001)]])).toContain('Row 1, column A: ');
  expect(problem([['a'], ['b', 'x'.repeat(5001)]])).toBe(
    'Row 2, column B: the cell has more than 5,000 characters. In a CSV file a quotation mark may be missing.',
  );
});

test('More text than the largest file can hold is refused, in however many sheets: in a workbook a million cells can share one text', () => {
  const rows = Array.from({ length: 4_000 }, () => ['x'.repeat(5_000)]);
  expect(problem(rows)).toBeNull();
  const tooMuch = 'The cells of this file hold more than 20 MB of text. Split it, and import one part after the other.';
  expect(problem([...rows, ['x']])).toBe(tooMuch);
  expect(sheetsProblem([sheet(rows, 'A'), sheet([['x']], 'B')], 'customers')).toBe(tooMuch);
});

test('Columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA']);
});
