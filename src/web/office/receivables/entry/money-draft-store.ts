import type { EntryKind, MoneyDraft } from './money-draft.ts';

/** A draft in localStorage. Logout removes what begins with `draft:`. */
export type SavedMoney = {
  draft: MoneyDraft;
  /** The Idempotency-Key. Changes only after the entry, so that sending twice enters once. */
  key: string;
  savedAt: string;
};

/** 'failed': the storage is full or off. 'conflict': not saved, because another tab has saved its own draft. */
export type MoneySaveResult = 'saved' | 'failed' | 'conflict';

/** The saved draft as one tab sees it: it overwrites or removes only what it has written or read itself. */
export function createMoneyDraftStore(kind: EntryKind) {
  const name = `draft:money-${kind}`;
  const stored = () => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  let lastSeen = stored();
  const isOwner = () => stored() === lastSeen;
  return {
    isOwner,
    load: (): SavedMoney | null => {
      lastSeen = stored();
      return parse(lastSeen);
    },
    save: (saved: SavedMoney, { anyway = false } = {}): MoneySaveResult => {
      if (!anyway && !isOwner()) return 'conflict';
      try {
        const text = JSON.stringify(saved);
        localStorage.setItem(name, text);
        lastSeen = text;
        return 'saved';
      } catch {
        return 'failed';
      }
    },
    remove: (): void => {
      if (isOwner()) localStorage.removeItem(name);
      lastSeen = stored();
    },
  };
}

function parse(text: string | null): SavedMoney | null {
  try {
    const saved = JSON.parse(text ?? 'null') as SavedMoney | null;
    return typeof saved?.key === 'string' && typeof saved.draft?.byHand === 'object' ? saved : null;
  } catch {
    return null;
  }
}
