import type { Customer } from '#domain/customers/customer.ts';
import type { ImportColumns } from '#domain/customers/import/import-field.ts';
import type { ReadCustomer } from '#domain/customers/read-customer.ts';
import type { Actor } from './actor.ts';

/* Imports into the customer book. Instants are ISO UTC text. */

export type ImportCounts = { new: number; changes: number; same: number; refused: number };

/** An import that was begun, by its Idempotency-Key. `bodyHash` is of the file and the choices. */
type ImportStart = {
  key: string;
  bodyHash: string;
  fileName: string;
  /** What it will do with the rows. */
  planned: ImportCounts;
  /** Choices of columns that the next import with these headings finds; null for none. */
  chosen: { headings: string; columns: ImportColumns } | null;
};

/** How far an import is. */
export type BegunImport = {
  planned: ImportCounts;
  /** How many batches are stored, and what they did. */
  batches: number;
  added: number;
  changed: number;
  finished: boolean;
};

/** A customer to be stored. `before` is the version that was read for a change; null for a new customer. */
export type ImportWrite = { id: string; fields: ReadCustomer; before: Customer | null };

export type ImportBatch = {
  key: string;
  fileName: string;
  /** Counted from 0: an import that is done in two places stores each batch once. */
  number: number;
  /** Whether the import is over after this batch. */
  isLast: boolean;
  rows: readonly ReadCustomer[];
};

export type TakenBackImport =
  /** `kept`: how many stay because somebody changed or used them while it went on. */
  | { kind: 'taken-back'; archived: number; restored: number; kept: number }
  /** There is nothing of it that can be taken back. */
  | { kind: 'not-found' }
  | { kind: 'too-late' }
  /** Why: this customer. */
  | { kind: 'used'; name: string; by: 'change' | 'document' | 'money' | 'merge' };

export type CustomerImports = {
  /** The customers, archived ones too, that have the GSTIN, the name or the phone of a row. */
  candidates(rows: readonly Pick<ReadCustomer, 'gstin' | 'name' | 'phone'>[]): Promise<Customer[]>;
  /** Begins an import, or finds it again, unless it was taken back. 'key-spent': the key belongs to another file. */
  begin(start: ImportStart, at: string, actor: Actor): Promise<BegunImport | 'key-spent' | 'taken-back'>;
  /**
   * Stores a batch in one transaction with one audit line. Under the lock of the log, `decide` gets the customers that the rows
   * can be about, as they are now. 'overtaken': another process has stored this batch.
   */
  store(
    batch: ImportBatch,
    decide: (customers: Customer[]) => ImportWrite[],
    at: string,
    actor: Actor,
  ): Promise<'stored' | 'overtaken'>;
  /**
   * Takes an import back, while it began at `earliest` or later, nobody changed one of its customers, and no document, money or merge names one
   * that it added. Those are archived and count for no later file; those that it changed are as they were. The whole is checked first, and then
   * done in parts: after one that failed the next call goes on.
   */
  takeBack(sought: { key: string; earliest: string }, at: string, actor: Actor): Promise<TakenBackImport>;
  /** The choices of columns of the last import with these headings; null before the first. */
  columnsFor(headings: string): Promise<ImportColumns | null>;
};
