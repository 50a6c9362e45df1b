import { expect, test } from 'vitest';
import { type MutantReport, scoreOf, survivorsOf } from './read-report.ts';

const source = ['export function sum(a: number) {', '  return a + 1;', '}'].join('\n');

function report(...mutants: [status: string, replacement?: string][]): MutantReport {
  const location = { start: { line: 2, column: 10 }, end: { line: 2, column: 15 } };
  return {
    files: {
      'src/sum.ts': {
        source,
        mutants: mutants.map(([status, replacement]) => ({
          mutatorName: 'ArithmeticOperator',
          status,
          location,
          ...(replacement === undefined ? {} : { replacement }),
        })),
      },
    },
  };
}

test('A fault that hangs is noticed, one that no test runs through is not, and one that cannot be compiled does not count', () => {
  const found = report(
    ...['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'RuntimeError', 'Ignored'].map(
      (status): [string] => [status],
    ),
  );
  expect(scoreOf(found)).toEqual({ killed: 3, all: 5, ignored: 1, timedOut: 1 });
});

test('What no test noticed is named with its line, its text and what it became', () => {
  expect(
    survivorsOf(report(['Killed', 'a - 1'], ['Survived', 'a - 1'], ['NoCoverage', 'a  *\n 1'], ['Ignored'])),
  ).toEqual(['src/sum.ts:2 a + 1 → a - 1', 'src/sum.ts:2 a + 1 → a * 1 (no test runs through it)']);
});

test('A long text is cut, and one of several lines is in one', () => {
  const long = report(['Survived', 'x'.repeat(100)]);
  const [file] = Object.values(long.files);
  if (file?.mutants[0]) file.mutants[0].location.end = { line: 3, column: 2 };
  const [line = ''] = survivorsOf(long);
  expect(line).toBe(`src/sum.ts:2 a + 1; } → ${'x'.repeat(79)}…`);
});
