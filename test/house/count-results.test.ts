import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countResults } from './count-results.ts';

function counted(files: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-count-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return countResults(folder);
}

function report(...files: string[][]) {
  return {
    testResults: files.map((statuses) => ({
      status: statuses.length && !statuses.includes('failed') ? 'passed' : 'failed',
      assertionResults: statuses.map((status) => ({ status })),
    })),
  };
}
function journeys(expected: number, unexpected = 0, flaky = 0, errors: unknown[] = []) {
  return {
    stats: { expected, unexpected, flaky },
    errors,
  };
}

test('a step without a report is one check', () => {
  expect(counted({ steps: 'types 0\nlint 1\n' })).toEqual({ passed: 1, failed: 1 });
});

test('the tests of a suite are counted one by one', () => {
  const steps = 'types 0\ntests 1\njourneys 0\n';
  const files = { steps, 'tests.json': report(['passed', 'failed'], ['passed']), 'journeys.json': journeys(4) };
  expect(counted(files)).toEqual({ passed: 1 + 2 + 4, failed: 1 });
});

test('a test file that could not be loaded is one failure', () => {
  expect(counted({ steps: 'tests 1\n', 'tests.json': report(['passed'], []) })).toEqual({ passed: 1, failed: 1 });
});

test('a journey that passed only at the second try has failed, as one that never did', () => {
  expect(counted({ steps: 'journeys 0\n', 'journeys.json': journeys(2, 0, 1) })).toEqual({ passed: 2, failed: 1 });
  expect(counted({ steps: 'journeys 1\n', 'journeys.json': journeys(2, 1, 1) })).toEqual({ passed: 2, failed: 2 });
});

test('a suite that died without a report is one failure', () => {
  expect(counted({ steps: 'tests 139\njourneys 0\n' })).toEqual({ passed: 0, failed: 2 });
});

test('a suite that ended badly although each of its tests passed is one failure', () => {
  expect(counted({ steps: 'tests 1\n', 'tests.json': report(['passed']) })).toEqual({ passed: 1, failed: 1 });
});

test('a suite in which nothing ran is one failure', () => {
  expect(counted({ steps: 'tests 0\n', 'tests.json': report() })).toEqual({ passed: 0, failed: 1 });
});
