import type { InvoicedRow } from '#domain/documents/origin-facts.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import type { Actor } from './actor.ts';
import type { AuditEntry } from './audit.ts';

/* What documents are made from, and what came of them. Dates are `YYYY-MM-DD`, instants ISO UTC text, money integer paise. */

export type LinkedDocument = {
  id: string;
  kind: InvoiceKind;
  number: string;
  date: string;
  payable: number;
  cancelled: boolean;
};

export type Descendant = LinkedDocument & {
  /** The id of what it was made from. */
  of: string;
  /** The rows of its origin that it invoices, in thousandths. */
  rows: InvoicedRow[];
};

export type Decline = { reason: string; at: string; by: string };

type DeclineAnswer =
  | { kind: 'done' }
  | { kind: 'unknown' }
  | { kind: 'not-a-pro-forma' }
  | { kind: 'cancelled' }
  /** Declined already, or not declined when it is taken back. */
  | { kind: 'so-already' }
  | { kind: 'wholly-invoiced' };

/** A line of the audit log; `seq` is null when only the document's own row says it, which an earlier release cancelled. */
export type DocumentLine = Omit<AuditEntry, 'seq' | 'hash' | 'address'> & { seq: number | null };

export type DocumentStore = {
  /** What a document was made from; null when it was written by itself. */
  originOf(id: string): Promise<{ kind: 'enquiry' | 'document'; id: string } | null>;
  /** What was made from these documents and enquiries, the oldest first. */
  descendantsOf(ids: string[]): Promise<Descendant[]>;
  /** For each row of a pro-forma: how much of it valid tax invoices hold. */
  invoicedOf(id: string): Promise<InvoicedRow[]>;
  /** Why a pro-forma was declined; null when it is not. */
  declineOf(id: string): Promise<Decline | null>;
  /** The audit lines about a document and about what was made from it, the oldest first. */
  history(id: string): Promise<DocumentLine[]>;
  /** With its audit line, after a look at what was invoiced that nobody can change meanwhile. */
  decline(id: string, reason: string, at: string, actor: Actor): Promise<DeclineAnswer>;
  takeBackDecline(id: string, at: string, actor: Actor): Promise<DeclineAnswer>;
  /** The pro-formas of which something is left on that day, and the one of them that lapses first. */
  openOn(today: string): Promise<{
    count: number;
    value: number;
    next: { id: string; number: string; validUntil: string } | null;
  }>;
};

export type ProFormaFacts = {
  /**
   * Reads the next lines of the audit log, and stores what a process of the release before changed: pro-formas that it
   * issued, and documents that it cancelled. `examined` is 0 when it has caught up.
   */
  catchUp(): Promise<{ examined: number; filled: number }>;
};
