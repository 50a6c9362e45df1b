import type { CancelReason } from '#domain/invoices/cancel-reason.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import type { Series } from '#domain/invoices/invoice-number.ts';
import type { InvoiceTotals } from '#domain/invoices/invoice-totals.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { CountedSeries } from '#domain/invoices/series-facts.ts';
import type { TaxState, TaxType } from '#domain/tax/gst.ts';
import type { Actor } from './actor.ts';

/* Instants are ISO UTC text, dates `YYYY-MM-DD`, money integer paise, ids UUIDs. An expected refusal is in the answer's type; the unexpected throws. */

export type NewInvoice = {
  id: string;
  kind: InvoiceKind;
  taxState: TaxState;
  taxType: TaxType;
  date: string;
  issuedAt: string;
  actor: Actor;
  draft: InvoiceDraft;
  totals: InvoiceTotals;
  buyerName: string;
  companyVersion: number;
  specimen: boolean;
  /** Of a credit note: the tax invoice of ours that it corrects. */
  original: { id: string; number: string; date: string } | null;
  /** The number that staff typed, or null for the next of `series`. */
  typedNumber: string | null;
  series: Series;
  /** Where the series starts when it has no document yet; 1 unless the company record says otherwise. */
  openingNumber: number;
  /** The wire's JSON text with the number in it. */
  dataFor(number: string): string;
  idempotency: { key: string; bodyHash: string } | null;
};

export type KeyAnswer =
  /** The key was used before with the same body: this is the document it made. */
  | { kind: 'replayed'; invoice: IssuedInvoice }
  /** The key was used before with another body. */
  | { kind: 'key-spent'; invoice: IssuedInvoice };

export type IssueAnswer =
  | { kind: 'issued'; invoice: IssuedInvoice }
  | KeyAnswer
  /** The typed number stands on `invoice` already, in this kind and state, whatever its case or year. */
  | { kind: 'number-taken'; invoice: IssuedInvoice }
  /** This document would begin its series, and the company record, which says where, was saved since `companyVersion`. */
  | { kind: 'company-changed' }
  /** The next number of the series would pass 16 characters. */
  | { kind: 'series-full'; number: string }
  /** The tax invoice that a credit note names has been cancelled: nothing of it is left to credit. */
  | { kind: 'original-cancelled'; number: string };

export type CancelAnswer =
  | { kind: 'cancelled'; invoice: IssuedInvoice }
  | { kind: 'cancelled-already' }
  /** The credit note `note` stands against it: it must be cancelled first. */
  | { kind: 'credited'; note: string };

export type InvoiceFilter = {
  kind: InvoiceKind;
  taxState: TaxState;
  /** Words of the number or the buyer, any case; '' for all. */
  query: string;
  /** First and last date, inclusive; '' for open. */
  from: string;
  to: string;
  withCancelled: boolean;
};

export type InvoicePage = {
  invoices: IssuedInvoice[];
  /** How many the filter finds, and their sums in paise, which may pass what a number holds; cancelled documents count but add nothing to the sums. */
  count: number;
  sums: Record<keyof Omit<InvoiceTotals, 'words'>, bigint>;
};

export type BuyerNames = {
  /**
   * Keeps the buyer's names of the next documents that have none, of an earlier release. `looked` is 0 when there are no
   * more; `filled` counts those that had none.
   */
  fillNext(): Promise<{ looked: number; filled: number }>;
};

export type InvoiceStore = {
  /**
   * Gives the number, stores the document and writes the audit line in one transaction.
   * A series has no gaps and no repeats, however many ask at once and whenever the process dies.
   */
  issue(entry: NewInvoice): Promise<IssueAnswer>;
  /** What became of an Idempotency-Key, or null when it is new. */
  findByKey(idempotency: { key: string; bodyHash: string }): Promise<KeyAnswer | null>;
  /** Names the stored PDF, once, with its audit line: when another process was first, that one's hash is answered. */
  namePdf(id: string, sha256: string, at: string): Promise<string>;
  find(kind: InvoiceKind, taxState: TaxState, number: string): Promise<IssuedInvoice | null>;
  findById(id: string): Promise<IssuedInvoice | null>;
  /** Newest first; `size` rows of page `page`, counted from 1. */
  page(filter: InvoiceFilter, page: number, size: number): Promise<InvoicePage>;
  /** Newest first, or oldest, a batch at a time, so that a long list never stands in memory. */
  stream(filter: InvoiceFilter, first?: 'newest' | 'oldest'): AsyncIterable<IssuedInvoice>;
  /** What was typed in the `count` newest standing documents of these kinds, newest first. */
  latestDrafts(kinds: InvoiceKind[], count: number): Promise<InvoiceDraft[]>;
  /** Marks it cancelled, with its reason (null: none given) and its audit line. Whether it may be is asked when nobody can issue. */
  cancel(id: string, because: CancelReason | null, at: string, actor: Actor): Promise<CancelAnswer>;
  /** The SHA-256 of the paper that says CANCELLED, or null while it has not been drawn. */
  cancelledPdf(id: string): Promise<string | null>;
  /** Names that paper, once: when another process was first, that one's hash is answered. */
  nameCancelledPdf(id: string, sha256: string, at: string): Promise<string>;
  /** What was typed in the standing credit notes against a document. */
  draftsCrediting(id: string): Promise<InvoiceDraft[]>;
  /** The series of these financial years that have given a number, each with its last document's date. */
  countedSeries(financialYears: string[]): Promise<CountedSeries[]>;
  /** The counter the series would give next; a hint for the screen, not a promise. */
  peekNext(series: Series, openingNumber: number): Promise<number>;
};
