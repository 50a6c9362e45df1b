import type { Customer } from '#domain/customers/customer.ts';
import type { ReadCustomer } from '#domain/customers/read-customer.ts';
import type { Actor } from './actor.ts';

/* The customer book. Instants are ISO UTC text, ids UUIDs. Each change writes its audit line in its transaction. */

/** A customer as staff see it beside another one. */
export type CustomerName = Pick<Customer, 'id' | 'name' | 'gstin' | 'place' | 'pin'>;

/** Another live customer that may be the same. */
export type Resembling = CustomerName & { because: 'name and PIN' | 'phone' };

export type NewCustomer = {
  /** The unknown buyer from whom it is added: his documents are linked too. */
  buyer?: string;
  id: string;
  fields: ReadCustomer;
  idempotency: { key: string; bodyHash: string } | null;
};

type SaveAnswer =
  | { kind: 'saved'; customer: Customer }
  /** The live customer `other` has the GSTIN already. */
  | { kind: 'gstin-taken'; other: CustomerName };

export type CreateAnswer =
  | SaveAnswer
  /** The key was used before with the same body: this is the customer that it created. */
  | { kind: 'replayed'; customer: Customer }
  /** The key was used before with another body. */
  | { kind: 'key-spent'; customer: Customer }
  /** `buyer` has no documents that are nobody's: somebody has added him meanwhile. */
  | { kind: 'buyer-known' };

export type ChangeAnswer =
  | SaveAnswer
  | { kind: 'not-found' }
  /** Somebody has changed it since `version`: this is the customer now. */
  | { kind: 'changed-since'; customer: Customer }
  | { kind: 'archived'; customer: Customer };

type ArchiveAnswer =
  | SaveAnswer
  | { kind: 'not-found' }
  /** It is archived already, or live already, or was merged into another one. */
  | { kind: 'unchanged'; customer: Customer }
  | { kind: 'merged'; customer: Customer };

type MergeAnswer =
  | { kind: 'merged'; customer: Customer }
  | { kind: 'not-found' }
  /** One of the two is archived. */
  | { kind: 'archived'; customer: Customer };

export type CustomerFilter = {
  /** Beginnings of words of the name, GSTIN, phone or place; '' for all. */
  query: string;
  archived: boolean;
  /** Only those who owe something today, or something past its due date. */
  owes?: { which: 'owing' | 'overdue'; today: string };
};

export type CustomerStore = {
  create(entry: NewCustomer, at: string, actor: Actor): Promise<CreateAnswer>;
  /** Replaces the fields of version `version`; refused when somebody has changed the customer since. */
  change(id: string, version: number, fields: ReadCustomer, at: string, actor: Actor): Promise<ChangeAnswer>;
  /** Archives it, or brings it back. Nothing is deleted. */
  archive(id: string, archived: boolean, at: string, actor: Actor): Promise<ArchiveAnswer>;
  /** Archives `id` and says that `into` took over its documents, which follow in batches. Again: the same answer. */
  merge(id: string, into: string, at: string, actor: Actor): Promise<MergeAnswer>;
  find(id: string): Promise<Customer | null>;
  /** By name; `size` rows of page `page`, counted from 1. */
  page(filter: CustomerFilter, page: number, size: number): Promise<{ customers: Customer[]; count: number }>;
  /** At most ten live customers whose words begin with the typed words. */
  suggest(typed: string): Promise<Customer[]>;
  /** The live customer with the GSTIN, unless it is `except`. */
  havingGstin(gstin: string, except: string): Promise<CustomerName | null>;
  /** Other live customers with the same name and PIN, or the same phone; at most ten. */
  resembling(fields: ReadCustomer, except: string): Promise<Resembling[]>;
  /** All of them by name, archived ones too, a batch at a time. */
  stream(): AsyncIterable<Customer>;
};
