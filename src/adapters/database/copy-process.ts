import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Sqlite from 'better-sqlite3';
import type { SeriesMark } from '#domain/backup/manifest.ts';
import { compressInParts } from './compress-in-parts.ts';
import { type CopyMessage, copyFile } from './copy-messages.ts';

/*
 * The child process that copies an SQLite database while the server works: SQLite answers without ever waiting, and the
 * server would stand still. A crash or a hang ends here.
 */

// A terminal's Ctrl-C and a service's stop reach the whole group; the server ends this one itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));

/** What ends by itself within hours, and what is only true of running processes. A stolen backup holds no login. */
const passing = ['logins', 'tickets', 'leases', 'limits'];

const copy = async ([database = '', folder = '']: string[]): Promise<CopyMessage> => {
  const [whole, kept] = [join(folder, 'whole'), join(folder, 'kept')];
  vacuumInto(database, whole);
  // A second time, so that what was left out leaves no trace, and the same rows give the same bytes.
  vacuumInto(whole, kept, (copied) => {
    copied.pragma('journal_mode = OFF');
    for (const table of tablesOf(copied, passing)) copied.exec(`delete from ${table}`);
  });
  await rm(whole);
  const copied = new Sqlite(kept, { readonly: true });
  check(copied);
  const told = tell(copied);
  await pipeline(namesOf(copied), createWriteStream(join(folder, copyFile.names)));
  copied.close();
  const { parts, ...sizes } = await compressInParts(kept, (number) => join(folder, copyFile.part(number)));
  await rm(kept);
  return { facts: { ...told, ...sizes }, parts };
};

const vacuumInto = (from: string, to: string, first?: (database: Sqlite.Database) => void) => {
  const database = new Sqlite(from, { fileMustExist: true, readonly: !first, timeout: 30_000 });
  first?.(database);
  database.prepare('vacuum into ?').run(to);
  database.close();
};

const tablesOf = (database: Sqlite.Database, wanted: string[]): string[] =>
  database
    .prepare<string[], { name: string }>("select name from sqlite_schema where type = 'table'")
    .all()
    .map(({ name }) => name)
    .filter((name) => wanted.includes(name));

const check = (database: Sqlite.Database) => {
  const faults = database.pragma('integrity_check', { simple: true });
  if (faults !== 'ok') throw new Error(`The copy of the database is damaged: ${faults}`);
  const [orphan] = database.pragma('foreign_key_check') as { table: string }[];
  if (orphan) throw new Error(`In the copy of the database a row of ${orphan.table} names another that is missing.`);
};

const tell = (database: Sqlite.Database) => {
  const all = <T>(question: string) => database.prepare<[], T>(question).all();
  const [first] = all<{ hash: string }>('select hash from audit_log where seq = 1');
  const [head = { seq: 0, hash: '' }] = all<{ seq: number; hash: string }>('select seq, hash from audit_head');
  return {
    migrations: all<{ name: string }>('select name from migrations order by name').map(({ name }) => name),
    shop: first?.hash ?? '',
    audit: head,
    series: all<SeriesMark>(seriesMarks),
  };
};

// The year of a document's series is told by the series' row only; a typed number counts where its date lies.
const seriesMarks = `select kind, tax_state as taxState, financial_year as financialYear, counter,
  (select count(*) from invoices where invoices.kind = series.kind and invoices.tax_state = series.tax_state
    and date >= substr(financial_year, 1, 4) || '-04-01'
    and date < (cast(substr(financial_year, 1, 4) as integer) + 1) || '-04-01') as documents
  from series order by kind, tax_state, financial_year`;

const namesOf = function* (database: Sqlite.Database): Iterable<string> {
  // A shop is also copied before a release changes its tables, and the first release had no pictures.
  const pictures = tablesOf(database, ['photo_files']).map((table) => `select file from ${table} union`);
  const names = database.prepare<[], { file: string }>(
    `${pictures} select pdf as file from invoices where pdf is not null order by 1`,
  );
  for (const { file } of names.iterate()) yield `${file}\n`;
};

const said = await copy(process.argv.slice(2)).catch((error: unknown) => ({
  error: error instanceof Error ? error.message : String(error),
}));
process.send?.(said satisfies CopyMessage, () => process.disconnect?.());
