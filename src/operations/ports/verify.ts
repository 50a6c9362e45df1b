import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { StoredSeries } from '#domain/invoices/series-faults.ts';
import type { AuditLog } from './audit.ts';
import type { CompanyStore } from './company.ts';

/** The database of a shop, opened for inspection. Opening it does not migrate it; `migrate` does. */
export type ShopDatabase = {
  /** The release of its tables; 'none' when it has no table. */
  release(): Promise<'none' | 'this' | 'older' | 'newer'>;
  migrate(now: string): Promise<void>;
  inspection: Inspection;
  audit: Pick<AuditLog, 'check' | 'append'>;
  companies: CompanyStore;
  close(): Promise<void>;
};

type InspectedDocument = Pick<IssuedInvoice, 'kind' | 'taxState' | 'number' | 'date'> & {
  /** Whether every immutable column has the value that the audit log recorded at the issue. */
  isAsIssued: boolean;
};

/** Reads a whole shop to find faults. Others may work in it meanwhile. */
export type Inspection = {
  /** Faults that the database engine finds, and rows that refer to missing rows. */
  faults(): Promise<string[]>;
  counters(): Promise<Pick<StoredSeries, 'series' | 'counter'>[]>;
  /** Every document in the order of issue. */
  documents(): AsyncIterable<InspectedDocument>;
  /** Compares documents with their later lines in the audit log. `papers.named`: documents with a stored PDF; `audited`: those of them whose PDF is in the log. */
  lines(): Promise<{ faults: string[]; papers: { audited: number; named: number; faults: string[] } }>;
  /** How many documents are issued and cancelled, and how many audit lines say so, at one instant. */
  counts(): Promise<{ issued: number; issuedLines: number; cancelled: number; cancelledLines: number }>;
  /** Checks the other tables against the documents and the audit log: reports, company record, pictures, callbacks. */
  tables(): AsyncIterable<{ name: string; summary: string; faults: string[] }>;
  /** Every file that documents and pictures refer to, each once. */
  files(): AsyncIterable<string>;
  /** At most `count` documents with a stored paper, spread evenly from the first to the last. */
  sample(count: number): Promise<IssuedInvoice[]>;
};
