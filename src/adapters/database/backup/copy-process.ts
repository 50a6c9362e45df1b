import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Sqlite from 'better-sqlite3';
import { FOR_GOOD } from '../engine/lease-store.ts';
import { compressInParts } from './compress-in-parts.ts';
import { copyFacts, filesOfCopy } from './copy-facts.ts';
import { type CopyMessage, copyFile } from './copy-message.ts';

/*
 * The child process that copies an SQLite database while the server works: SQLite answers without ever waiting, and the
 * server would stand still. A crash or a hang ends here.
 */

// A terminal's Ctrl-C and a service's stop reach the whole group; the server ends this one itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));

/**
 * What ends by itself within hours, and what is only true of running processes: a stolen backup holds no login, and no
 * one-time code that was used since is good again when it is brought back. What was done for good stays.
 */
const passing = [
  { table: 'logins', column: 'token_hash', forget: 'delete from logins' },
  { table: 'tickets', column: 'hash', forget: 'delete from tickets' },
  { table: 'leases', column: 'until', forget: `delete from leases where until <> '${FOR_GOOD}'` },
  { table: 'limits', column: 'key', forget: 'delete from limits' },
  { table: 'users', column: 'code_hash', forget: 'update users set code_hash = null, code_until = null' },
];

async function copy([database = '', folder = '']: string[]): Promise<CopyMessage> {
  const [whole, kept] = [join(folder, 'whole'), join(folder, 'kept')];
  vacuumInto(database, whole);
  // A second time, so that what was left out leaves no trace, and the same rows give the same bytes.
  vacuumInto(whole, kept, (copied) => {
    copied.pragma('journal_mode = OFF');
    // A shop is also copied before a release changes its tables.
    for (const { table, column, forget } of passing) if (hasColumn(copied, table, column)) copied.exec(forget);
  });
  await rm(whole);
  const copied = new Sqlite(kept, { readonly: true });
  check(copied);
  const told = copyFacts(copied);
  await pipeline(linesOf(filesOfCopy(copied)), createWriteStream(join(folder, copyFile.names)));
  copied.close();
  const { parts, ...sizes } = await compressInParts(kept, (number) => join(folder, copyFile.part(number)));
  await rm(kept);
  return { facts: { ...told, ...sizes }, parts };
}

function vacuumInto(from: string, to: string, first?: (database: Sqlite.Database) => void) {
  const database = new Sqlite(from, { fileMustExist: true, readonly: !first, timeout: 30_000 });
  first?.(database);
  database.prepare('vacuum into ?').run(to);
  database.close();
}

function hasColumn(database: Sqlite.Database, table: string, column: string): boolean {
  return database.prepare('select 1 from pragma_table_info(?) where name = ?').get(table, column) !== undefined;
}

function check(database: Sqlite.Database) {
  const faults = database.pragma('integrity_check', { simple: true });
  if (faults !== 'ok') throw new Error(`The copy of the database is damaged: ${faults}`);
  const [orphan] = database.pragma('foreign_key_check') as { table: string }[];
  if (orphan) throw new Error(`In the copy of the database a row of ${orphan.table} names another that is missing.`);
}

function* linesOf(names: Iterable<string>): Iterable<string> {
  for (const name of names) yield `${name}\n`;
}

const said = await copy(process.argv.slice(2)).catch((error: unknown) => ({
  error: error instanceof Error ? error.message : String(error),
}));
process.send?.(said satisfies CopyMessage, () => process.disconnect?.());
