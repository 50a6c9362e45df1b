import { useCallback, useEffect, useRef, useState } from 'react';
import type { Desk } from '#contract/desk.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { newUuid } from '../../../new-uuid.ts';
import type { SavedDraft } from '../../parts/documents/draft-store.ts';
import { hasToken } from '../../parts/frame/token.ts';
import { blankDraft, draftOnDay, hasInput } from './blank-draft.ts';
import { changeDraft, type DraftChange } from './change-draft.ts';
import { formStart, rememberStart } from './form-start.ts';
import { createTabDraft, type SaveResult } from './tab-draft.ts';

export type InvoiceFormState = SavedDraft & {
  /** 'unsaved': nothing typed yet; 'failed': the storage is full or off; 'conflict': another tab has saved its own draft. */
  saveState: 'unsaved' | SaveResult;
  /** What setting aside or taking up did. Shown until the next change. */
  said?: string;
};

/**
 * The state of the form, saved on this device at every change. `read()` returns the newest state before React renders it:
 * keys and submit need it.
 */
export function useInvoiceDraft(kind: InvoiceKind, { today, productHabits, lists }: Desk) {
  const [tabDraft] = useState(() => createTabDraft(kind));
  const [form, setForm] = useState((): InvoiceFormState => loadedForm(tabDraft.load(), kind, today));
  const newest = useRef(form);

  const update = useCallback((next: InvoiceFormState) => {
    newest.current = next;
    setForm(next);
  }, []);

  const change = useCallback(
    (what: DraftChange) => {
      const { said: _, ...form } = newest.current;
      const next = { ...changeDraft(form, what, productHabits, lists.products), savedAt: new Date().toISOString() };
      update({ ...next, saveState: tabDraft.save(next) });
    },
    [update, tabDraft, productHabits, lists],
  );

  /** Starts another document, empty or from `draft`. Removes this tab's saved draft. */
  const begin = useCallback(
    (draft: InvoiceDraft = blankDraft(kind, today, formStart())) => {
      tabDraft.remove();
      update({ ...newForm(draft), saveState: tabDraft.isOwner() ? 'unsaved' : 'conflict' });
    },
    [kind, today, update, tabDraft],
  );

  /** Shows the draft of the other tab, or an empty form when that tab has issued or cleared it. */
  const takeOver = useCallback(() => update(loadedForm(tabDraft.load(), kind, today)), [kind, today, update, tabDraft]);

  /** Saves the draft of this tab over the draft of the other tab. */
  const keepThis = useCallback(() => {
    tabDraft.takeOwnership();
    update({ ...newest.current, saveState: tabDraft.save(newest.current) });
  }, [update, tabDraft]);

  const remove = useCallback(() => {
    rememberStart(newest.current.draft);
    tabDraft.remove();
  }, [tabDraft]);

  /** Shows a form that is saved already, or an empty one. */
  const replace = useCallback(
    (saved: SavedDraft | null, said: string) => {
      rememberStart(newest.current.draft);
      if (saved) tabDraft.takeOwnership();
      else begin();
      update(saved ? { ...saved, saveState: 'saved', said } : { ...newest.current, said });
    },
    [begin, tabDraft, update],
  );

  const say = useCallback((said: string) => update({ ...newest.current, said }), [update]);

  const day = useRef(today);
  useEffect(() => {
    const { draft, datesTyped, saveState } = newest.current;
    const onDay = datesTyped ? draft : draftOnDay(draft, day.current, today, formStart());
    day.current = today;
    if (onDay === draft) return;
    const next = { ...newest.current, draft: onDay };
    update({ ...next, saveState: saveState === 'saved' ? tabDraft.save(next) : saveState });
  }, [today, update, tabDraft]);

  useEffect(() => {
    const checkOwner = () => {
      const { saveState, ...form } = newest.current;
      if (!tabDraft.isOwner()) update({ ...form, saveState: 'conflict' });
      else if (saveState === 'conflict')
        update({ ...form, saveState: hasInput(form.draft, today, formStart()) ? tabDraft.save(form) : 'unsaved' });
    };
    const warn = (event: BeforeUnloadEvent) => {
      const { saveState, draft } = newest.current;
      const isUnsaved = saveState === 'failed' || (saveState === 'conflict' && hasInput(draft, today, formStart()));
      // After logout the page must close without a question.
      if (isUnsaved && hasToken()) event.preventDefault();
    };
    const listeners = [
      ['storage', checkOwner],
      ['pageshow', checkOwner],
      ['beforeunload', warn],
    ] as const;
    for (const [name, listener] of listeners) addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener);
    };
  }, [tabDraft, update, today]);

  return {
    form,
    change,
    begin,
    takeOver,
    keepThis,
    removeSaved: remove,
    replace,
    say,
    read: useCallback(() => newest.current, []),
  };
}

function loadedForm(saved: SavedDraft | null, kind: InvoiceKind, today: string): InvoiceFormState {
  return saved ? { ...saved, saveState: 'saved' } : newForm(blankDraft(kind, today, formStart()));
}

function newForm(draft: InvoiceDraft): InvoiceFormState {
  return {
    draft,
    key: newUuid(),
    taxTypeChosen: false,
    chosen: {},
    savedAt: '',
    saveState: 'unsaved',
  };
}
