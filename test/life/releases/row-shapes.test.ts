import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { quickFolder } from '#test/postgres/quick-folder.ts';
import { unpackShop } from './packed-shop.ts';

/** The release before this one: during a replacement its processes still write. */
const releaseBefore = '85d2e707.shop.br';

type Rows = Map<string, Record<string, unknown>[]>;

/** Every row that the release before has written in its shop, by table. */
async function rowsOfBefore(): Promise<Rows> {
  const folder = mkdtempSync(join(quickFolder(), 'vitrine-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  unpackShop(readFileSync(join(import.meta.dirname, '../../fixtures/releases', releaseBefore)), folder);
  const database = await openDatabase(`sqlite:${folder}/vitrine.db`);
  const rows: Rows = new Map();
  for (const { name } of await database.read.introspection.getTables()) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database.read);
    if (found.rows.length > 0) rows.set(name, found.rows);
  }
  await database.close();
  return rows;
}

/** Inserts a row with the columns that the release before knows. What is there already stays. */
function insert({ write }: Database, table: string, row: Record<string, unknown>) {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  return sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})
    on conflict do nothing`.execute(write);
}

eachDatabase('The tables of this release', (open) => {
  test('take every row as the release before writes it', async () => {
    const [database, rows] = [await open(), await rowsOfBefore()];
    expect(rows.size).toBeGreaterThan(40);
    let refused = new Map<string, string>();
    // A row may name one of a table that comes later: as long as a round gets further, there is another.
    for (let waiting = [...rows.keys()]; waiting.length > 0; waiting = [...refused.keys()]) {
      refused = new Map();
      for (const table of waiting)
        for (const row of rows.get(table) ?? [])
          await insert(database, table, row).catch((error: Error) => refused.set(table, error.message));
      if (refused.size === waiting.length) break;
    }
    expect([...refused]).toEqual([]);
  });
});
