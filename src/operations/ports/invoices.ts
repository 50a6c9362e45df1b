import type { OriginFacts } from '#domain/documents/origin-facts.ts';
import type { CancelReason } from '#domain/invoices/cancel-reason.ts';
import type { BeforeShop } from '#domain/invoices/credit/before-shop.ts';
import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import type { Series } from '#domain/invoices/invoice-number.ts';
import type { InvoiceTotals } from '#domain/invoices/invoice-totals.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { CountedSeries } from '#domain/invoices/series-facts.ts';
import type { Refusal } from '#domain/outcome.ts';
import type { ClosedPeriods } from '#domain/returns/filing-problems.ts';
import type { Period } from '#domain/returns/period.ts';
import type { TaxType } from '#domain/tax/gst.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Actor } from './actor.ts';

/* Instants are ISO UTC text, dates `YYYY-MM-DD`, money integer paise, ids UUIDs. An expected refusal is part of the result's type; the unexpected throws. */

/** What a document is made from. `subject` is that of its audit lines: `pro/kerala/PI-KL/26-27/002`. */
export type NewOrigin =
  | { kind: 'enquiry'; id: string; receivedAt: string }
  | { kind: 'document'; id: string; subject: string };

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
  /** The versions of the records that it was checked with. Null: only a document that begins its series asks for the newest company. */
  checkedWith: { company: number; catalogue: number } | null;
  specimen: boolean;
  /** The customer that staff chose; null to find him by the buyer address. */
  customer: string | null;
  /** The buyer is the firm's own registration in another state: nobody owes it. */
  ownBranch: boolean;
  /** Only for a credit note: the tax invoice of this shop that it corrects. */
  original: { id: string; number: string; date: string } | null;
  /** Null also for a credit note: `original` says what it is made from. */
  origin: NewOrigin | null;
  /** The number that staff typed, or null for the next number of `series`. */
  typedNumber: string | null;
  series: Series;
  /** The first number of the series; 1 unless the company record says otherwise. */
  openingNumber: number;
  /** The JSON text of the wire, with the number in it, and the due date where one is known. */
  dataFor(number: string, dueDate?: string): string;
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
  /** `invoice`, of the same kind and state, has the typed number already, in any letter case and any year. */
  | { kind: 'number-taken'; invoice: IssuedInvoice }
  /** The company record or the catalogue was saved since the document was checked: nothing is issued. */
  | { kind: 'records-changed' }
  /** The next number of the series would be longer than 16 characters. */
  | { kind: 'series-full'; number: string }
  /** The return of `period`, in which its date is, is filed. */
  | { kind: 'period-filed'; period: Period }
  /** The chosen customer is not in the book. */
  | { kind: 'customer-unknown' }
  /** The customer is an SEZ unit, and the document says another supply. */
  | { kind: 'sez-unit' }
  /** The tax invoice that the credit note corrects is cancelled: nothing of it is left to credit. */
  | { kind: 'original-cancelled'; number: string }
  /** It cannot be made from its origin, or not with these quantities; a credit note takes back more than is left. */
  | { kind: 'origin-refused'; refusal: Refusal };

/**
 * A paper that is drawn after the first one: marked CANCELLED, or with what the portals of the government said up to an
 * audit line.
 */
export type LaterPaper = 'cancelled' | `portal-${number}`;

export type CancelAnswer =
  /** `reopened`: the closed challan that is open again, because its goods are unbilled now. */
  | { kind: 'cancelled'; invoice: IssuedInvoice; reopened: string | null }
  | { kind: 'cancelled-already' }
  /** The valid credit note `note` corrects it: cancel that one first. */
  | { kind: 'credited'; note: string }
  /** The filed return of `period` has reported it. */
  | { kind: 'reported'; period: Period }
  /** Its IRN or its e-way bill is valid: the message says what to do first. */
  | { kind: 'portal-stands'; message: string };

export type InvoiceFilter = {
  kind: InvoiceKind;
  taxState: TaxState;
  /** Words of the number or the buyer, in any letter case; '' for all. */
  query: string;
  /** First and last date, inclusive; '' for no limit. */
  from: string;
  to: string;
  withCancelled: boolean;
};

/** How many documents match, and their sums in paise, as bigint: they may exceed a safe integer. Cancelled documents count, but are not in the sums. */
export type InvoiceTotalsFound = { count: number; sums: Record<keyof Omit<InvoiceTotals, 'words'>, bigint> };

export type BuyerNames = {
  /**
   * Stores the buyer's name of the next documents that an earlier release issued without one. `examined` is 0 when there
   * are no more; `filled` counts the documents that had none.
   */
  fillNext(): Promise<{ examined: number; filled: number }>;
};

/** A document of the same day, for the question whether it is the same one. */
type SameDay = Pick<IssuedInvoice, 'id' | 'number' | 'issuedAt' | 'issuedBy' | 'draft'>;

export type InvoiceStore = {
  /**
   * Gives the number, stores the document and writes the audit line in one transaction.
   * A series has no gaps and no repeated numbers, even with concurrent calls and when the process is killed.
   */
  issue(entry: NewInvoice): Promise<IssueAnswer>;
  /** What a document can be made from: a document or an enquiry. Null when nothing has this id. */
  findOrigin(id: string): Promise<OriginFacts | null>;
  /** The document of an Idempotency-Key, or null when the key is new. */
  findByKey(idempotency: { key: string; bodyHash: string }): Promise<KeyAnswer | null>;
  /** Records the hash of the stored PDF, once, with its audit line. Returns the recorded hash: another process may have been first. */
  setPdf(id: string, sha256: string, at: string): Promise<string>;
  find(kind: InvoiceKind, taxState: TaxState, number: string): Promise<IssuedInvoice | null>;
  findById(id: string): Promise<IssuedInvoice | null>;
  /** Those of these ids that are stored, in any order: read together. */
  findMany(ids: readonly string[]): Promise<IssuedInvoice[]>;
  /**
   * Newest first; `size` rows of page `page`, counted from 1. `after` is the number of the last document of the page before:
   * with words, a page far down the list is then found as fast as the first one.
   */
  rows(filter: InvoiceFilter, page: number, size: number, after?: string): Promise<IssuedInvoice[]>;
  /** Throws the reason of `signal` when that aborts. */
  totals(filter: InvoiceFilter, signal?: AbortSignal): Promise<InvoiceTotalsFound>;
  /** Newest or oldest first, in batches, so that a long list is never whole in memory. */
  stream(filter: InvoiceFilter, first?: 'newest' | 'oldest'): AsyncIterable<IssuedInvoice>;
  /**
   * The valid documents of a kind, registration, date and payable amount, among the newest five hundred of that kind there,
   * newest first.
   */
  sameDay(like: Pick<NewInvoice, 'kind' | 'taxState' | 'date'> & { payable: number }): Promise<SameDay[]>;
  /** The drafts of the `count` newest documents of these kinds that are not cancelled, newest first. */
  latestDrafts(kinds: InvoiceKind[], count: number): Promise<InvoiceDraft[]>;
  /** Cancels it, with its reason (null: none given) and its audit line. Checks for credit notes while nobody else can issue one. */
  cancel(id: string, because: CancelReason | null, at: string, actor: Actor): Promise<CancelAnswer>;
  /** The SHA-256 of a later paper, or null while it has not been drawn. */
  laterPdf(id: string, kind: LaterPaper): Promise<string | null>;
  /** Records the hash of that paper, once. Returns the recorded hash: another process may have been first. */
  setLaterPdf(id: string, kind: LaterPaper, sha256: string, at: string): Promise<string>;
  /** A tax invoice with what its valid credit notes took back; null when no document has this id. */
  findCredited(id: string): Promise<CreditedInvoice | null>;
  /** Those of these documents that valid credit notes correct. */
  withNotes(ids: readonly string[]): Promise<string[]>;
  /** The invoice that a note names and that this shop did not issue, when a supplement of one of its notes says its value. */
  findBeforeShop(
    taxState: TaxState,
    note: Pick<InvoiceDraft, 'referenceNumber' | 'buyerAddress' | 'otherReferences'>,
  ): Promise<BeforeShop | null>;
  /** The registrations that have issued a document. */
  statesInUse(): Promise<TaxState[]>;
  /** The series of these financial years that have a document with an automatic number, each with its last document's date. */
  countedSeries(financialYears: string[]): Promise<CountedSeries[]>;
  /** The filed periods that end on this day or later. */
  closedPeriods(from: string): Promise<ClosedPeriods>;
};

export type AddressStore = {
  /**
   * At most ten addresses of issued documents whose words begin with the typed words; most used first, then newest. Those of cancelled
   * documents do not count.
   */
  suggest(field: 'buyerAddress' | 'consigneeAddress', typed: string): Promise<string[]>;
};
