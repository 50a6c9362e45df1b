import { mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type MutantReport, scoreOf, survivorsOf } from './read-report.ts';
import { targets } from './targets.ts';

const help = `npm run mutate -- TARGET …      plants faults into a part of the program, and says which no test notices
  --static   also those that run once, when a module is loaded: tables and patterns; each takes all tests of the target
  --file F   in this file alone; may be said again
  --tests T  noticed by these tests alone, as src/server/routes/stock*.test.ts; may be said again
  --dry      plants nothing: runs the tests once, to see that they can notice
Targets: ${Object.keys(targets).join(', ')}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    static: { type: 'boolean' },
    dry: { type: 'boolean' },
    file: { type: 'string', multiple: true },
    tests: { type: 'string', multiple: true },
  },
});
const unknown = positionals.filter((name) => !Object.hasOwn(targets, name));
if (values.help || positionals.length === 0 || unknown.length > 0) {
  console.log(unknown.length > 0 ? `There is no target ${unknown.join(', ')}.\n\n${help}` : help);
  process.exit(values.help ? 0 : 2);
}

const folder = 'node_modules/.cache/mutants';
const failed: string[] = [];
for (const name of positionals) {
  const { tests, least } = targets[name] ?? { tests: [], least: 100 };
  const report = `${folder}/${name.replace('/', '-')}${values.static ? '-static' : ''}${values.file ? '-files' : ''}`;
  mkdirSync(folder, { recursive: true });
  process.env.MUTANTS_TESTS = (values.tests ?? tests).join();
  await new Stryker(optionsOf(name, report)).runMutationTest();
  if (values.dry) continue;
  const found = JSON.parse(readFileSync(`${report}.json`, 'utf8')) as MutantReport;
  for (const line of survivorsOf(found)) console.log(line);
  const { killed, all, ignored, timedOut } = scoreOf(found);
  const share = (100 * killed) / Math.max(1, all);
  console.log(
    `${name}: ${killed} of ${all} noticed, ${share.toFixed(1)} % (at least ${least} %); ${timedOut} of them by time, ${ignored} not planted`,
  );
  if (share < least) failed.push(name);
}
if (failed.length > 0) {
  console.error(`Too little is noticed in ${failed.join(', ')}: the lines above say what.`);
  process.exit(1);
}

function optionsOf(name: string, report: string): ConstructorParameters<typeof Stryker>[0] {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', `${import.meta.dirname}/ignore-thrown-words.ts`],
    ignorers: ['thrown-words'],
    vitest: { configFile: 'vitest-mutants.config.ts', related: false },
    mutate: values.file ?? targets[name]?.mutate ?? [],
    ignorePatterns: ['dist', 'data', 'docs', 'deploy', 'test/journeys', 'test-results'],
    // TypeScript 7 has no interface for programs, which Stryker would use to write the paths in tsconfig.json anew.
    tsconfigFile: 'none.json',
    ignoreStatic: !values.static,
    dryRunOnly: values.dry ?? false,
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // A busy machine must not make a fault look noticed.
    timeoutMS: 30_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 15,
    incremental: true,
    incrementalFile: `${report}-incremental.json`,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: `${report}.json` },
    // Not below node_modules: there Node takes no TypeScript, and the program's child processes would not start.
    tempDirName: join(tmpdir(), 'vitrine-mutants'),
    cleanTempDir: 'always',
    warnings: false,
  };
}
