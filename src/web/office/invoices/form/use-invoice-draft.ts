import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Desk } from '#contract/desk.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { newUuid } from '../../../new-uuid.ts';
import { draftKey, isSavedDraft, type SavedDraft } from '../../parts/entry/draft-store.ts';
import { useOnSent } from '../../parts/entry/unsent-store.ts';
import { type Kept, useKeptDraft } from '../../parts/entry/use-kept-draft.ts';
import { blankDraft, draftOnDay, hasInput } from './blank-draft.ts';
import { changeDraft, type DraftChange } from './change-draft.ts';
import { formStart, rememberStart } from './form-start.ts';

export type InvoiceFormState = Kept<SavedDraft> & {
  /** What setting aside or taking up did; '' from the next change on. */
  said: string;
};

/** The form of a document, kept on this device at every change. */
export function useInvoiceDraft(kind: InvoiceKind, { today, productHabits, lists }: Desk) {
  const kept = useKeptDraft<SavedDraft>({
    name: draftKey(kind),
    isRight: isSavedDraft,
    open: (saved) =>
      saved
        ? { saved, saveState: 'saved' }
        : { saved: newForm(blankDraft(kind, today, formStart())), saveState: 'unsaved' },
    isTyped: ({ draft }) => hasInput(draft, today, formStart()),
  });
  const { put, show, begin: beginKept, takeOver, read, removeSaved } = kept;
  const [said, say] = useState(() => {
    const { refused } = read();
    return refused ? `The server did not take it: ${refused}` : '';
  });
  useOnSent(() => say(''));

  const change = useCallback(
    (what: DraftChange) => {
      say('');
      const { refused: _, ...form } = read();
      put({ ...changeDraft(form, what, productHabits, lists.products), savedAt: new Date().toISOString() });
    },
    [put, read, productHabits, lists],
  );

  /** Starts another document, empty or from `draft`. Removes this tab's saved draft. */
  const begin = useCallback(
    (draft: InvoiceDraft = blankDraft(kind, today, formStart())) => {
      say('');
      beginKept(newForm(draft));
    },
    [kind, today, beginKept],
  );

  const remove = useCallback(() => {
    rememberStart(read().draft);
    removeSaved();
  }, [read, removeSaved]);

  /** Shows a form that is saved already, or an empty one. */
  const replace = useCallback(
    (saved: SavedDraft | null, words: string) => {
      rememberStart(read().draft);
      if (saved) takeOver();
      else begin();
      say(words);
    },
    [begin, takeOver, read],
  );

  const day = useRef(today);
  const { saveState } = kept.form;
  useEffect(() => {
    const form = read();
    const { draft, datesTyped } = form;
    const onDay = datesTyped ? draft : draftOnDay(draft, day.current, today, formStart());
    day.current = today;
    if (onDay === draft) return;
    const next = { ...form, draft: onDay };
    if (saveState === 'saved') put(next);
    else show({ saved: next, saveState });
  }, [today, saveState, put, show, read]);

  return {
    ...kept,
    form: useMemo((): InvoiceFormState => ({ ...kept.form, said }), [kept.form, said]),
    change,
    begin,
    takeOver: () => {
      say('');
      takeOver();
    },
    removeSaved: remove,
    replace,
    say,
  };
}

function newForm(draft: InvoiceDraft): SavedDraft {
  return { draft, key: newUuid(), taxTypeChosen: false, chosen: {}, savedAt: '' };
}
