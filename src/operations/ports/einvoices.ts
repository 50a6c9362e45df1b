import type { BurntNumber, Einvoice, PortalCancellation } from '#domain/einvoices/einvoice.ts';
import type { Inv01 } from '#domain/einvoices/inv01.ts';
import type { PortalFacts } from '#domain/invoices/sheet/portal-facts.ts';
import type { Actor } from './actor.ts';

/** What the portal said about one document. */
export type PortalRecord = {
  einvoice: Einvoice | null;
  burnt: (BurntNumber & { cancelled: PortalCancellation | null }) | null;
};

/** One answer to store. `subject` is that of the document's audit lines. */
export type TakenAnswer = { document: string; subject: string } & (
  | { kind: 'taken'; einvoice: Einvoice }
  | { kind: 'burnt'; burnt: BurntNumber }
);

/** `cancelled`: the document was cancelled here meanwhile. `known`: the portal's answer is here already. */
export type TakeAnswer = 'taken' | 'burnt' | 'known' | 'cancelled';

export type IrnCancelAnswer =
  | { kind: 'cancelled' }
  /** No IRN, or the portal's cancellation is here already. */
  | { kind: 'no-irn' }
  | { kind: 'cancelled-already' };

/** What the e-invoice portal said. Rows never change; each has its audit line. */
export type EinvoiceStore = {
  /** By the ids of documents; those without an answer are left out. */
  find(documents: string[]): Promise<Map<string, PortalRecord>>;
  /** Stores answers in one transaction. Under the lock of the audit head it looks again at each document. */
  take(answers: TakenAnswer[], at: string, actor: Actor): Promise<TakeAnswer[]>;
  /** Takes in that the IRN of a document was cancelled at the portal. */
  cancelIrn(
    document: string,
    subject: string,
    cancellation: PortalCancellation,
    at: string,
    actor: Actor,
  ): Promise<IrnCancelAnswer>;
  /** What is printed beside the document: null when the portals said nothing. */
  portalFacts(document: string): Promise<PortalFacts | null>;
};

/** What the portal's own schema refuses in an INV-01, each as a path and a sentence. */
export type CheckInv01 = (inv01: Inv01) => string[];
