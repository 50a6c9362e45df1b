import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { draftKey, parseDraft, type SavedDraft, saveDraft, savedOf } from './draft-store.ts';

/** The most forms of a kind that are set aside on a device. */
export const MAX_ASIDE = 10;

/** The forms of a kind that are set aside on this device, newest first. */
export function asideForms(kind: InvoiceKind): SavedDraft[] {
  return asideKeys(kind)
    .flatMap((key) => parseDraft(localStorage.getItem(key)) ?? [])
    .sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
}

export function countAside(kind: InvoiceKind): number {
  return asideKeys(kind).length;
}

/** 'failed': the storage is full or off. Nothing is changed then, nor when ten are set aside already. */
export function setAside(form: SavedDraft): 'done' | 'full' | 'failed' {
  const isThere = asideKeys(form.draft.kind).includes(asideKey(form));
  if (!isThere && countAside(form.draft.kind) >= MAX_ASIDE) return 'full';
  return keepAside(form) ? 'done' : 'failed';
}

/**
 * Makes a form that was set aside the draft of its kind. The draft `current` is set aside in its place. A form is removed
 * only after it is saved elsewhere, so that none is lost when this breaks off. False when the storage is full or off.
 */
export function takeUp(form: SavedDraft, current: SavedDraft | null): boolean {
  const isOther = current !== null && current.key !== form.key;
  if (isOther && !keepAside(current)) return false;
  if (!saveDraft(form)) {
    if (isOther) localStorage.removeItem(asideKey(current));
    return false;
  }
  localStorage.removeItem(asideKey(form));
  return true;
}

function keepAside(form: SavedDraft): boolean {
  try {
    localStorage.setItem(asideKey(form), JSON.stringify(savedOf(form)));
    return true;
  } catch {
    return false;
  }
}

// An entry for each form: two tabs never overwrite what the other sets aside.
function asideKey({ draft, key }: SavedDraft): string {
  return `${asidePrefix(draft.kind)}${key}`;
}

function asidePrefix(kind: InvoiceKind): string {
  return `aside:${draftKey(kind)}:`;
}

function asideKeys(kind: InvoiceKind): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(asidePrefix(kind)));
  } catch {
    return [];
  }
}
