import { useCallback, useEffect, useRef, useState } from 'react';
import type { Desk } from '#contract/desk.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { newUuid } from '../../../new-uuid.ts';
import type { SavedDraft } from '../../parts/documents/draft-store.ts';
import { hasToken } from '../../parts/frame/session.ts';
import { blankDraft, draftOnDay, holdsTyping } from './blank-draft.ts';
import { changeDraft, type DraftChange } from './change-draft.ts';
import { type Kept, openDraftKeeper } from './draft-keeper.ts';

export type InvoiceFormState = SavedDraft & {
  /** 'no': nothing was typed yet; 'failed': this device refuses to keep it; 'apart': another tab has kept its own since. */
  saved: 'no' | Kept;
};

/**
 * The form's state, changed at once and kept on this device with every change.
 * `read()` answers the newest state even before React has drawn it: the next field and the submit depend on it.
 */
export function useInvoiceDraft(kind: InvoiceKind, { today, productHabits }: Desk) {
  const [keeper] = useState(() => openDraftKeeper(kind));
  const [form, setForm] = useState((): InvoiceFormState => opened(keeper.take(), kind, today));
  const newest = useRef(form);

  const put = useCallback((next: InvoiceFormState) => {
    newest.current = next;
    setForm(next);
  }, []);

  const change = useCallback(
    (what: DraftChange) => {
      const next = { ...changeDraft(newest.current, what, productHabits), savedAt: new Date().toISOString() };
      put({ ...next, saved: keeper.keep(next) });
    },
    [put, keeper, productHabits],
  );

  /** Begins another document: an empty one, or `draft`. What this tab kept is dropped. */
  const begin = useCallback(
    (draft: InvoiceDraft = blankDraft(kind, today)) => {
      keeper.drop();
      put({ ...freshForm(draft), saved: keeper.ours() ? 'no' : 'apart' });
    },
    [kind, today, put, keeper],
  );

  /** Shows what another tab has kept, or an empty form when that one is issued or cleared. */
  const takeOver = useCallback(() => put(opened(keeper.take(), kind, today)), [kind, today, put, keeper]);

  /** Keeps what this tab shows, over what the other has kept. */
  const keepThis = useCallback(() => {
    keeper.claim();
    put({ ...newest.current, saved: keeper.keep(newest.current) });
  }, [put, keeper]);

  const day = useRef(today);
  useEffect(() => {
    const { draft, datesTyped, saved } = newest.current;
    const onDay = datesTyped ? draft : draftOnDay(draft, day.current, today);
    day.current = today;
    if (onDay === draft) return;
    const next = { ...newest.current, draft: onDay };
    put({ ...next, saved: saved === 'yes' ? keeper.keep(next) : saved });
  }, [today, put, keeper]);

  useEffect(() => {
    const look = () => {
      const { saved, ...now } = newest.current;
      if (!keeper.ours()) put({ ...now, saved: 'apart' });
      else if (saved === 'apart') put({ ...now, saved: holdsTyping(now.draft, today) ? keeper.keep(now) : 'no' });
    };
    const warn = (event: BeforeUnloadEvent) => {
      const { saved, draft } = newest.current;
      const unkept = saved === 'failed' || (saved === 'apart' && holdsTyping(draft, today));
      // Who is logged out must leave: nothing may hold the form on the screen.
      if (unkept && hasToken()) event.preventDefault();
    };
    const listeners = [
      ['storage', look],
      ['pageshow', look],
      ['beforeunload', warn],
    ] as const;
    for (const [name, listener] of listeners) addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener);
    };
  }, [keeper, put, today]);

  return { form, change, begin, takeOver, keepThis, drop: keeper.drop, read: useCallback(() => newest.current, []) };
}

function opened(saved: SavedDraft | null, kind: InvoiceKind, today: string): InvoiceFormState {
  return saved ? { ...saved, saved: 'yes' } : freshForm(blankDraft(kind, today));
}

function freshForm(draft: InvoiceDraft): InvoiceFormState {
  return {
    draft,
    key: newUuid(),
    taxTypeChosen: false,
    chosen: {},
    savedAt: '',
    saved: 'no',
  };
}
