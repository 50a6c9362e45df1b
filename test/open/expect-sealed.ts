import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { tableOfTables } from '#adapters/database/engine/table-of-tables.ts';
import type { Database, Tables } from '#adapters/database/engine/tables.ts';
import { type RowTable, rowDigest, rowKey } from '#adapters/database/shared-writes/row-digest.ts';
import { isTrapped } from '#adapters/database/shared-writes/told-callbacks.ts';
import { codeDigest, type ToldRows, together } from '#adapters/database/shared-writes/told-rows.ts';
import { visitorHash } from '#adapters/database/shared-writes/visitor-chain.ts';

const rowTables = Object.entries(tableOfTables).flatMap(([name, care]) => ('rows' in care ? [name as RowTable] : []));

/** The first company record tells them. */
const byMigrations = new Set(['catalogue_versions 1', 'money_kept_from 1']);

/** The rows that are not as the newest line about them tells, by table and key: altered, added, removed, or never told. */
export async function unsealedRows(database: Database): Promise<string[]> {
  const told = await toldLast(database);
  const trapped = (await rowsOf(database, 'callbacks')).filter(isTrapped).map(({ id }) => id);
  const faults: string[] = [];
  for (const table of rowTables) {
    const left = new Map(Object.entries(told[table] ?? {}));
    for (const row of await rowsOf(database, table)) {
      const key = rowKey(table, row);
      const digest = left.get(key);
      left.delete(key);
      const isFree =
        (table.startsWith('callback') && trapped.some((id) => key.startsWith(id))) ||
        byMigrations.has(`${table} ${key}`);
      if (digest !== rowDigest(table, row) && !(isFree && digest === undefined)) faults.push(`${table} ${key}`);
    }
    for (const [key, digest] of left) if (digest !== null) faults.push(`${table} ${key} is gone`);
  }
  for (const user of await rowsOf(database, 'users'))
    if (user.code_hash !== null && told['users.code']?.[user.id] !== codeDigest(user))
      faults.push(`users.code ${user.id}`);
  return faults;
}

/** Every writer has told the rows that it left. */
export async function expectSealed(database: Database): Promise<void> {
  expect(await unsealedRows(database)).toEqual([]);
}

async function toldLast({ read }: Database): Promise<ToldRows> {
  const lines = await read.selectFrom('audit_log').select('after').orderBy('seq').execute();
  const audited = lines.flatMap(({ after }) => {
    const rows = (JSON.parse(after) as { rows?: ToldRows | unknown[] } | null)?.rows;
    return rows && !Array.isArray(rows) ? [rows] : [];
  });
  const chain = await read.selectFrom('visitor_chain').selectAll().orderBy('seq').execute();
  for (const [index, line] of chain.entries()) expect(line.hash).toBe(visitorHash(chain[index - 1]?.hash ?? '', line));
  const head = await read.selectFrom('visitor_head').select(['seq', 'hash']).executeTakeFirstOrThrow();
  expect(head).toEqual({ seq: chain.length, hash: chain.at(-1)?.hash ?? '' });
  return together(...audited, ...chain.map(({ rows }) => JSON.parse(rows) as ToldRows));
}

async function rowsOf<Table extends keyof Tables>({ read }: Database, table: Table): Promise<Tables[Table][]> {
  return (await sql<Tables[Table]>`select * from ${sql.table(table)}`.execute(read)).rows;
}

/** Opens databases whose rows must be sealed at the end of each test. */
export function sealedAfter(open: () => Promise<Database>): () => Promise<Database> {
  return async () => {
    const database = await open();
    // Runs before the database is closed: what is registered last is called first.
    onTestFinished(() => expectSealed(database));
    return database;
  };
}
