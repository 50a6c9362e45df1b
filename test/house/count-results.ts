import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameFailures } from './name-failures.ts';

export type Count = { passed: number; failed: number };

/**
 * Adds up what a run left in its folder: `steps` (a name and an exit code a line) and the reports of the suites.
 * A step without a report counts as one; a suite that failed without saying which test counts as one failed.
 */
export function countResults(folder: string): Count {
  const lines = readFileSync(join(folder, 'steps'), 'utf8').trim().split('\n');
  const counts = lines.map((line) => {
    const [name = '', code] = line.split(' ');
    const read = suites[name];
    if (!read) return code === '0' ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    const report = join(folder, `${name}.json`);
    const count = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
    const endedWell = code === '0' && count.passed > 0;
    return endedWell || count.failed > 0 ? count : { ...count, failed: 1 };
  });
  const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

type VitestReport = { testResults: { status: string; assertionResults: { status: string }[] }[] };

function countTests(report: VitestReport): Count {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const ended = (status: string) => tests.filter((test) => test.status === status).length;
  // A file that could not even be loaded has no tests in it.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: ended('passed'), failed: ended('failed') + broken.length };
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/** A journey that held only when it was walked again has failed: its fault is hidden, not gone. */
function countJourneys({ stats, errors }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  };
}

const suites: Record<string, (report: VitestReport & PlaywrightReport) => Count> = {
  tests: countTests,
  journeys: countJourneys,
};

if (import.meta.main) {
  const folder = process.argv[2] ?? 'test-results';
  const { passed, failed } = countResults(folder);
  for (const line of nameFailures(folder)) console.log(`  ${line}`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
