import type { ChallanSince } from '#domain/returns/filed-differences.ts';
import type { FiledFile, FiledState, Filing } from '#domain/returns/filing.ts';
import type { OverCredited } from '#domain/returns/over-credited.ts';
import type { Period, ReturnForm } from '#domain/returns/period.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import type { Supplement } from '#domain/returns/supplement.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Actor } from './actor.ts';

/*
 * The returns: the documents of a period, what was added to them, and what was filed. Instants are ISO UTC text, dates
 * `YYYY-MM-DD`, money integer paise, ids UUIDs. Each change writes its audit line in its transaction; what it depends on is
 * read after the head of the log is locked.
 */

/** A document of a return that is being filed. */
export type FiledDocument = { document: string; state: FiledState; gstin: string; place: string };

export type NewFiling = {
  id: string;
  taxState: TaxState;
  period: Period;
  form: ReturnForm;
  filedOn: string;
  arn: string;
  /** The audit line up to which `documents` and `files` were read. */
  revision: number;
  documents: FiledDocument[];
  /** They are in the file store already. */
  files: FiledFile[];
  /** The figures of the return, JSON. */
  figures: string;
};

export type FileAnswer =
  | { kind: 'filed'; filing: Filing }
  /** This period, or one that has days of it, is filed. */
  | { kind: 'filed-already'; filing: Filing }
  /** A document of the period was issued, cancelled or supplemented since `revision`: read it again. */
  | { kind: 'changed-since' };

export type ReopenAnswer =
  | { kind: 'reopened'; filing: Filing }
  | { kind: 'not-filed' }
  /** The filed return of the quarter has left out what this IFF reported. */
  | { kind: 'quarter-filed'; quarter: Period };

export type SupplementAnswer =
  | { kind: 'added'; supplement: Supplement }
  | { kind: 'not-found' }
  | { kind: 'cancelled' }
  /** The return of `period` reported it, or the note `note` against it. */
  | { kind: 'reported'; period: Period; note: string | null }
  /** The e-invoice portal has put it, or the note `number` against it, into the return with the facts that it had then. */
  | { kind: 'has-irn'; number: string }
  /** A note of an invoice of this shop has the facts of that invoice. */
  | { kind: 'follows-invoice'; number: string };

type SupplementEntry = { facts: Supplement; reason: string; at: string; by: string };

export type ReturnStore = {
  /** The newest audit line. Given to `documents`, it makes several readings see one state. */
  revision(): Promise<number>;
  /**
   * The tax invoices and credit notes of a period, in the order of issue, as they stood at the audit line `revision`
   * (absent: now). Read in batches, so that a month is never whole in memory. For a period that is filed: what was filed
   * and left out, as it was then. Otherwise its own documents, cancelled ones too, and those that were left out of the
   * returns of their own earlier periods and are in no return yet.
   */
  documents(taxState: TaxState, period: Period, revision?: number): AsyncIterable<ReturnDocument>;
  /** Those of them with these numbers of issue, in that order. */
  some(taxState: TaxState, period: Period, seqs: number[], revision: number): Promise<ReturnDocument[]>;
  /** One document, as the returns see it now; null for a pro-forma and an unknown id. */
  document(id: string): Promise<ReturnDocument | null>;
  /** Those of some ids, in the order of issue. */
  those(ids: readonly string[]): Promise<ReturnDocument[]>;
  /** The tax invoices whose valid notes take back more than they came to, the oldest first. */
  overCredited(taxState: TaxState): Promise<OverCredited[]>;
  /** The valid documents from a day on that may need an IRN and have none, as they stand now; of the oldest month first. */
  withoutIrn(taxState: TaxState, from: string): AsyncIterable<ReturnDocument>;
  /** How many documents of earlier periods a return has or leaves out, as `documents` gives them. */
  carried(taxState: TaxState, period: Period, revision: number): Promise<number>;
  /** Whether the registration has a document of this period, or of an earlier one: before that its returns are made elsewhere. */
  hasBegun(taxState: TaxState, period: Period): Promise<boolean>;
  /** What a return had and how it stood, in the order of issue. */
  filedDocuments(filing: string): Promise<(FiledDocument & { number: string })[]>;
  /** The delivery challans of its period that were issued, or cancelled, after a filing, in the order of issue. */
  challansSince(filing: string): Promise<ChallanSince[]>;
  /** The current filing of exactly this period, or null. */
  filing(taxState: TaxState, period: Period): Promise<Filing | null>;
  /** All filings of a registration whose days touch the period's, reopened ones too, the newest first. */
  filingsTouching(taxState: TaxState, period: Period): Promise<Filing[]>;
  file(entry: NewFiling, at: string, actor: Actor): Promise<FileAnswer>;
  /** Opens a filed period again. The row and its files stay. */
  reopen(taxState: TaxState, period: Period, reason: string, at: string, actor: Actor): Promise<ReopenAnswer>;
  /** Adds facts to a document: what was said before and is not said again stays. */
  supplement(id: string, facts: Supplement, reason: string, at: string, actor: Actor): Promise<SupplementAnswer>;
  /** What was added to a document, the newest first; each entry has what counted then. */
  supplements(id: string): Promise<SupplementEntry[]>;
  /** Freezes the facts of documents that an earlier release issued, from audit line to audit line. */
  fillNext(): Promise<{ examined: number; filled: number }>;
};
