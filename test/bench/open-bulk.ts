import Sqlite from 'better-sqlite3';
import { Client } from 'pg';

type Rows = Record<string, object[]>;

/** Writes many rows at once, past the query builder; rows that are there already have their numbers added to. */
export async function openBulk(url: string): Promise<{ write(rows: Rows): Promise<void>; close(): Promise<void> }> {
  return url.startsWith('sqlite:') ? openSqliteBulk(url.slice('sqlite:'.length)) : openPostgresBulk(url);
}

function openSqliteBulk(file: string) {
  const sqlite = new Sqlite(file);
  for (const pragma of ['synchronous = OFF', 'cache_size = -1000000', 'foreign_keys = OFF']) sqlite.pragma(pragma);
  const prepared = new Map<string, Sqlite.Statement>();
  const write = sqlite.transaction((rows: Rows) => {
    for (const [table, list] of Object.entries(rows))
      for (const row of list) {
        const statement = prepared.get(table) ?? sqlite.prepare(insertOf(table, Object.keys(row)));
        prepared.set(table, statement);
        statement.run(Object.values(row));
      }
  });
  return { write: async (rows: Rows) => write(rows), close: async () => void sqlite.close() };
}

async function openPostgresBulk(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set synchronous_commit = off');
  const write = async (rows: Rows) => {
    await client.query('begin');
    for (const [table, list] of Object.entries(rows)) {
      const names = named(Object.keys(list[0] ?? {}));
      const from = `select ${names} from json_populate_recordset(null::${table}, $1)`;
      if (list.length > 0)
        await client.query(`insert into ${table} (${names}) ${from} ${adding(table)}`, [JSON.stringify(list)]);
    }
    await client.query('commit');
  };
  // In a shop that grows by itself the server's autovacuum has long done this.
  const close = async () => {
    await client.query('vacuum analyze');
    await client.end();
  };
  return { write, close };
}

function insertOf(table: string, names: string[]) {
  return `insert into ${table} (${named(names)}) values (${names.map(() => '?').join(', ')}) ${adding(table)}`;
}

function named(names: string[]) {
  return names.map((name) => `"${name}"`).join(', ');
}

function adding(table: string): string {
  if (table === 'address_names')
    return 'on conflict (field, first, tail, address_id) do update set level = excluded.level';
  if (table === 'series')
    return 'on conflict (kind, tax_state, financial_year) do update set counter = excluded.counter';
  const added = { addresses: ['uses'], day_totals: ['standing', ...amounts] }[table];
  if (!added) return '';
  const key = table === 'addresses' ? 'id' : 'kind, tax_state, block, date';
  return `on conflict (${key}) do update set ${added.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ')}`;
}

const amounts = ['taxable', 'cgst', 'sgst', 'igst', 'tax', 'round_off', 'payable'];
