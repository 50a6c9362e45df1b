import type { Tables } from './tables.ts';

type FileColumn = { [Table in keyof Tables]: { table: Table; column: keyof Tables[Table] & string } }[keyof Tables];

/**
 * Every column that names a file of the store by its SHA-256. Sweep, backup, verify and restore read only this list: the
 * files of a column that is missing here get lost. Each column needs an index that begins with it.
 */
export const fileColumns: FileColumn[] = [
  { table: 'photo_files', column: 'file' },
  { table: 'added_variants', column: 'file' },
  { table: 'invoices', column: 'pdf' },
  { table: 'papers', column: 'hash' },
  { table: 'shares', column: 'paper' },
  { table: 'page_pictures', column: 'picture' },
  { table: 'filed_files', column: 'hash' },
  { table: 'callback_photos', column: 'file' },
];
