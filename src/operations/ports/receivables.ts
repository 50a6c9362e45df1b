import type { KnownBill } from '#domain/move-in/bills/plan-bills.ts';
import type { Refusal } from '#domain/outcome.ts';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import type { OpeningBill, OpeningBillFields } from '#domain/receivables/opening-bill.ts';
import type { RefundLimits } from '#domain/receivables/refund-problems.ts';
import type { AdvanceMark } from '#domain/receivables/unused-advance.ts';
import type { PaymentMode, Voucher, VoucherDraft, VoucherKind } from '#domain/receivables/voucher.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Actor } from './actor.ts';

/*
 * Money: receipts, refunds and settlements (vouchers), opening bills, and which source pays which debt. Instants are ISO UTC
 * text, dates `YYYY-MM-DD`, money integer paise, ids UUIDs. Each change writes its audit line in its transaction; what it
 * depends on is read after the head of the log is locked.
 */

export type NewVoucher = {
  id: string;
  draft: VoucherDraft;
  issuedAt: string;
  actor: Actor;
  companyVersion: number;
  specimen: boolean;
  /** The first number of its series; 1 unless the company record says otherwise. */
  openingNumber: number;
  idempotency: { key: string; bodyHash: string } | null;
};

export type VoucherKeyAnswer =
  /** The key was used before with the same body: this is the voucher that it issued. */
  | { kind: 'replayed'; voucher: Voucher }
  /** The key was used before with another body. */
  | { kind: 'key-spent'; voucher: Voucher };

export type VoucherAnswer =
  | { kind: 'issued'; voucher: Voucher }
  | VoucherKeyAnswer
  /** Every problem, by field; `allocations.0` for the first line. */
  | { kind: 'refused'; refusal: Refusal }
  /** Its series begins, and the company record, which says with what number, was saved meanwhile. */
  | { kind: 'records-changed' };

/** Takes from an advance what it pays of debts: no voucher, only allocations. */
export type AdvanceUse = {
  id: string;
  source: string;
  date: string;
  lines: { debt: string; amount: number }[];
  idempotency: { key: string; bodyHash: string } | null;
};

export type UseAnswer =
  | { kind: 'used' | 'replayed'; allocations: Allocation[] }
  | { kind: 'key-spent' }
  | { kind: 'refused'; refusal: Refusal };

export type CancelVoucherAnswer =
  | { kind: 'cancelled'; voucher: Voucher }
  | { kind: 'not-found' }
  | { kind: 'cancelled-already'; voucher: Voucher };

export type OpeningAnswer =
  | { kind: 'saved'; bill: OpeningBill }
  | { kind: 'replayed'; bill: OpeningBill }
  | { kind: 'key-spent'; bill: OpeningBill }
  | { kind: 'not-found' }
  /** Somebody has changed or ended it since the version: this is the bill now. */
  | { kind: 'changed-since'; bill: OpeningBill }
  | { kind: 'refused'; refusal: Refusal };

/** Money of one source that pays one debt. It counts until it ends; cancelling the source or the debt ends it. */
export type Allocation = {
  source: AllocationEnd;
  debt: AllocationEnd;
  amount: number;
  /** How much of it was held back as TDS. */
  tds: number;
  /** The later one of the dates of its two ends and of the day on which it was made. */
  date: string;
  /** The voucher that made it, also a set-off; null for a credit note's own invoice and for an advance that was used. */
  voucher: string | null;
  /** The day on which it ended; null while it counts. */
  endedOn: string | null;
};

type AllocationEnd = Pick<AccountItem, 'id' | 'kind' | 'number' | 'date' | 'amount'>;

/** What of a customer is open in a registration. Debts by due date, sources by date: 'oldest first' takes them as they come. */
export type OpenItems = { debts: AccountItem[]; advances: AccountItem[] };

/** `owed` less `advances` is what the customer owes on balance. */
export type Balance = { taxState: TaxState; owed: number; advances: number };

export type VoucherFilter = {
  /** '' for all. */
  kind: VoucherKind | '';
  taxState: TaxState | '';
  mode: PaymentMode | '';
  customer: string;
  /** First and last date, inclusive; '' for no limit. */
  from: string;
  to: string;
  /** Beginnings of the number, the reference or words of the customer's name; '' for all. */
  query: string;
  withCancelled: boolean;
};

/** The sums leave out what is cancelled. */
export type VoucherPage = {
  vouchers: Voucher[];
  count: number;
  sums: { kind: VoucherKind; mode: PaymentMode | ''; count: number; amount: number; tds: number }[];
};

/** Vouchers of any kind and state, for the jump box. */
export type VouchersByNumber = {
  /** The one with exactly the typed number. */
  exact: Voucher[];
  /** Those whose number begins with what was typed, newest first. */
  others: Voucher[];
};

/** The state of a document: null when it is no debt and no source (a pro-forma, an own branch, dated before 'Money kept from'). */
export type DocumentMoney = { item: AccountItem; allocations: Allocation[] };

/** A line of a voucher as it was at its issue: `before` and `left` are what was owed of the debt, or left of the source. */
export type LineAsIssued = {
  item: Pick<AccountItem, 'id' | 'kind' | 'number' | 'date' | 'amount'>;
  before: number;
  paid: number;
  left: number;
};

export type ReceivableStore = {
  /** Issues a receipt, refund or settlement with the next number of its series and its allocations, in one transaction. */
  issue(voucher: NewVoucher): Promise<VoucherAnswer>;
  /** The voucher of an Idempotency-Key, or null when the key is new. */
  findByKey(idempotency: NewVoucher['idempotency']): Promise<VoucherKeyAnswer | null>;
  /** Cancels it; its allocations end. What a cancelled receipt paid is owed again, also a refund that was paid out of it. */
  cancel(id: string, reason: string, at: string, actor: Actor): Promise<CancelVoucherAnswer>;
  /** How much of the advances of these sources can be paid back, of those that have a limit. */
  refundLimits(sources: string[]): Promise<RefundLimits>;
  useAdvance(use: AdvanceUse, at: string, actor: Actor): Promise<UseAnswer>;
  /** Keeps what an advance is for. The answer is false when it is no receipt and no opening bill with an advance. */
  markAdvance(source: string, mark: AdvanceMark, at: string, actor: Actor): Promise<boolean>;

  addOpening(
    entry: { id: string; fields: OpeningBillFields; idempotency: NewVoucher['idempotency'] },
    at: string,
    actor: Actor,
  ): Promise<OpeningAnswer>;
  /** Never below what is allocated to it. Customer, registration and side stay. */
  changeOpening(
    id: string,
    version: number,
    fields: Omit<OpeningBillFields, 'customer' | 'taxState' | 'side'>,
    at: string,
    actor: Actor,
  ): Promise<OpeningAnswer>;
  /** Removes it from the account, and its number stays in the log; its allocations end. 'unused': only while it is wholly open. */
  endOpening(id: string, version: number, at: string, actor: Actor, when?: 'unused'): Promise<OpeningAnswer>;
  /**
   * Adds bills that a file brought, in one transaction: those that are there already, by id or by number, are left out, and those that
   * break a rule. Answers the ids of those that it stored.
   */
  addOpenings(bills: readonly { id: string; fields: OpeningBillFields }[], at: string, actor: Actor): Promise<string[]>;
  /** What is open of every customer as an opening bill. */
  allOpenings(): Promise<KnownBill[]>;
  /** The bills whose ids begin with the name of a file, those that were taken back too. */
  openingsOfFile(file: string): Promise<OpeningBill[]>;
  /** The standing opening bills of a customer, by date. */
  openings(customer: string): Promise<OpeningBill[]>;

  find(id: string): Promise<Voucher | null>;
  /** By the beginning of the number, in any letter case; at most `count` besides the exact one. Cancelled ones too. */
  byNumber(typed: string, count: number): Promise<VouchersByNumber>;
  /** The newest first. */
  page(filter: VoucherFilter, page: number, size: number): Promise<VoucherPage>;
  /** By day, oldest first, for the export. */
  stream(filter: VoucherFilter): AsyncIterable<Voucher>;
  /** Every allocation of a document, voucher or opening bill (as source, debt or by it), ended ones too, in their order. */
  allocationsOf(id: string): Promise<Allocation[]>;
  /** What a voucher allocated at its issue, in the order of its lines: debts that it paid, or sources that it paid out. */
  linesAsIssued(voucher: string): Promise<LineAsIssued[]>;
  /** The state of a document, voucher or opening bill in its customer's account. */
  moneyOf(id: string): Promise<DocumentMoney | null>;
  openItems(customer: string, taxState: TaxState): Promise<OpenItems>;
  /** The stored sums of these customers, by id; one entry for each registration with something open. */
  balances(customers: string[]): Promise<Map<string, Balance[]>>;
  /** Cash that came in standing receipts: from a customer on a day over both registrations, and for each of these debts in all. */
  cashReceived(
    customer: string,
    date: string,
    debts: string[],
  ): Promise<{ onDay: number; byDebt: Map<string, number> }>;
  /** The first day from which documents are debts and sources; '' for all. */
  keptFrom(): Promise<{ from: string; byDefault: string }>;
  /**
   * Gives the documents that an earlier release issued their place in the accounts, and ends what it cancelled, from audit
   * line to audit line; after a change of 'Money kept from', all documents again. `examined` is 0 when there is no more.
   */
  fillNext(at: string): Promise<{ examined: number; filled: number }>;
};
