import type { ChosenProduct } from '#domain/invoices/choose-product.ts';
import type { DraftChoices, InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { createDeviceStore, parseStored } from './device-store.ts';

/** The customer that staff chose for the buyer, and the consignee that this filled in. */
export type ChosenCustomer = { id: string; name: string; gstin: string; consignee: string };

/** A draft in localStorage. */
export type SavedDraft = {
  draft: InvoiceDraft;
  /** The Idempotency-Key. Changes only after issue, so that sending twice issues once. */
  key: string;
  /** Staff chose the Tax Type: the form no longer changes it. */
  taxTypeChosen: boolean;
  /** The dates that staff set: they no longer follow Date. */
  datesTyped?: ('buyerDate' | 'deliveryNoteDate')[];
  /** By row: the values that choosing the product filled in. */
  chosen?: Record<number, ChosenProduct>;
  customer?: ChosenCustomer;
  /** What the rows of an earlier document offered before their quantities were changed. */
  offered?: Record<string, { quantity: string; discount?: string | undefined } | null>;
  /** What was typed in fields that a choice has hidden since. */
  hidden?: Partial<DraftChoices>;
  /** Why the server did not take it when it was sent later; until something is typed. */
  refused?: string;
  savedAt: string;
};

export function draftKey(kind: InvoiceKind): `draft:${InvoiceKind}` {
  return `draft:${kind}`;
}

/** The draft of this kind on this device. Null when there is none, or it cannot be parsed. */
export function loadDraft(kind: InvoiceKind): SavedDraft | null {
  return createDeviceStore(draftKey(kind), isSavedDraft).load();
}

/** Null when it cannot be parsed. */
export function parseDraft(text: string | null): SavedDraft | null {
  return parseStored(text, isSavedDraft);
}

/** False when the storage of this device is full or turned off. */
export function saveDraft(form: SavedDraft): boolean {
  const store = createDeviceStore(draftKey(form.draft.kind), isSavedDraft);
  return store.save(savedOf(form), { anyway: true }) === 'saved';
}

/** Whether this device saves anything at all now. */
export function canSaveDrafts(): boolean {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

const PROBE = 'draft-probe';

/** What of a form is stored. */
export function savedOf({
  draft,
  key,
  taxTypeChosen,
  datesTyped,
  chosen,
  customer,
  offered,
  hidden,
  refused,
  savedAt,
}: SavedDraft) {
  return { draft, key, taxTypeChosen, datesTyped, chosen, customer, offered, hidden, refused, savedAt } as SavedDraft;
}

/** Whether a value from the storage of this device is such a draft. */
export function isSavedDraft(value: unknown): value is SavedDraft {
  const saved = value as SavedDraft | null;
  return saved?.key !== undefined && saved.savedAt !== undefined && Array.isArray(saved.draft?.lines);
}
