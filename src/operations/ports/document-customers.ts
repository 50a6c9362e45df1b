import type { Actor } from './actor.ts';

/* Whose document each one is. It stands beside the document, which never changes. */

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
  | { kind: 'customer-archived'; name: string };

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
  /** Some customers whose documents are not all linked, because a process was stopped. */
  waiting(): Promise<string[]>;
  /**
   * Links the next documents that an earlier release issued, and takes those that it cancelled out of the kept sums.
   * `examined` is 0 when there are no more audit lines; `linked` counts the documents that got a row.
   */
  fillNext(at: string): Promise<{ examined: number; linked: number }>;
};
