import { useCallback } from 'react';
import { newUuid } from '../../../new-uuid.ts';
import { useKeptDraft } from '../../parts/entry/use-kept-draft.ts';
import {
  blankMoneyDraft,
  changeMoneyDraft,
  type EntryKind,
  isTyped,
  type MoneyDraft,
  moneyDraftName,
} from './money-draft.ts';
import type { ChosenParty } from './use-account.ts';

/** A draft in localStorage. */
export type SavedMoney = {
  draft: MoneyDraft;
  /** The Idempotency-Key. Changes only after the entry, so that sending twice enters once. */
  key: string;
  /** The customer's account when it was loaded last: the form goes on with it without a network. */
  seen?: ChosenParty;
  /** Why the server did not take it when it was sent later. */
  refused?: string;
  savedAt: string;
};

/**
 * The draft of a form for money, kept on this device. `asked`: what the address asks for; another customer than the saved draft's
 * begins a new one.
 */
export function useMoneyDraft(kind: EntryKind, today: string, asked: Partial<MoneyDraft>) {
  const kept = useKeptDraft<SavedMoney>({
    name: moneyDraftName(kind),
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
  const { put, begin, read, show, held } = kept;
  return {
    ...kept,
    change: useCallback(
      (part: Partial<MoneyDraft>) => {
        const form = read();
        const next = { ...form, draft: changeMoneyDraft(form.draft, part), savedAt: new Date().toISOString() };
        // Where nothing is typed, an entry that waits can be opened again.
        if (isTyped(next.draft)) put(next);
        else begin(next);
      },
      [put, begin, read],
    ),
    /** Keeps the account with what is typed next: by itself it changes no draft that another tab shows, too. */
    see: useCallback(
      (seen: ChosenParty) => show({ saved: { ...read(), seen }, saveState: held().saveState }),
      [show, read, held],
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
