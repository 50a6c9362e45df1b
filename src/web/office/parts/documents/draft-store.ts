import type { ChosenProduct } from '#domain/invoices/choose-product.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';

/** A form as it is kept on this device between visits. */
export type SavedDraft = {
  draft: InvoiceDraft;
  /** Sent as Idempotency-Key; replaced only after the document was issued, so that asking twice issues once. */
  key: string;
  /** Staff chose the Tax Type themselves: it is left alone from then on. */
  taxTypeChosen: boolean;
  /** The dates that staff set themselves: they no longer follow Date. */
  datesTyped?: ('buyerDate' | 'deliveryNoteDate')[];
  /** By row: what choosing its product put there. */
  chosen?: Record<number, ChosenProduct>;
  savedAt: string;
};

export function draftKey(kind: InvoiceKind): `draft:${InvoiceKind}` {
  return `draft:${kind}`;
}

/** The draft of that kind on this device, or null when there is none or it cannot be read. */
export function loadDraft(kind: InvoiceKind): SavedDraft | null {
  try {
    const saved: unknown = JSON.parse(keptText(kind) ?? 'null');
    return isSavedDraft(saved) ? saved : null;
  } catch {
    return null;
  }
}

/** The text under which it is kept: every tab writes the same place, and whoever wrote last is told by the text. */
export function keptText(kind: InvoiceKind): string | null {
  try {
    return localStorage.getItem(draftKey(kind));
  } catch {
    return null;
  }
}

/** False when this device refuses to keep it (full, or storage is switched off). */
export function saveDraft({ draft, key, taxTypeChosen, datesTyped, chosen, savedAt }: SavedDraft): boolean {
  try {
    localStorage.setItem(
      draftKey(draft.kind),
      JSON.stringify({ draft, key, taxTypeChosen, datesTyped, chosen, savedAt }),
    );
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(kind: InvoiceKind): void {
  localStorage.removeItem(draftKey(kind));
}

function isSavedDraft(value: unknown): value is SavedDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    'savedAt' in value &&
    'draft' in value &&
    typeof value.draft === 'object' &&
    value.draft !== null &&
    'lines' in value.draft &&
    Array.isArray(value.draft.lines)
  );
}
