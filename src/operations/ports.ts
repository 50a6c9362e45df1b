import type { CancelReason } from '#domain/invoice/cancel-reason.ts';
import type { InvoiceDraft } from '#domain/invoice/invoice.ts';
import type { InvoiceKind } from '#domain/invoice/invoice-kinds.ts';
import type { Series } from '#domain/invoice/invoice-number.ts';
import type { InvoiceTotals } from '#domain/invoice/invoice-totals.ts';
import type { IssuedInvoice } from '#domain/invoice/issued-invoice.ts';
import type { CountedSeries } from '#domain/invoice/series-facts.ts';
import type { Role } from '#domain/staff/role.ts';
import type { TaxState, TaxType } from '#domain/tax/gst.ts';

/*
 * All that the product asks of the outside world. Instants are ISO UTC text, dates `YYYY-MM-DD`,
 * money integer paise, ids UUIDs. Whatever is unexpected throws; whatever is expected is in the answer's type.
 */

/** The time and chance that the rules need; the tests bring their own. */
export type World = {
  /** The present instant, ISO UTC with milliseconds. */
  now(): string;
  uuid(): string;
  /** `bytes` random bytes from the system's generator, base64url without padding: 32 bytes are 43 characters. */
  secret(bytes: number): string;
  /** SHA-256 of text (UTF-8) or bytes, lower-case hex. */
  sha256(content: string | Uint8Array): string;
  /** HMAC-SHA-1, as the codes of authenticator apps are reckoned. */
  hmacSha1(key: Uint8Array, message: Uint8Array): Uint8Array;
};

/**
 * Who acts. `username` of the staff account, or 'console' for the commands of the operator.
 * A change holds only while `login` stands, its account is open, and the account has the role: see `LoginEnded`.
 */
export type Actor = { username: string; address: string; login?: { tokenHash: string; role: Role } };

// ---- documents ----------------------------------------------------------------------------------
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
  | { is: 'replayed'; invoice: IssuedInvoice }
  /** The key was used before with another body. */
  | { is: 'key-spent'; invoice: IssuedInvoice };

export type IssueAnswer =
  | { is: 'issued'; invoice: IssuedInvoice }
  | KeyAnswer
  /** The typed number stands on `invoice` already, in this kind and state, whatever its case or year. */
  | { is: 'number-taken'; invoice: IssuedInvoice }
  /** This document would begin its series, and the company record, which says where, was saved since `companyVersion`. */
  | { is: 'company-changed' }
  /** The next number of the series would pass 16 characters. */
  | { is: 'series-full'; number: string }
  /** The tax invoice that a credit note names has been cancelled: nothing of it is left to credit. */
  | { is: 'original-cancelled'; number: string };

export type CancelAnswer =
  | { is: 'cancelled'; invoice: IssuedInvoice }
  | { is: 'cancelled-already' }
  /** The credit note `note` stands against it: it must be cancelled first. */
  | { is: 'credited'; note: string };

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

// ---- what can happen to any of them -------------------------------------------------------------
/** The work cannot be taken on just now; the same call may go through a little later. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** The document is issued and stands, but its paper could not be drawn just now. */
export class NotDrawn extends Error {
  override name = 'NotDrawn';
}

/** The disk (or the database's) is full: nothing was stored. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

/** The file store cannot be reached, or refuses us. The message is a sentence for the operator and holds no secret. */
export class FilesAway extends Error {
  override name = 'FilesAway';
}

/** The file store answers, but whenever it is asked for this file it sends other bytes than were stored. */
export class FileDamaged extends FilesAway {
  override name = 'FileDamaged';
}

// ---- files ----------------------------------------------------------------------------
/** Counted from 0, both included. */
type ByteRange = { from: number; to: number };

/**
 * Immutable files under the SHA-256 of their bytes, 64 lower-case hex digits: anything else as a name throws.
 * `FilesAway` when the store does not answer or refuses us, after a few tries; `StorageFull` when it has no room.
 */
export type FileStore = {
  /** Stores the bytes, durable when it answers. Storing the same again is harmless and makes the file young again (see `putAt`). */
  put(sha256: string, bytes: Uint8Array): Promise<void>;
  get(sha256: string): Promise<Uint8Array | null>;
  /**
   * The file, or a part of it, as a stream that must be read to its end or cancelled. `size` is that of the whole file.
   * A range may end past the file, but a `RangeError` is thrown when it begins there.
   */
  open(sha256: string, range?: ByteRange): Promise<{ size: number; stream: ReadableStream<Uint8Array> } | null>;
  has(sha256: string): Promise<boolean>;
  /** When it was last put, by the store's own clock, or null when it is not there. */
  putAt(sha256: string): Promise<string | null>;
  /** Every file, in no order; one that comes or goes meanwhile may be missing or listed. */
  list(): AsyncIterable<{ sha256: string; putAt: string }>;
  /** Removing what is not there is harmless. */
  remove(sha256: string): Promise<void>;
  /** The shop whose files these are, as `setMark` said last; null when nothing was said. It is no file: not listed, not served. */
  mark(): Promise<string | null>;
  setMark(shop: string): Promise<void>;
  /** Throws when the store cannot be reached. */
  ping(): Promise<void>;
};
