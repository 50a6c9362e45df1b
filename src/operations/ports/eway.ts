import type { EwayBill } from '#domain/eway/eway-bill.ts';
import type { EwayTransport } from '#domain/eway/eway-transport.ts';
import type { ChallanOfRows } from '#domain/eway/moved-on-challan.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Actor } from './actor.ts';

/* The movement of documents' goods, and the e-way bills of the portal. Each change writes its audit line in its transaction. */

/** `version` counts the changes, from 0: nothing was said yet. */
export type KeptTransport = { version: number; transport: EwayTransport };

type SaveTransportAnswer =
  | { kind: 'saved'; kept: KeptTransport }
  /** Somebody has changed it since the version: these are the facts now. */
  | { kind: 'changed-since'; kept: KeptTransport };

/** `same`: it was taken in before. `changed`: the portal has moved its last day. */
export type TakeBillAnswer =
  | { kind: 'taken' | 'same' | 'changed' }
  /** Another document has this number. */
  | { kind: 'number-taken'; number: string }
  /** The document has another valid bill. */
  | { kind: 'has-another'; number: string }
  /** The bill was cancelled, or the document was. */
  | { kind: 'bill-cancelled' }
  | { kind: 'document-cancelled' };

type CancelBillAnswer = { kind: 'cancelled'; bill: EwayBill } | { kind: 'none-stands' };

/** What is known of the movement of a tax invoice or a challan, for the question what it lacks. `seq`: its place in the order of issue. */
export type LackingDocument = {
  id: string;
  seq: number;
  kept: KeptTransport;
  bills: EwayBill[];
  challan: ChallanOfRows | null;
};

export type EwayStore = {
  /**
   * Valid tax invoices of more than an amount in paise, and valid challans of any, of a registration since a day, without a bill
   * that is whole: newest first, those issued before `before`.
   */
  lacking(
    of: { taxState: TaxState; from: string; above: number; before: number },
    most: number,
  ): Promise<LackingDocument[]>;
  /** The challan that rows of the tax invoice come from; null when none do. */
  challanOf(document: string): Promise<ChallanOfRows | null>;
  transportOf(document: string): Promise<KeptTransport>;
  /** The bills of a document, the newest first. */
  billsOf(document: string): Promise<EwayBill[]>;
  saveTransport(
    document: { id: string; subject: string },
    version: number,
    transport: EwayTransport,
    at: string,
    actor: Actor,
  ): Promise<SaveTransportAnswer>;
  takeBill(
    document: { id: string; subject: string },
    bill: Pick<EwayBill, 'number' | 'madeAt' | 'validUntil'>,
    at: string,
    actor: Actor,
  ): Promise<TakeBillAnswer>;
  /** Notes that the portal has cancelled the valid bill. */
  cancelBill(
    document: { id: string; subject: string },
    cancelled: { at: string; reason: string },
    at: string,
    actor: Actor,
  ): Promise<CancelBillAnswer>;
};
