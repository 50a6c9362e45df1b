import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { draftOfData } from '#contract/invoice-wire.ts';
import { fillAll } from '#operations/fill-all.ts';
import { actor } from '#test/build/factories.ts';
import { liveShop } from '#test/life/live-shop.ts';
import { openLivedPlace } from '#test/life/open-lived-place.ts';
import { withTestSmtp } from '#test/open/with-test-smtp.ts';
import { quickFolder } from '#test/postgres/quick-folder.ts';
import { openDatabase } from '../engine/open-database.ts';
import { type TableName, tableOfTables } from '../engine/table-of-tables.ts';
import type { Database } from '../engine/tables.ts';
import { fillSales } from '../figures/fill-sales.ts';
import { openAuditLog } from '../shared-writes/audit-log.ts';
import { openUserStore } from '../staff/user-store.ts';
import { checks } from './checks.ts';
import { inspectTables } from './inspect-database.ts';
import { strayRows } from './stray-rows.ts';

type Row = Record<string, string | number | null>;
type Care = { key: string; lines?: string; rows?: string; derived?: string };

const tables = Object.entries<Care>(tableOfTables) as [TableName, Care][];

/** The columns that are not free. */
function honestColumns({ lines = '', rows = '', derived = '' }: Care): string[] {
  return [lines, rows, derived].flatMap((list) => list.split(' ')).filter((name) => name !== '');
}

/** A shop in which everything was done that the office and the site can do, without the guards of its tables. */
async function openLivedShop(): Promise<Database> {
  const folder = mkdtempSync(join(quickFolder(), 'vitrine-columns-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { port } = await withTestSmtp();
  const mail = { MAIL_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'shop@example.com' };
  const place = await openLivedPlace({ DATA_DIR: folder, ...mail }, '2026-11-21T06:00:00.000Z');
  await place.begin();
  await liveShop(place);
  await place.close();
  const database = await openDatabase(place.config.databaseUrl);
  onTestFinished(database.close);
  await fillAll(() => fillSales(database), new AbortController().signal);
  const { id } = await database.read
    .selectFrom('users')
    .select('id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const code = { hash: 'c'.repeat(64), until: '2026-11-22T06:00:00.000Z' };
  await openUserStore(database).giveCode(id, 'scrypt of nothing', code, '2026-11-21T08:00:00.000Z', actor);
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'trigger'`.execute(
    database.write,
  );
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(database.write);
  await sql`pragma foreign_keys = off`.execute(database.write);
  return database;
}

class Undone extends Error {}

/** What verify finds about a table after a change, which is undone again; null when the table itself refuses the change. */
async function faultsAfter(
  database: Database,
  table: TableName,
  change: (write: Database['write']) => Promise<unknown>,
) {
  let faults: string[] | null = null;
  const trial = database.write.transaction().execute(async (transaction) => {
    const done = await change(transaction).then(
      () => true,
      () => false,
    );
    if (done) faults = await faultsOf({ ...database, read: transaction }, table);
    throw new Undone();
  });
  await trial.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return faults as string[] | null;
}

/** Those of the checks that look at the table. */
async function faultsOf(database: Database, table: TableName): Promise<string[]> {
  const faults = await strayRows(database);
  for await (const check of inspectTables(
    database,
    draftOfData,
    ({ seals, derives }) =>
      derives.includes(table) || seals.some((seal) => seal.table === table || seal.from === table),
  ))
    faults.push(...check.faults);
  if (table.startsWith('audit')) {
    const { brokenAt } = await openAuditLog(database).check();
    const row = table === 'audit_head' ? 1 : brokenAt;
    if (brokenAt !== null) faults.push(`Line ${brokenAt} was changed, or is missing. (${table} ${row})`);
  }
  return faults;
}

/** Whether a fault names the table, and a part of the key of the row as it was or is. */
function isNamed(faults: string[], table: TableName, keys: (string | number | null)[]): boolean {
  const parts = keys.filter((key) => key !== null && key !== '').map(String);
  return faults.some((fault) => {
    const [, named = ''] = new RegExp(`\\(${table}( [^]*)?\\)$`).exec(fault) ?? [];
    return named !== '' && parts.some((part) => named.includes(part));
  });
}

/** Something else that could stand there. */
function altered(value: unknown): string | number {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `${value}x` : 'x';
}

const altering = async (database: Database) => {
  const unseen: string[] = [];
  let seen = 0;
  let refused = 0;
  const count = (what: string, faults: string[] | null, table: TableName, keys: (string | number | null)[]) => {
    if (faults === null) refused += 1;
    else if (isNamed(faults, table, keys)) seen += 1;
    else unseen.push(`${what}: ${faults[0] ?? 'no fault'}`);
  };
  for (const [table, care] of tables) {
    const columns = honestColumns(care);
    if (columns.length === 0) continue;
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(database.read);
    const keyColumns = care.key.split(' ');
    const row = mostFilled(await toTake(database, table, rows));
    for (const column of columns) {
      const filled = mostFilled(rows.filter((each) => each[column] !== null)) ?? row;
      const value = altered(filled[column]);
      const keys = keyColumns.map((name) => filled[name] ?? null);
      const faults = await faultsAfter(database, table, (write) =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${whereIs(keyColumns, filled)}`.execute(
          write,
        ),
      );
      count(`${table}.${column}`, faults, table, [...keys, keyColumns.includes(column) ? value : null]);
    }
    const keys = keyColumns.map((column) => row[column] ?? null);
    const where = whereIs(keyColumns, row);
    count(
      `${table}, a row less`,
      await faultsAfter(database, table, (write) => sql`delete from ${sql.table(table)} where ${where}`.execute(write)),
      table,
      keys,
    );
    const added = await faultsAfter(database, table, (write) => addRow(write, table, row));
    if (added !== null)
      count(`${table}, a row more`, added, table, Object.values(added.length ? anotherRow(row) : row));
    else refused += 1;
  }
  return { unseen, seen, refused };
};

function whereIs(keyColumns: string[], row: Row) {
  return sql.join(
    keyColumns.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
    sql` and `,
  );
}

/** What a credit note paid of its own invoice, and is ended since, has no line and counts nowhere: it is not taken out here. */
async function toTake(database: Database, table: TableName, rows: Row[]): Promise<Row[]> {
  if (table === 'document_lines') {
    // Not those of cancellations: the first releases named none.
    const lines = await database.read
      .selectFrom('audit_log')
      .select('seq')
      .where('what', '=', 'invoice cancelled')
      .execute();
    const ended = new Set(lines.map(({ seq }) => seq));
    return rows.filter(({ line }) => !ended.has(Number(line)));
  }
  if (table !== 'allocations') return rows;
  const vouchers = await database.read.selectFrom('vouchers').select('issued_seq').execute();
  const told = new Set(vouchers.map(({ issued_seq }) => issued_seq));
  return rows.filter(({ begun_seq }) => told.has(Number(begun_seq)));
}

/** The row with the fewest empty columns. */
function mostFilled(rows: Row[]): Row {
  const filled = (row: Row) =>
    Object.values(row).filter((value) => value !== null && value !== '' && value !== 0).length;
  return rows.toSorted((one, other) => filled(other) - filled(one))[0] as Row;
}

/** Another row of its kind. */
function anotherRow(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, altered(value)]));
}

function addRow(write: Database['write'], table: TableName, row: Row) {
  const entries = Object.entries(anotherRow(row));
  return sql`insert into ${sql.table(table)} (${sql.join(entries.map(([column]) => sql.ref(column)))})
    values (${sql.join(entries.map(([, value]) => value))})`.execute(write);
}

test('Verify sees every sealed and derived column that is altered, every row that is taken out, and every row that is added', async () => {
  const database = await openLivedShop();
  for await (const { name, faults } of inspectTables(database, draftOfData, ({ name }) => name !== 'Tables'))
    expect([name, faults]).toEqual([name, []]);
  const { unseen, seen, refused } = await altering(database);
  console.info(
    `altered: ${seen + unseen.length}, seen: ${seen}, unseen: ${unseen.length}, refused by the table: ${refused}`,
  );
  expect(unseen).toEqual([]);
  expect(seen).toBeGreaterThan(400);
}, 300_000);

test('Each table with sealed or derived columns is looked at by a check', () => {
  const looked = new Set(
    checks.flatMap(({ seals, derives }) => [...seals.map((seal) => seal.table as string), ...derives]),
  );
  const chains = ['audit_log', 'audit_head'];
  expect(
    tables.filter(([table, care]) => honestColumns(care).length > 0 && !looked.has(table)).map(([table]) => table),
  ).toEqual(chains);
});
