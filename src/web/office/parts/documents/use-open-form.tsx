import { type ReactNode, useState } from 'react';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { Notice } from '../../../ui/notice.tsx';
import { openForm, ReplaceDraftQuestion } from './replace-draft-question.tsx';

/** Opens the form with a draft. `notice` asks before an unfinished draft is replaced, and says when this device saves none. */
export function useOpenForm(): { open: (draft: InvoiceDraft) => void; notice: ReactNode } {
  const [asked, setAsked] = useState<InvoiceDraft | null>(null);
  const [isNotSaved, setNotSaved] = useState(false);
  const open = (draft: InvoiceDraft) => {
    const answer = openForm(draft);
    if (answer === 'draft-exists') setAsked(draft);
    setNotSaved(answer === 'not-saved');
  };
  const notice = (
    <>
      {isNotSaved && <Notice kind="bad" title="This device cannot save drafts: its storage is full or turned off" />}
      {asked && <ReplaceDraftQuestion draft={asked} onCancel={() => setAsked(null)} />}
    </>
  );
  return { open, notice };
}
