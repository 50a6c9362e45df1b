import { useEffect, useRef } from 'react';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { isSavedDraft, type SavedDraft, savedOf } from './draft-store.ts';

/** An entry of money: what its form sends, and the form, to be opened again. */
export type UnsentEntry = {
  /** The Idempotency-Key. */
  key: string;
  savedAt: string;
  /** `'Receipt'`, whose it is, and how much, in paise. */
  what: string;
  whom: string;
  amount: number;
  /** Where it is sent, and what: the server knows the key with this body alone. */
  call: string;
  body: object;
  /** The screen of the form, the name of its draft on this device, and the draft. */
  screen: string;
  name: `draft:${string}`;
  saved: object;
};

/** A document or an entry of money that was issued without a network: kept on this device until it is sent. */
export type UnsentForm = {
  form: SavedDraft | UnsentEntry;
  /** Who typed it. It is sent under no other name by itself. */
  by: string;
  /** Why the server did not take it; '' while it has not been asked, or did not answer. */
  refused: string;
};

/** What became of one that was sent. `document`: its id, '' when it is not known. `warned`: what the server says of the money. */
export type SentForm = { key: string; buyer: string; number: string; document: string } & (
  | { kind: InvoiceKind }
  | { what: string; warned: string }
);

// Logout removes names that begin with `draft:`.
const UNSENT = 'draft:unsent:';
const SENT = 'draft:sent:';

/** Those that are kept on this device, oldest first. */
export function unsentForms(): UnsentForm[] {
  return valuesOf(UNSENT)
    .flatMap((text) => {
      const { form, by = '', refused = '' } = read(text) as Partial<UnsentForm>;
      return form && (isEntry(form) || isSavedDraft(form)) ? { form, by, refused } : [];
    })
    .sort((one, other) => (one.form.savedAt < other.form.savedAt ? -1 : 1));
}

/** Those whose number nobody has confirmed to have seen. */
export function sentForms(): SentForm[] {
  return valuesOf(SENT).map((text) => read(text) as SentForm);
}

/** Whether it is an entry of money, and no document. */
export function isEntry(form: SavedDraft | UnsentEntry): form is UnsentEntry {
  return typeof (form as UnsentEntry).call === 'string';
}

/** False when the storage of this device is full or off. */
export function keepUnsent({ form, by, refused }: UnsentForm): boolean {
  return write(UNSENT + form.key, { form: isEntry(form) ? form : savedOf(form), by, refused });
}

/** Makes an entry the draft of its form again, with what the server said. Over another one nothing is written. */
export function openAgain({ name, saved }: UnsentEntry, refused: string): 'done' | 'typed' | 'failed' {
  if (localStorage.getItem(name) !== null) return 'typed';
  return write(name, { ...saved, refused }) ? 'done' : 'failed';
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

/** Calls `listener` when one that was kept on this device has been sent: what was said of it is over. */
export function useOnSent(listener: () => void): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    let known = sentForms().length;
    return onUnsentChange(() => {
      const before = known;
      known = sentForms().length;
      if (known > before) latest.current();
    });
  }, []);
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
