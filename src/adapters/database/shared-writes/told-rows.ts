import { hash } from 'node:crypto';
import type { Tables } from '../engine/tables.ts';
import { type RowTable, rowDigest, rowKey } from './row-digest.ts';

/**
 * What a line says of rows, as `rows` in its `after`: by table and primary key, the digest of the row as the deed leaves it,
 * or null when the deed removes it. The newest line that names a row counts.
 */
export type ToldRows = { [table: string]: { [key: string]: string | null } };

export function toldRows<Table extends RowTable>(table: Table, rows: Tables[Table][]): ToldRows {
  if (rows.length === 0) return {};
  return { [table]: Object.fromEntries(rows.map((row) => [rowKey(table, row), rowDigest(table, row)])) };
}

/** For rows that the deed removes. */
export function goneRows<Table extends RowTable>(table: Table, rows: Tables[Table][]): ToldRows {
  if (rows.length === 0) return {};
  return { [table]: Object.fromEntries(rows.map((row) => [rowKey(table, row), null])) };
}

/**
 * An account. Its one-time code stands beside it, under a name of its own: a copy for a backup leaves codes out, and the
 * account must still fit.
 */
export function toldUsers(users: Tables['users'][]): ToldRows {
  if (users.length === 0) return {};
  return {
    ...toldRows('users', users),
    'users.code': Object.fromEntries(users.map((user) => [user.id, codeDigest(user)])),
  };
}

export function codeDigest({
  code_hash,
  code_until,
}: Pick<Tables['users'], 'code_hash' | 'code_until'>): string | null {
  return code_hash === null ? null : hash('sha256', JSON.stringify([code_hash, code_until]));
}

/** All of them in one. */
export function together(...parts: ToldRows[]): ToldRows {
  const all: ToldRows = {};
  for (const part of parts) for (const [table, rows] of Object.entries(part)) all[table] = { ...all[table], ...rows };
  return all;
}
