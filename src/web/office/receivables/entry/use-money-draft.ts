import { useCallback, useRef, useState } from 'react';
import { newUuid } from '../../../new-uuid.ts';
import type { DeviceSaveResult } from '../../parts/device-store.ts';
import { useDraftWatch } from '../../parts/use-draft-watch.ts';
import { blankMoneyDraft, changeMoneyDraft, type EntryKind, isTyped, type MoneyDraft } from './money-draft.ts';
import { createMoneyDraftStore, type SavedMoney } from './money-draft-store.ts';

export type MoneyFormState = SavedMoney & { saveState: 'unsaved' | DeviceSaveResult };

/**
 * The draft of a form for money, saved on this device at every change. `asked`: what the address asks for; another customer
 * than the saved draft's begins a new one.
 */
export function useMoneyDraft(kind: EntryKind, today: string, asked: Partial<MoneyDraft>) {
  const [store] = useState(() => createMoneyDraftStore(kind));
  const [form, setForm] = useState(() => begunForm(store.load(), kind, today, asked));
  const newest = useRef(form);

  const update = useCallback((next: MoneyFormState) => {
    newest.current = next;
    setForm(next);
  }, []);

  const change = useCallback(
    (part: Partial<MoneyDraft>) => {
      const { key, draft } = newest.current;
      const saved = { draft: changeMoneyDraft(draft, part), key, savedAt: new Date().toISOString() };
      update({ ...saved, saveState: store.save(saved) });
    },
    [store, update],
  );

  /** Begins another entry; this one is done, or cleared. */
  const begin = useCallback(
    (part: Partial<MoneyDraft> = {}) => {
      store.remove();
      update(newForm({ ...blankMoneyDraft(kind, today), ...part }));
    },
    [store, update, kind, today],
  );

  /** A new Idempotency-Key: this entry is another one than the one that the server has. */
  const renewKey = useCallback(() => {
    const saved = { ...newest.current, key: newUuid() };
    update({ ...saved, saveState: store.save(saved) });
  }, [store, update]);

  const takeOver = useCallback(() => update(begunForm(store.load(), kind, today, {})), [store, update, kind, today]);

  const keepThis = useCallback(
    () => update({ ...newest.current, saveState: store.save(newest.current, { anyway: true }) }),
    [store, update],
  );

  useDraftWatch({
    isOwner: store.isOwner,
    onConflict: useCallback(() => update({ ...newest.current, saveState: 'conflict' }), [update]),
    isUnsaved: useCallback(() => {
      const { saveState, draft } = newest.current;
      return saveState === 'failed' || (saveState === 'conflict' && isTyped(draft));
    }, []),
  });

  return {
    form,
    change,
    begin,
    renewKey,
    takeOver,
    keepThis,
    removeSaved: store.remove,
    read: useCallback(() => newest.current, []),
  };
}

function begunForm(
  saved: SavedMoney | null,
  kind: EntryKind,
  today: string,
  { customer = '', ...asked }: Partial<MoneyDraft>,
): MoneyFormState {
  const isAsked = saved !== null && (customer === '' || saved.draft.customer === customer);
  // A draft that an earlier release saved may lack fields.
  if (isAsked)
    return { ...saved, draft: { ...blankMoneyDraft(kind, today), ...saved.draft, ...asked }, saveState: 'saved' };
  return newForm({ ...blankMoneyDraft(kind, today), customer, ...asked });
}

function newForm(draft: MoneyDraft): MoneyFormState {
  return { draft, key: newUuid(), savedAt: '', saveState: 'unsaved' };
}
