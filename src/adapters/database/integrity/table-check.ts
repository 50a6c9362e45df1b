import type { TableName } from '../engine/table-of-tables.ts';
import type { Database } from '../engine/tables.ts';
import type { DocumentFindings } from './derived/documents.ts';
import type { TableSeal } from './seal.ts';
import type { Sealed } from './verify-seals.ts';

type Read = Database['read'];
type Found = { summary: string; faults?: string[] };

/** What a check may read: what the documents say, and how many rows each of its seals has. */
type Context = {
  database: Database;
  read: Read;
  documents: () => Promise<DocumentFindings>;
  of: (seal: TableSeal) => Sealed;
};

/** One finding of verify: the seals whose faults are its own, and what it derives. */
export type TableCheck = {
  name: string;
  seals: TableSeal[];
  /** The tables with derived columns that it computes again. */
  derives: TableName[];
  find: (context: Context) => Found | Promise<Found>;
};
