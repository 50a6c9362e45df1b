import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabaseCopier } from '#adapters/database/backup/open-database-copier.ts';
import { openPast } from '#adapters/database/receivables/open-past.ts';
import { startReturnProcess } from '#adapters/database/returns/start-return-process.ts';
import { openSheets } from '#adapters/sheets/open-sheets.ts';
import { home } from '#test/specification/specified-firm.ts';

const readSheet = () => openSheets().read(Buffer.from('Name\nDemo'));
const calculatePast = () => openPast('nowhere:').advances({ day: '2026-11-23', taxState: home });
const calculateReturn = () =>
  startReturnProcess({ url: 'nowhere:', file: 'einvoices', at: {} as never }, 60_000, () => {});
function copyDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-no-shop-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return openDatabaseCopier(join(folder, 'nothing.db'), folder).copy(new AbortController().signal, true);
}

// The system tells the end of all children at once, so that of one may be known before its last message is read.
test.runIf(process.platform === 'linux').each([
  ['reads a sheet', readSheet, '"rows":[{"number":1,"cells":["Name"]'],
  ['calculates a past day', calculatePast, 'DATABASE_URL must start with'],
  ['calculates a return', calculateReturn, 'DATABASE_URL must start with'],
  ['copies the database', copyDatabase, 'unable to open database file'],
])('The answer of a process that %s is heard also when another child ends at the same time', async (_, work, said) => {
  // Other tests of this process may have left some.
  const before = new Set(livingChildren());
  const begun = () => livingChildren().filter((id) => !before.has(id)).length;
  let known = false;
  const answer = (work as () => Promise<unknown>)()
    .then(JSON.stringify, String)
    .finally(() => {
      known = true;
    });
  while (!known && begun() === 0) await pause(1);
  const other = spawn('echo', ['It speaks and ends.']);
  // Its words and its end are read in one turn, in which the child of `work` ends too.
  other.stdout.once('data', () => waitWhile(() => begun() > 0));
  waitWhile(() => begun() > 1);
  expect(await answer).toContain(said);
});

/** Those that run: one that has ended is there until this process is told. */
function livingChildren(): string[] {
  return readdirSync('/proc').filter((id) => {
    const [state, parent] = /^\d+$/.test(id) ? readState(id) : [];
    return Number(parent) === process.pid && state !== 'Z';
  });
}

function readState(id: string): string[] {
  try {
    const words = readFileSync(`/proc/${id}/stat`, 'utf8');
    return words.slice(words.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Nothing else happens in this process meanwhile. It waits at most ten seconds. */
function waitWhile(holds: () => boolean): void {
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  for (let turn = 0; turn < 1000 && holds(); turn += 1) Atomics.wait(nothing, 0, 0, 10);
}
