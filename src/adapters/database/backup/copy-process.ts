import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Sqlite from 'better-sqlite3';
import { compressInParts } from './compress-in-parts.ts';
import { copyFacts, filesOfCopy } from './copy-facts.ts';
import { type CopyMessage, copyFile } from './copy-message.ts';
import { leaveOutTransientRows } from './leave-out-transient-rows.ts';

/*
 * The child process that copies a SQLite database while the server works. SQLite calls are synchronous and would block the
 * server; and a crash ends only this process.
 */

// Ctrl-C and the stop of a service signal the whole process group, but the server stops this process itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));

async function copy([database = '', folder = '']: string[]): Promise<CopyMessage> {
  const [complete, reduced] = [join(folder, 'complete'), join(folder, 'reduced')];
  vacuumInto(database, complete);
  // A second time, so that removed rows leave no trace, and the same rows give the same bytes.
  vacuumInto(complete, reduced, (copied) => {
    copied.pragma('journal_mode = OFF');
    leaveOutTransientRows(copied);
  });
  await rm(complete);
  const copied = new Sqlite(reduced, { readonly: true });
  check(copied);
  const facts = copyFacts(copied);
  await pipeline(linesOf(filesOfCopy(copied)), createWriteStream(join(folder, copyFile.names)));
  copied.close();
  const { parts, ...sizes } = await compressInParts(reduced, (number) => join(folder, copyFile.part(number)));
  await rm(reduced);
  return { facts: { ...facts, ...sizes }, parts };
}

function vacuumInto(from: string, to: string, prepare?: (database: Sqlite.Database) => void) {
  const database = new Sqlite(from, { fileMustExist: true, readonly: !prepare, timeout: 30_000 });
  prepare?.(database);
  database.prepare('vacuum into ?').run(to);
  database.close();
}

function check(database: Sqlite.Database) {
  const faults = database.pragma('integrity_check', { simple: true });
  if (faults !== 'ok') throw new Error(`The copy of the database is damaged: ${faults}`);
  const [orphan] = database.pragma('foreign_key_check') as { table: string }[];
  if (orphan) throw new Error(`In the copy of the database a row of ${orphan.table} refers to a missing row.`);
}

function* linesOf(names: Iterable<string>): Iterable<string> {
  for (const name of names) yield `${name}\n`;
}

const message = await copy(process.argv.slice(2)).catch((error: unknown) => ({
  error: error instanceof Error ? error.message : String(error),
}));
process.send?.(message satisfies CopyMessage, () => process.disconnect?.());
