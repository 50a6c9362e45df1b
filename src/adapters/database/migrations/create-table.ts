import { sql } from 'kysely';
import type { Database, Transacting } from '../engine/tables.ts';

/** A table with its columns, `text` or `int8`, with `?` when nullable, and its constraints. */
export type Table = {
  name: string;
  columns: Record<string, 'text' | 'int8' | 'text?' | 'int8?'>;
  constraints: string[];
  /** Stores the rows in the primary key itself, on SQLite: for narrow rows that are read by it. */
  inKey?: true;
};

export function createTable(transaction: Transacting, engine: Database['engine'], table: Table) {
  // Text must sort by code point on both engines, in any locale of the cluster.
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  const columns = Object.entries(table.columns).map(([name, type]) => {
    const sqlType = type.startsWith('text') ? text : 'int8';
    return `"${name}" ${sqlType}${type.endsWith('?') ? '' : ' not null'}`;
  });
  const option = table.inKey && engine === 'sqlite' ? 'without rowid' : '';
  const parts = [...columns, ...table.constraints].join(', ');
  return sql.raw(`create table ${table.name} (${parts}) ${option}`).execute(transaction);
}
