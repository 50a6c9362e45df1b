import { sql } from 'kysely';
import type { Database, Transacting } from './tables.ts';

/** A table's columns: `text`, `int8`, either with `?` when it may be null; and its constraints. */
export type Table = {
  name: string;
  columns: Record<string, 'text' | 'int8' | 'text?' | 'int8?'>;
  constraints: string[];
};

export const createTable = (transaction: Transacting, engine: Database['engine'], table: Table) => {
  // Ordered text must sort by code point on both engines, whatever the locale of the cluster.
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  const columns = Object.entries(table.columns).map(([name, type]) => {
    const sqlType = type.startsWith('text') ? text : 'int8';
    return `"${name}" ${sqlType}${type.endsWith('?') ? '' : ' not null'}`;
  });
  return sql.raw(`create table ${table.name} (${[...columns, ...table.constraints].join(', ')})`).execute(transaction);
};
