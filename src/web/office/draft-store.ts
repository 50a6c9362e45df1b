import type { InvoiceDraft } from '#domain/invoice/invoice.ts';
import type { InvoiceKind } from '#domain/invoice/invoice-kinds.ts';

/** A form as it is kept on this device between visits. */
export type SavedDraft = {
  draft: InvoiceDraft;
  /** Sent as Idempotency-Key; replaced only after the document was issued, so that asking twice issues once. */
  key: string;
  /** Staff chose the Tax Type themselves: it is left alone from then on. */
  taxTypeChosen: boolean;
  savedAt: string;
};

export const draftKey = (kind: InvoiceKind): `draft:${InvoiceKind}` => `draft:${kind}`;

/** The draft of that kind on this device, or null when there is none or it cannot be read. */
export const loadDraft = (kind: InvoiceKind): SavedDraft | null => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(draftKey(kind)) ?? 'null');
    return isSavedDraft(saved) ? saved : null;
  } catch {
    return null;
  }
};

/** False when this device refuses to keep it (full, or storage is switched off). */
export const saveDraft = (saved: SavedDraft): boolean => {
  try {
    localStorage.setItem(draftKey(saved.draft.kind), JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
};

export const removeDraft = (kind: InvoiceKind): void => localStorage.removeItem(draftKey(kind));

const isSavedDraft = (value: unknown): value is SavedDraft =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'savedAt' in value &&
  'draft' in value &&
  typeof value.draft === 'object' &&
  value.draft !== null &&
  'lines' in value.draft &&
  Array.isArray(value.draft.lines);
