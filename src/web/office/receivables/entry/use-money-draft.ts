import { useCallback } from 'react';
import { newUuid } from '../../../new-uuid.ts';
import { useKeptDraft } from '../../parts/entry/use-kept-draft.ts';
import { blankMoneyDraft, changeMoneyDraft, type EntryKind, isTyped, type MoneyDraft } from './money-draft.ts';

/** A draft in localStorage. */
export type SavedMoney = {
  draft: MoneyDraft;
  /** The Idempotency-Key. Changes only after the entry, so that sending twice enters once. */
  key: string;
  savedAt: string;
};

/**
 * The draft of a form for money, kept on this device. `asked`: what the address asks for; another customer than the saved draft's
 * begins a new one.
 */
export function useMoneyDraft(kind: EntryKind, today: string, asked: Partial<MoneyDraft>) {
  const kept = useKeptDraft<SavedMoney>({
    name: `draft:money-${kind}`,
    isRight: isSavedMoney,
    open: (saved, isFirst) => {
      const { customer = '', ...rest } = isFirst ? asked : {};
      const blank = blankMoneyDraft(kind, today);
      if (saved === null || (customer !== '' && saved.draft.customer !== customer))
        return { saved: newForm({ ...blank, customer, ...rest }), saveState: 'unsaved' };
      // A draft that an earlier release saved may lack fields.
      return { saved: { ...saved, draft: { ...blank, ...saved.draft, ...rest } }, saveState: 'saved' };
    },
    isTyped: ({ draft }) => isTyped(draft),
  });
  const { put, begin, read } = kept;
  return {
    ...kept,
    change: useCallback(
      (part: Partial<MoneyDraft>) => {
        const { key, draft } = read();
        put({ draft: changeMoneyDraft(draft, part), key, savedAt: new Date().toISOString() });
      },
      [put, read],
    ),
    /** Begins another entry; this one is done, or cleared. */
    begin: (part: Partial<MoneyDraft> = {}) => begin(newForm({ ...blankMoneyDraft(kind, today), ...part })),
    /** A new Idempotency-Key: this entry is another one than the one that the server has. */
    renewKey: () => put({ ...read(), key: newUuid() }),
  };
}

function newForm(draft: MoneyDraft): SavedMoney {
  return { draft, key: newUuid(), savedAt: '' };
}

function isSavedMoney(value: unknown): value is SavedMoney {
  const saved = value as SavedMoney | null;
  return typeof saved?.key === 'string' && typeof saved.draft?.byHand === 'object';
}
