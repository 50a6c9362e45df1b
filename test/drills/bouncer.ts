import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Drill } from './drill.ts';

type Report = { numPassedTests: number; numFailedTests: number; testResults: { assertionResults: Assertion[] }[] };
type Assertion = { fullName: string; status: string };

/** Between two transactions, PgBouncer gives a connection to another program: nothing of a session may be counted on. */
export const bouncer: Drill = {
  name: 'bouncer',
  holds: 'Every store works on PostgreSQL behind PgBouncer in transaction mode, by its own tests',
  needs: { pgbouncer: 'pgbouncer' },
  faults: [],
  run: async ({ size }, tell) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-bounced-'));
    const file = join(folder, 'report.json');
    const config = ['--config', 'vitest-bouncer.config.ts', '--reporter', 'json', '--outputFile', file];
    const tests = size === 'long' ? ['src/adapters/database'] : ['src/adapters/database/staff'];
    const run = spawn('npx', ['vitest', 'run', ...config, ...tests], { stdio: ['ignore', 'inherit', 'inherit'] });
    await new Promise((resolve) => run.once('exit', resolve));
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    rmSync(folder, { recursive: true });
    const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    const { numPassedTests: passed } = report;
    tell('the tests of the stores', passed > 20 && run.exitCode === 0, { passed, failed });
  },
};
