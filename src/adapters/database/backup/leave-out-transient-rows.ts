import type Sqlite from 'better-sqlite3';
import { FOR_GOOD } from '../engine/lease-store.ts';

/** Removes them from a copy, and again from what is restored: somebody may have put a login into the copy. */
export function leaveOutTransientRows(database: Sqlite.Database): void {
  // A backup before an update has the tables of an older release.
  for (const { table, column, remove } of transient) if (hasColumn(database, table, column)) database.exec(remove);
}

/**
 * Rows that expire within hours or belong to running processes are left out: a stolen backup contains no login, and after a
 * restore no used one-time code is valid again. Leases that never expire stay.
 */
const transient = [
  { table: 'logins', column: 'token_hash', remove: 'delete from logins' },
  { table: 'tickets', column: 'hash', remove: 'delete from tickets' },
  { table: 'paper_tickets', column: 'hash', remove: 'delete from paper_tickets' },
  { table: 'leases', column: 'until', remove: `delete from leases where until <> '${FOR_GOOD}'` },
  { table: 'limits', column: 'key', remove: 'delete from limits' },
  { table: 'users', column: 'code_hash', remove: 'update users set code_hash = null, code_until = null' },
];

function hasColumn(database: Sqlite.Database, table: string, column: string): boolean {
  return database.prepare('select 1 from pragma_table_info(?) where name = ?').get(table, column) !== undefined;
}
