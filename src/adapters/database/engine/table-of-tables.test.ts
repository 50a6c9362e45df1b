import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { tableOfTables } from './table-of-tables.ts';

type Care = { key: string; lines?: string; rows?: string; derived?: string; free?: Record<string, string> };

const tables = Object.entries<Care>(tableOfTables);

function listed({ lines = '', rows = '', derived = '', free = {} }: Care): string[] {
  return [lines, rows, derived, ...Object.keys(free)].flatMap((list) => list.split(' ')).filter((name) => name !== '');
}

eachDatabase('The table of tables', (open) => {
  test('has every column of every table once, and no other', async () => {
    const database = await open();
    const there = (await database.read.introspection.getTables({ withInternalKyselyTables: true })).flatMap((table) =>
      table.columns.map(({ name }) => `${table.name}.${name}`),
    );
    const named = tables.flatMap(([table, care]) => listed(care).map((column) => `${table}.${column}`));
    expect(named.toSorted()).toEqual(there.toSorted());
  });

  test('names the primary key of each table', async () => {
    const database = await open();
    const keys = database.engine === 'sqlite' ? sqliteKeys : postgresKeys;
    const { rows } = await keys.execute(database.read);
    const stored = Map.groupBy(rows, (row) => row.table);
    for (const [table, { key }] of tables)
      expect([table, stored.get(table)?.map(({ column }) => column)]).toEqual([table, key.split(' ')]);
  });
});

type KeyPart = { table: string; column: string };

const sqliteKeys = sql<KeyPart>`select m.name as "table", c.name as "column" from sqlite_schema as m,
  pragma_table_info(m.name) as c where m.type = 'table' and c.pk > 0 order by m.name, c.pk`;

const postgresKeys = sql<KeyPart>`select k.table_name as "table", k.column_name as "column"
  from information_schema.table_constraints as c join information_schema.key_column_usage as k
    on k.constraint_name = c.constraint_name and k.table_schema = c.table_schema
  where c.constraint_type = 'PRIMARY KEY' and c.table_schema = current_schema() order by k.table_name, k.ordinal_position`;

test('A column that anybody may change has a reason', () => {
  for (const [table, { free = {} }] of tables)
    for (const reason of Object.values(free))
      expect([table, reason]).toEqual([table, expect.stringMatching(/^.{15,}\.$/)]);
});
