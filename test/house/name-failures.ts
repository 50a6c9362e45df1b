import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A line for each test that failed in a run that left its reports in this folder: file, title and the first line of
 * what is wrong. They are said again at the end, because somebody may see only the last lines of a long log.
 */
export function nameFailures(folder: string): string[] {
  const read = <Report>(name: string): Report | null => {
    const file = join(folder, `${name}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  };
  const tests = read<VitestReport>('tests')?.testResults ?? [];
  const journeys = read<PlaywrightReport>('journeys')?.suites ?? [];
  return [...tests.flatMap(failuresOfFile), ...journeys.flatMap(failuresOfSuite)];
}

type VitestReport = { testResults: TestFile[] };
type TestFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
};

function failuresOfFile({ name, status, message = '', assertionResults }: TestFile): string[] {
  const file = name.slice(name.search(/\b(src|test)\//));
  if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${firstLine(message)}`];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages = [] }) => `${file} › ${fullName}: ${firstLine(failureMessages[0])}`);
}

type PlaywrightReport = { suites: Suite[] };
type Suite = { specs: Spec[]; suites?: Suite[] };
type Spec = {
  file: string;
  line: number;
  title: string;
  tests: { status: string; results: { errors: { message?: string }[] }[] }[];
};

function failuresOfSuite({ specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => `${file}:${line} › ${title}: ${firstLine(results[0]?.errors[0]?.message)}`),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

function firstLine(text = ''): string {
  return stripVTControlCharacters(text).trim().split('\n')[0] ?? '';
}
