import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nameFailures } from './name-failures.ts';

function failuresIn(files: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-failures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
  return nameFailures(folder);
}

test('a test that failed is named with its file and the first line of what is wrong', () => {
  const report = {
    testResults: [
      {
        name: '/home/shop/src/domain/money.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'rounds', failureMessages: ['\u001B[31mError: expected 1\u001B[39m\n  at x'] },
        ],
      },
      { name: '/home/shop/test/broken.test.ts', status: 'failed', message: 'No such file\nat y', assertionResults: [] },
    ],
  };
  expect(failuresIn({ 'tests.json': report })).toEqual([
    'src/domain/money.test.ts › rounds: Error: expected 1',
    'test/broken.test.ts: No such file',
  ]);
});

test('a journey that failed is named, in a group too, and so is one that held only when it was walked again', () => {
  const spec = (title: string, status: string, message = '') => ({
    file: 'site/home.journey.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const report = {
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected', 'Error: still open\n  call log')],
        suites: [{ specs: [spec('moves', 'flaky', 'Timeout')] }],
      },
    ],
  };
  expect(failuresIn({ 'journeys.json': report })).toEqual([
    'site/home.journey.ts:7 › closes: Error: still open',
    'site/home.journey.ts:7 › moves: Timeout',
  ]);
});

test('a run without reports, or without failures, names none', () => {
  expect(failuresIn({})).toEqual([]);
  expect(failuresIn({ 'tests.json': { testResults: [] }, 'journeys.json': { suites: [] } })).toEqual([]);
});
