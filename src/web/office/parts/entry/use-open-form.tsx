import { type ReactNode, useState } from 'react';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { Notice } from '../../../ui/notice.tsx';
import { formPath } from '../../screens.ts';
import { MAX_ASIDE } from './aside-store.ts';
import { openForm } from './open-form.ts';

/** Opens the form with a draft. `notice` says why it could not be opened. */
export function useOpenForm(): { open: (draft: InvoiceDraft) => void; notice: ReactNode } {
  const [refused, setRefused] = useState<{ turn: number; kind: InvoiceDraft['kind']; why: 'full' | 'failed' } | null>(
    null,
  );
  const open = (draft: InvoiceDraft) => {
    const answer = openForm(draft);
    if (answer !== 'opened') setRefused((before) => ({ turn: (before?.turn ?? 0) + 1, kind: draft.kind, why: answer }));
  };
  if (refused === null) return { open, notice: null };
  const { turn, kind, why } = refused;
  const notice =
    why === 'failed' ? (
      <Notice
        key={turn}
        kind="bad"
        title="This device cannot save drafts: its storage is full or turned off"
        takesFocus
      />
    ) : (
      <Notice
        key={turn}
        kind="bad"
        title={`${MAX_ASIDE} unfinished forms are set aside already, and another is in the form`}
        takesFocus
      >
        Issue or clear one first: <a href={formPath(kind)}>{kindTitles[kind].screen}</a>.
      </Notice>
    );
  return { open, notice };
}
