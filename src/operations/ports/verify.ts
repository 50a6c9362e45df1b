import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { AuditLog } from './audit.ts';
import type { CompanyStore } from './company.ts';

/** The database of a shop, opened for inspection. Opening it does not migrate it; `migrate` does. */
export type ShopDatabase = {
  /** The release of its tables; 'none' when it has no table. */
  release(): Promise<'none' | 'this' | 'older' | 'newer'>;
  migrate(now: string): Promise<void>;
  /** After a restore: what waits for customers may have gone out since the backup, and is no longer sent by itself. */
  holdMails(): Promise<HeldMails>;
  inspection: Inspection;
  audit: Pick<AuditLog, 'check' | 'append'>;
  companies: CompanyStore;
  close(): Promise<void>;
};

/** How many mails to customers, and how many answers about samples to visitors, only a person sends now. */
export type HeldMails = { mails: number; answers: number };

/** Reads a whole shop to find faults. Others may work in it meanwhile. */
export type Inspection = {
  /** Faults that the database engine finds, and rows that refer to missing rows. */
  faults(): Promise<string[]>;
  /** Checks every table against the audit log, and against the tables from which it follows. */
  tables(): AsyncIterable<{ name: string; summary: string; faults: string[] }>;
  /** Every file that documents and pictures refer to, each once. */
  files(): AsyncIterable<string>;
  /** At most `count` documents with a stored paper, spread evenly from the first to the last. */
  sample(count: number): Promise<IssuedInvoice[]>;
};
