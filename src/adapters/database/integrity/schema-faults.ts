import { sql } from 'kysely';
import { openDatabase } from '../engine/open-database.ts';
import type { Database } from '../engine/tables.ts';
import { migrate } from '../migrations/migrate.ts';

/** A table, an index or a trigger: what makes it, where the engine keeps that, and on which table it is. */
type Part = { kind: string; name: string; table: string; made: string };

/**
 * Whether tables, indexes and triggers are those that the migrations of this release make. They are made once more, in a
 * SQLite database in memory. PostgreSQL keeps no text of what made them, and has other triggers: there, tables with columns and
 * indexes are compared by name, and the triggers by the tables that have some. What extensions and others keep in the same
 * database is not the shop's: views, and other schemas.
 */
export async function schemaFaults({ engine, read }: Pick<Database, 'engine' | 'read'>): Promise<string[]> {
  const fresh = await openDatabase('sqlite::memory:');
  try {
    await migrate(fresh, new Date(0).toISOString());
    const asSqlite = engine === 'sqlite';
    const expected = asSqlite ? await sqliteParts(fresh.read) : await sharedParts(fresh.read, sqliteTriggers);
    const found = asSqlite
      ? await sqliteParts(read)
      : await sharedParts(read, postgresTriggers, postgresIndexes, await schemaOf(read));
    return [...compare(expected, found), ...(await wrongMigrations(fresh.read, read))];
  } finally {
    await fresh.close();
  }
}

function compare(expected: Part[], found: Part[]): string[] {
  const keyOf = ({ kind, name }: Part) => `${kind} ${name}`;
  const [made, there] = [
    new Map(expected.map((part) => [keyOf(part), part])),
    new Map(found.map((part) => [keyOf(part), part])),
  ];
  return [
    ...found
      .filter((part) => !made.has(keyOf(part)))
      .map(({ kind, name, table }) => `The ${kind} ${name} of the table ${table} does not belong to this release.`),
    ...expected
      .filter((part) => !there.has(keyOf(part)))
      .map(({ kind, name, table }) => `The ${kind} ${name} of the table ${table} is missing.`),
    ...expected
      .filter((part) => (there.get(keyOf(part))?.made ?? part.made) !== part.made)
      .map(({ kind, name, table }) => `The ${kind} ${name} of the table ${table} is not as this release makes it.`),
  ];
}

async function sqliteParts(read: Database['read']): Promise<Part[]> {
  const { rows } = await sql<Part>`select type as kind, name, tbl_name as "table", coalesce(sql, '') as made
    from sqlite_schema where name not like 'sqlite_%' order by name`.execute(read);
  return rows;
}

const sqliteTriggers = sql<{
  table: string;
}>`select distinct tbl_name as "table" from sqlite_schema where type = 'trigger'`;
const sqliteIndexes = sql<Part>`select 'index' as kind, name, tbl_name as "table", '' as made
  from sqlite_schema where type = 'index' and name not like 'sqlite_%'`;
const postgresTriggers = sql<{ table: string }>`select distinct event_object_table as "table"
  from information_schema.triggers where trigger_schema = current_schema()`;
// Those of primary keys and unique columns have names that the engine gives.
const postgresIndexes = sql<Part>`select 'index' as kind, indexname as name, tablename as "table", '' as made
  from pg_indexes where schemaname = current_schema() and indexname !~ '_(pkey|key[0-9]*)$'`;

async function sharedParts(
  read: Database['read'],
  triggers: typeof sqliteTriggers,
  indexes: typeof sqliteIndexes = sqliteIndexes,
  schema?: string,
): Promise<Part[]> {
  const all = await read.introspection.getTables({ withInternalKyselyTables: true });
  const tables = all.filter((table) => !table.isView && (schema === undefined || table.schema === schema));
  return [
    ...tables.map(({ name, columns }): Part => {
      return {
        kind: 'table',
        name,
        table: name,
        made: columns
          .map((column) => column.name)
          .toSorted()
          .join(),
      };
    }),
    ...(await triggers.execute(read)).rows.map(({ table }): Part => {
      return { kind: 'protection', name: `of ${table}`, table, made: '' };
    }),
    ...(await indexes.execute(read)).rows,
  ];
}

async function schemaOf(read: Database['read']): Promise<string | undefined> {
  return (await sql<{ name: string }>`select current_schema() as name`.execute(read)).rows[0]?.name;
}

async function wrongMigrations(fresh: Database['read'], read: Database['read']): Promise<string[]> {
  const namesOf = async (from: Database['read']) =>
    (await from.selectFrom('migrations').select('name').execute()).map(({ name }) => name);
  const [expected, found] = [await namesOf(fresh), await namesOf(read)];
  return [
    ...found
      .filter((name) => !expected.includes(name))
      .map((name) => `The migration ${name} does not belong to this release. (migrations ${name})`),
    ...expected
      .filter((name) => !found.includes(name))
      .map((name) => `The migration ${name} is missing. (migrations ${name})`),
  ];
}
