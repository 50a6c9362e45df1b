import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';

/* Finding a document of any kind and state, for the jump box. */

export type FoundDocument = {
  id: string;
  kind: InvoiceKind;
  number: string;
  buyer: string;
  date: string;
  payable: number;
  cancelled: boolean;
};

export type DocumentSearch = {
  /**
   * The documents with exactly this number, and at most `count` others whose number and buyer have words that begin with
   * the typed ones, newest first. Cancelled documents too.
   */
  find(typed: string, count: number): Promise<{ exact: FoundDocument[]; others: FoundDocument[] }>;
};
