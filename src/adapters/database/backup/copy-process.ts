import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { compressInParts } from './compress-in-parts.ts';
import { copyFacts, filesOfCopy } from './copy-facts.ts';
import { type CopyMessage, copyFile, WHOLE } from './copy-message.ts';
import { leaveOutTransientRows } from './leave-out-transient-rows.ts';

/*
 * The child process that copies a SQLite database while the server works. SQLite calls are synchronous and would block the
 * server; and a crash ends only this process. A second thread of it checks the copy while the first compresses it.
 */

// Ctrl-C and the stop of a service signal the whole process group, but the server stops this process itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));

// The server's work comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

async function copy([database = '', folder = '', checked = '']: string[]): Promise<CopyMessage> {
  const [complete, reduced] = [join(folder, 'complete'), join(folder, 'reduced')];
  await copyPages(database, complete);
  vacuumWithout(complete, reduced);
  const [{ parts, ...sizes }, facts] = await Promise.all([
    compressInParts(reduced, (number) => join(folder, copyFile.part(number))),
    describe(reduced, join(folder, copyFile.names)),
    checkBeside({ file: reduced, isWhole: checked === WHOLE }),
    rm(complete),
  ]);
  await rm(reduced);
  return { facts: { ...facts, ...sizes }, parts };
}

async function describe(file: string, names: string) {
  const copied = new Sqlite(file, { readonly: true });
  await pipeline(linesOf(filesOfCopy(copied)), createWriteStream(names));
  const facts = copyFacts(copied);
  copied.close();
  return facts;
}

/** In one step: of one instant, and half the work of `vacuum into`. Writers go on meanwhile, in the write-ahead log. */
async function copyPages(from: string, to: string) {
  const database = new Sqlite(from, { fileMustExist: true, readonly: true, timeout: 30_000 });
  await database.backup(to, { progress: () => ALL });
  database.close();
}

const ALL = 2 ** 31 - 1;

/** Removed rows leave no trace, and the same rows give the same bytes. */
function vacuumWithout(from: string, to: string) {
  const database = new Sqlite(from, { fileMustExist: true });
  database.pragma('journal_mode = OFF');
  leaveOutTransientRows(database);
  database.prepare('vacuum into ?').run(to);
  database.close();
}

type Check = { file: string; isWhole: boolean };

async function checkBeside(workerData: Check) {
  // An error of the thread is this promise's; its end is 'exit'.
  await once(new Worker(import.meta.filename, { workerData }), 'exit');
}

/** `quick_check` counts the entries of each index, but does not compare them with their table: a fifth of the time. */
function check({ file, isWhole }: Check) {
  const database = new Sqlite(file, { readonly: true });
  const faults = database.pragma(isWhole ? 'integrity_check' : 'quick_check', { simple: true });
  if (faults !== 'ok') throw new Error(`The copy of the database is damaged: ${faults}`);
  const [orphan] = database.pragma('foreign_key_check') as { table: string }[];
  if (orphan) throw new Error(`In the copy of the database a row of ${orphan.table} refers to a missing row.`);
  database.close();
}

function* linesOf(names: Iterable<string>): Iterable<string> {
  for (const name of names) yield `${name}\n`;
}

if (isMainThread) {
  const message = await copy(process.argv.slice(2)).catch((error: unknown) => ({
    error: error instanceof Error ? error.message : String(error),
  }));
  process.send?.(message satisfies CopyMessage, () => process.disconnect?.());
} else check(workerData as Check);
