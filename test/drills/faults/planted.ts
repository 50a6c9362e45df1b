import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Drill } from '../drill.ts';
import { type PlantedFault, plantedFaults } from './planted-faults.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * A test that cannot fail shows nothing: each fault of the table is written into a copy of the repository, and the test that
 * is named for it must fail there, after it has passed in the same copy without the fault.
 */
export const planted: Drill = {
  name: 'planted',
  holds: 'Each fault of the table is caught by the test that is named for it',
  faults: [],
  async run({ size, onlyFaults = '' }, tell) {
    const chosen = plantedFaults.filter(({ name }) => name.includes(onlyFaults));
    if (chosen.length === 0) throw new Error(`No fault has “${onlyFaults}” in its name.`);
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-planted-'));
    try {
      copyRepository(folder);
      // The short form leaves out what needs the pages built again and a browser.
      for (const fault of chosen.filter(({ caughtBy }) => size === 'long' || !isJourney(caughtBy.file))) {
        const source = join(folder, 'src', fault.file);
        const text = readFileSync(source, 'utf8');
        const whole = await outcomeOf(fault, folder);
        writeFileSync(
          source,
          text.replace(fault.replace, () => fault.by),
        );
        const faulty = await outcomeOf(fault, folder);
        writeFileSync(source, text);
        tell(fault.name, whole === 'passed' && faulty === 'failed', { test: fault.caughtBy.file, whole, faulty });
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function isJourney(file: string) {
  return file.endsWith('.journey.ts');
}

function copyRepository(folder: string) {
  const leftOut = ['node_modules', 'dist', 'data', 'test-results', '.git'].map((name) => join(root, name));
  cpSync(root, folder, { recursive: true, filter: (path) => !leftOut.includes(path) });
  for (const name of ['node_modules', 'dist'])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name));
}

type Outcome = 'passed' | 'failed' | 'not run';

/** What became of the named test; a file that could not even be read did not run it. */
async function outcomeOf(fault: PlantedFault, folder: string): Promise<Outcome> {
  const { file, test } = fault.caughtBy;
  const report = join(folder, 'planted.json');
  rmSync(report, { force: true });
  const pattern = test.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  if (isJourney(file)) {
    // The copy has its own pages: `dist` stood for those of the repository.
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    await run('vite', ['build', '--app', '--logLevel', 'warn'], folder);
    const words = ['test', '-c', 'test/journeys/playwright.config.ts', file, '-g', pattern, '--reporter=json'];
    await run('playwright', words, folder, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  } else {
    await run('vitest', ['run', file, '-t', pattern, '--reporter=json', `--outputFile=${report}`], folder);
  }
  if (!existsSync(report)) return 'not run';
  const { passed, failed } = countIn(JSON.parse(readFileSync(report, 'utf8')) as Report);
  if (failed > 0) return 'failed';
  return passed > 0 ? 'passed' : 'not run';
}

type Report = {
  testResults?: { assertionResults: { status: string }[] }[];
  stats?: { expected: number; unexpected: number };
};

/** Of vitest's report or Playwright's. */
function countIn({ testResults, stats }: Report) {
  if (stats) return { passed: stats.expected, failed: stats.unexpected };
  const results = (testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted: string) => results.filter(({ status }) => status === wanted).length;
  return { passed: count('passed'), failed: count('failed') };
}

async function run(command: string, words: string[], folder: string, env: Record<string, string> = {}) {
  const child = spawn(join(root, 'node_modules/.bin', command), words, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  await once(child, 'close');
}
