import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { StoredSeries } from '#domain/invoices/series-faults.ts';

import type { AuditLog } from './audit.ts';
import type { CompanyStore } from './company.ts';

/** The database of a shop, opened to look through it; it is not brought up to this release. */
export type ShopDatabase = {
  /** Of which release its tables are; 'none' where it has no table. */
  release(): Promise<'none' | 'this' | 'older' | 'newer'>;
  bringUpToDate(now: string): Promise<void>;
  inspection: Inspection;
  audit: Pick<AuditLog, 'check' | 'append'>;
  companies: CompanyStore;
  close(): Promise<void>;
};

type InspectedDocument = Pick<IssuedInvoice, 'kind' | 'taxState' | 'number' | 'date'> & {
  /** Whether every column that does not change is as the audit log says that the document was issued. */
  isAsIssued: boolean;
};

/** What is read of a whole shop to find out whether it is whole. Others may work in it meanwhile. */
export type Inspection = {
  /** What the engine itself finds wrong, and rows that name others which are missing. */
  faults(): Promise<string[]>;
  counters(): Promise<Pick<StoredSeries, 'series' | 'counter'>[]>;
  /** Every document in the order of issue. */
  documents(): AsyncIterable<InspectedDocument>;
  /** What the audit log says that happened to documents since, held against them; of papers: how many are named, and of how many the log tells. */
  lines(): Promise<{ faults: string[]; papers: { audited: number; named: number; faults: string[] } }>;
  /** Documents, cancelled ones, and the audit lines of both, as of one instant. */
  counts(): Promise<{ issued: number; issuedLines: number; cancelled: number; cancelledLines: number }>;
  /** Whether what is kept beside the documents fits them and the audit log: reports, company record, pictures, callbacks. */
  tables(): AsyncIterable<{ name: string; summary: string; faults: string[] }>;
  /** Every file that documents and pictures name, each once. */
  files(): AsyncIterable<string>;
  /** At most so many documents with a stored paper, spread evenly from the first to the last. */
  sample(count: number): Promise<IssuedInvoice[]>;
};
