import { useCallback, useEffect, useRef, useState } from 'react';
import type { InvoiceDraft } from '#domain/invoice/invoice.ts';
import type { InvoiceKind } from '#domain/invoice/invoice-kinds.ts';
import { newUuid } from '../new-uuid.ts';
import { blankDraft } from './blank-draft.ts';
import { changeDraft, type DraftChange } from './change-draft.ts';
import { loadDraft, removeDraft, type SavedDraft, saveDraft } from './draft-store.ts';

export type InvoiceForm = SavedDraft & {
  /** 'no': nothing was typed yet; 'failed': this device refuses to keep it. */
  saved: 'no' | 'yes' | 'failed';
};

/**
 * The form's state, changed at once and kept on this device with every change.
 * `read()` answers the newest state even before React has drawn it: the next field and the submit depend on it.
 */
export const useInvoiceDraft = (kind: InvoiceKind, today: string) => {
  const [form, setForm] = useState(() => openForm(kind, today));
  const newest = useRef(form);

  const put = useCallback((next: InvoiceForm) => {
    newest.current = next;
    setForm(next);
  }, []);

  const change = useCallback(
    (what: DraftChange) => {
      const { draft, key, taxTypeChosen } = newest.current;
      const next = { ...changeDraft({ draft, key, taxTypeChosen }, what), savedAt: new Date().toISOString() };
      put({ ...next, saved: saveDraft(next) ? 'yes' : 'failed' });
    },
    [put],
  );

  /** Begins another document: an empty one, or `draft`. What was on this device of this kind is dropped. */
  const begin = useCallback(
    (draft: InvoiceDraft = blankDraft(kind, today)) => {
      removeDraft(kind);
      put(freshForm(draft));
    },
    [kind, today, put],
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (newest.current.saved === 'failed') event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  return { form, change, begin, read: useCallback(() => newest.current, []) };
};

const openForm = (kind: InvoiceKind, today: string): InvoiceForm => {
  const saved = loadDraft(kind);
  return saved ? { ...saved, saved: 'yes' } : freshForm(blankDraft(kind, today));
};

const freshForm = (draft: InvoiceDraft): InvoiceForm => ({
  draft,
  key: newUuid(),
  taxTypeChosen: false,
  savedAt: '',
  saved: 'no',
});
