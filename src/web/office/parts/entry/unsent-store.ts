import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { parseDraft, type SavedDraft, savedOf } from './draft-store.ts';

/** A document that was issued without a network: kept on this device until it is sent. */
export type UnsentForm = {
  form: SavedDraft;
  /** Who typed it. It is sent under no other name by itself. */
  by: string;
  /** Why the server did not take it; '' while it has not been asked, or did not answer. */
  refused: string;
};

/** What became of one that was sent. `document`: its id, '' when it is not known. */
export type SentForm = { key: string; kind: InvoiceKind; buyer: string; number: string; document: string };

// Logout removes names that begin with `draft:`.
const UNSENT = 'draft:unsent:';
const SENT = 'draft:sent:';

/** Those that are kept on this device, oldest first. */
export function unsentForms(): UnsentForm[] {
  return valuesOf(UNSENT)
    .flatMap((text) => {
      const { form, by = '', refused = '' } = read(text) as { form?: unknown; by?: string; refused?: string };
      const saved = parseDraft(JSON.stringify(form ?? null));
      return saved ? { form: saved, by, refused } : [];
    })
    .sort((one, other) => (one.form.savedAt < other.form.savedAt ? -1 : 1));
}

/** Those whose number nobody has confirmed to have seen. */
export function sentForms(): SentForm[] {
  return valuesOf(SENT).map((text) => read(text) as SentForm);
}

/** False when the storage of this device is full or off. */
export function keepUnsent({ form, by, refused }: UnsentForm): boolean {
  return write(UNSENT + form.key, { form: savedOf(form), by, refused });
}

/** The number first, so that none is lost when this breaks off. */
export function markSent(sent: SentForm): void {
  write(SENT + sent.key, sent);
  removeUnsent(sent.key);
}

export function removeUnsent(key: string): void {
  localStorage.removeItem(UNSENT + key);
  tell();
}

export function removeSent(key: string): void {
  localStorage.removeItem(SENT + key);
  tell();
}

/** Calls `listener` when this tab or another one has changed something of it. Returns how to stop. */
export function onUnsentChange(listener: () => void): () => void {
  for (const name of [CHANGED, 'storage']) addEventListener(name, listener);
  return () => {
    for (const name of [CHANGED, 'storage']) removeEventListener(name, listener);
  };
}

const CHANGED = 'unsent-changed';

/** A browser tells only the other tabs. */
function tell(): void {
  dispatchEvent(new window.Event(CHANGED));
}

function write(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    return false;
  }
  tell();
  return true;
}

function valuesOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .map((name) => localStorage.getItem(name) ?? 'null');
  } catch {
    return [];
  }
}

function read(text: string): object {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}
