import { hash } from 'node:crypto';
import { asStored } from '../engine/as-stored.ts';
import { type TableName, tableOfTables } from '../engine/table-of-tables.ts';
import type { Tables } from '../engine/tables.ts';

/** The tables with columns that are sealed by the digests of their rows. */
export type RowTable = {
  [Name in TableName]: (typeof tableOfTables)[Name] extends { rows: string } ? Name : never;
}[TableName];

type SealedOf<Table extends RowTable> = Pick<Tables[Table], Extract<keyof Tables[Table], string>>;

/** The SHA-256 of a row's sealed columns, in the order of the table of tables. */
export function rowDigest<Table extends RowTable>(table: Table, row: SealedOf<Table>): string {
  const values = tableOfTables[table].rows.split(' ').map((column) => {
    const value = row[column as keyof SealedOf<Table>] as string | number | null;
    return typeof value === 'string' ? asStored(value) : value;
  });
  return hash('sha256', JSON.stringify(values));
}

/** How an audit line names a row: its primary key, the parts separated by spaces. */
export function rowKey<Table extends RowTable>(table: Table, row: SealedOf<Table>): string {
  const parts = tableOfTables[table].key.split(' ').map((column) => row[column as keyof SealedOf<Table>]);
  return asStored(parts.join(' '));
}
