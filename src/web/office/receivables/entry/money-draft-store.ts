import { createDeviceStore } from '../../parts/device-store.ts';
import type { EntryKind, MoneyDraft } from './money-draft.ts';

/** A draft in localStorage. */
export type SavedMoney = {
  draft: MoneyDraft;
  /** The Idempotency-Key. Changes only after the entry, so that sending twice enters once. */
  key: string;
  savedAt: string;
};

/** The saved draft of a form for money on this device. */
export function createMoneyDraftStore(kind: EntryKind) {
  return createDeviceStore(`draft:money-${kind}`, isSavedMoney);
}

function isSavedMoney(value: unknown): value is SavedMoney {
  const saved = value as SavedMoney | null;
  return typeof saved?.key === 'string' && typeof saved.draft?.byHand === 'object';
}
