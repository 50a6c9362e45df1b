import type { Actor } from './actor.ts';

/* The customer of each document. It is stored beside the document, which never changes. */

/** `linkedBy`: the rule of `buyerKeys`, or staff; what staff said stays. */
export type DocumentCustomer = {
  customer: { id: string; name: string } | null;
  /** Counts the changes, from 1: a change names the version that it was made from. */
  version: number;
  linkedBy: 'rule' | 'hand';
};

export type LinkAnswer =
  | { kind: 'linked'; link: DocumentCustomer }
  /** Somebody has changed it since `version`: this is the link now. */
  | { kind: 'changed-since'; link: DocumentCustomer }
  | { kind: 'no-document' }
  | { kind: 'no-customer' }
  | { kind: 'customer-archived'; name: string }
  /** Money of `number` (a receipt, an advance, a refund, the invoice of a note) is allocated to it, and belongs to its customer. */
  | { kind: 'allocated'; number: string };

/** A buyer of standing documents who is in no book. */
export type UnknownBuyer = {
  /** The GSTIN, or a hash of name and PIN. */
  buyer: string;
  /** Its spellings on the newest documents, the newest first; at least one. */
  addresses: string[];
  documents: number;
  /** Tax invoices less credit notes, in paise. */
  billed: number;
  firstDate: string;
  lastDate: string;
  /** Whether it has a GSTIN or bought more than once. */
  likely: boolean;
};

export type UnknownBuyers = { buyers: UnknownBuyer[]; count: number; likely: number; documents: number };

/** The stored sums of a customer. `billed`: in the asked financial year. */
export type CustomerSums = { documents: number; billed: number; lastDate: string };

export type LastDocument = { id: string; number: string };

export type DocumentCustomers = {
  /** Null when there is no such document. */
  find(document: string): Promise<DocumentCustomer | null>;
  /** Links a document to a customer by hand, or to nobody; with its audit line. */
  link(document: string, customer: string | null, version: number, at: string, actor: Actor): Promise<LinkAnswer>;
  /**
   * Links the next documents of a customer that was added, changed or brought back, or moves those of one that was merged;
   * with an audit line. How many; 0 when none are left.
   */
  linkNext(customer: string, at: string, actor: Actor): Promise<number>;
  /** Takes customers whom no document fits off the list of `waiting`, many at a time. How many; 0 when none is left. */
  skipIdle(): Promise<number>;
  /** Some customers whose documents are not all linked, because a process was stopped. */
  waiting(): Promise<string[]>;
  /** The likely ones first, then those who were billed most. */
  unknownBuyers(page: number, size: number): Promise<UnknownBuyers>;
  /** The sums of these customers, by id; without those that have no documents. */
  sumsOf(customers: string[], financialYear: string): Promise<Map<string, CustomerSums>>;
  /** The last standing document of each of these customers, by the customer's id. */
  lastOf(customers: string[]): Promise<Map<string, LastDocument>>;
  /**
   * Links the next documents that an earlier release issued, and takes those that it cancelled out of the stored sums.
   * `examined` is 0 when there are no more audit lines; `linked` counts the documents that got a row.
   */
  fillNext(at: string): Promise<{ examined: number; linked: number }>;
};
