import { type ReactNode, useRef, useState } from 'react';
import type { NextDraft } from '#contract/documents.ts';
import { draftFromInput } from '#contract/invoice-wire.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { Notice } from '../../../ui/notice.tsx';
import { callStaff } from '../frame/call-staff.ts';
import { inRows } from './record-draft.ts';

/** Opens the form of a credit note with what is left of a tax invoice. `notice` says why it could not. */
export function useCreditNote(open: (draft: InvoiceDraft) => void): {
  credit: (document: { id: string }) => Promise<void>;
  notice: ReactNode;
} {
  const [refused, setRefused] = useState<{ turn: number; message: string } | null>(null);
  const busy = useRef(false);
  const credit = async ({ id }: { id: string }) => {
    // A second click would set the form of the first one aside.
    if (busy.current) return;
    busy.current = true;
    const answer = await callStaff<NextDraft>(`${path(paths.nextDraft, { id })}?kind=credit`, {
      read: (response) => response.json(),
    });
    busy.current = false;
    if (answer.ok) open(inRows(draftFromInput(answer.value.input)));
    else setRefused((before) => ({ turn: (before?.turn ?? 0) + 1, message: answer.message }));
  };
  return { credit, notice: refused && <Notice key={refused.turn} kind="bad" title={refused.message} takesFocus /> };
}
