import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Voucher, VoucherKind } from '#domain/receivables/voucher.ts';
import type { ReturnFacts } from '#domain/returns/return-facts.ts';
import type { VoucherParts } from '#domain/tally/money-voucher.ts';
import type { ItemUnits } from '#domain/tally/stock-item.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Actor } from './actor.ts';

/*
 * What is written for Tally. `seq` is the number of the audit line of an issue: the order of issue. Instants are ISO UTC
 * text, dates `YYYY-MM-DD`.
 */

/** The days of a registration. */
export type TallyDays = { taxState: TaxState; from: string; to: string };

/** What a document or voucher is called in Tally, and whether it is cancelled now. */
export type TallyHead = { id: string; number: string; date: string; seq: number; cancelled: boolean };

export type TallyDocument = TallyHead & {
  kind: 'tax' | 'credit';
  draft: InvoiceDraft;
  buyerName: string;
  /** The buyer's GSTIN and the place of supply that count, with what staff added. */
  facts: ReturnFacts;
  /** The PIN of the buyer, when staff added one. */
  pin: string | null;
  /** Only for a credit note: the number of its invoice, when this shop issued it or staff added it. */
  original: string | null;
  /** Of a credit note: the numbers of the rows that take back a value and no goods. */
  valueRows: ReadonlySet<number>;
  /** The id of the customer whose it is; null when it is nobody's. */
  customer: string | null;
};

export type TallyMoney = TallyHead & {
  voucher: Pick<
    Voucher,
    'id' | 'kind' | 'number' | 'date' | 'amount' | 'tds' | 'tdsKind' | 'mode' | 'reference' | 'reason' | 'note'
  >;
  customer: string;
  parts: VoucherParts;
};

/** Something that was cancelled between two audit lines. */
export type TallyCancelled = TallyHead & { kind: 'tax' | 'credit' | VoucherKind };

export type TallyParty = {
  id: string;
  name: string;
  tallyName: string;
  gstin: string;
  billingAddress: string;
  stateCode: string;
  pin: string;
  /** Another customer with this name was added before him. */
  isYounger: boolean;
};

/** A file that was sent to its end. */
export type TallyExport = { from: string; to: string; upTo: number; at: string; by: string };

export type TallyStore = {
  /** The newest audit line: what is read up to it does not change any more, except that it is cancelled. */
  head(): Promise<number>;
  /** Of a registration, the oldest first. */
  exports(taxState: TaxState): Promise<TallyExport[]>;
  /** Of all documents and vouchers of these days up to an audit line, in batches. */
  heads(days: TallyDays, upTo: number): AsyncIterable<TallyHead[]>;
  /** The tax invoices and credit notes of these days up to an audit line, in the order of issue, in batches. */
  documents(days: TallyDays, upTo: number): AsyncIterable<TallyDocument[]>;
  /** The receipts, refunds and settlements of these days, likewise. */
  money(days: TallyDays, upTo: number): AsyncIterable<TallyMoney[]>;
  /** What was cancelled in a registration after the line `after`, up to the line `upTo`. */
  cancelledSince(taxState: TaxState, after: number, upTo: number): AsyncIterable<TallyCancelled>;
  /**
   * The documents of a registration whose facts were added to, or that staff gave another customer, after the line `after`, up to the line `upTo`, and the notes of such
   * invoices, in batches. Cancelled ones are not among them.
   */
  supplementedSince(taxState: TaxState, after: number, upTo: number): AsyncIterable<TallyDocument[]>;
  parties(ids: string[]): Promise<TallyParty[]>;
  /** Whether a customer of the book has one of these names, in any letter case. */
  namesInBook(names: string[]): Promise<Set<string>>;
  /** Keeps the unit of each product that has none yet, with an audit line, and returns those of all. */
  keepUnits(lines: { product: string; unit: string }[], at: string): Promise<ItemUnits>;
  /** Remembers a file that was sent to its end, with its audit line. */
  remember(
    file: TallyDays & { upTo: number; vouchers: number; changed: number; cancelled: number },
    at: string,
    actor: Actor,
  ): Promise<void>;
};
