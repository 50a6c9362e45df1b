import { sql } from 'kysely';
import type { Database, Transacting } from '../engine/tables.ts';

/** A table's columns: `text`, `int8`, either with `?` when it may be null; and its constraints. */
export type Table = {
  name: string;
  columns: Record<string, 'text' | 'int8' | 'text?' | 'int8?'>;
  constraints: string[];
  /** The rows lie in the primary key itself, where the engine can: for narrow rows that are read by it. */
  inKey?: true;
};

export function createTable(transaction: Transacting, engine: Database['engine'], table: Table) {
  // Ordered text must sort by code point on both engines, whatever the locale of the cluster.
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  const columns = Object.entries(table.columns).map(([name, type]) => {
    const sqlType = type.startsWith('text') ? text : 'int8';
    return `"${name}" ${sqlType}${type.endsWith('?') ? '' : ' not null'}`;
  });
  const end = table.inKey && engine === 'sqlite' ? 'without rowid' : '';
  const parts = [...columns, ...table.constraints].join(', ');
  return sql.raw(`create table ${table.name} (${parts}) ${end}`).execute(transaction);
}
