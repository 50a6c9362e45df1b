import { expect, test } from 'vitest';
import { equalRuns } from './equal-runs.ts';

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');
const six = ['a();', 'b();', 'c();', 'd();', 'e();', 'f();'];

test('A run is as long as it goes on, and is found once', () => {
  const one = { path: 'one.ts', text: lines('first();', ...six, 'g();', 'h();', 'last();') };
  const other = { path: 'other.ts', text: lines(...six, 'g();', 'h();') };
  expect(equalRuns([one, other], 6)).toEqual([
    { one: { path: 'one.ts', line: 2 }, other: { path: 'other.ts', line: 1 }, lines: 8 },
  ]);
});

test('Fewer lines than asked for are no run, and one line that differs ends one', () => {
  const one = { path: 'one.ts', text: lines(...six) };
  const other = { path: 'other.ts', text: lines(...six.slice(0, 5), 'x();', ...six.slice(1)) };
  expect(equalRuns([one, other], 6)).toEqual([]);
  expect(equalRuns([one, other], 5)).toHaveLength(2);
});

test('Three places with the same lines are three pairs, also in one file', () => {
  const twice = { path: 'twice.ts', text: lines(...six, 'between();', ...six) };
  const once = { path: 'once.ts', text: lines('other();', ...six) };
  expect(equalRuns([twice, once], 6)).toHaveLength(3);
});

test('Indentation, blank lines and imports do not count', () => {
  const one = { path: 'one.ts', text: lines("import { a } from './a.ts';", ...six) };
  const indented = six.flatMap((line) => ['', `    ${line}`]);
  const other = {
    path: 'other.ts',
    text: lines("import { a } from './a.ts';", 'import {', '  b,', "} from './b.ts';", ...indented),
  };
  expect(equalRuns([one, other], 6)).toEqual([
    { one: { path: 'one.ts', line: 2 }, other: { path: 'other.ts', line: 6 }, lines: 6 },
  ]);
});

test('A list of equal lines is not equal to itself, one line on', () => {
  expect(equalRuns([{ path: 'one.ts', text: lines(...Array(11).fill('same();')) }], 6)).toEqual([]);
});
