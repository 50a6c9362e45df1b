import { useMemo } from 'react';
import { inputFromDraft } from '#contract/invoice-wire.ts';
import { paths } from '#contract/paths.ts';
import { draftWarnings } from '#domain/invoice/draft-warnings.ts';
import type { InvoiceDraft } from '#domain/invoice/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { draftField } from './invoice-fields.ts';
import { callStaff } from './session.ts';
import { useAnswer } from './use-answer.ts';
import { useSettled } from './use-settled.ts';

type Original = { refnum: string; date: string; data: string };
type Look = { warnings: Problem[]; original: Original | null };

/** What speaks against the draft, reckoned here at once; and of a credit note what the server knows of its original. */
export const useWarnings = (draft: InvoiceDraft, payable: number, today: string): Look => {
  const look = useOriginal(draft, payable);
  const rateDate = look.original?.date;
  const own = useMemo(
    () => draftWarnings(draft, { today, ...(rateDate ? { rateDate } : {}) }),
    [draft, rateDate, today],
  );
  return { warnings: [...look.warnings, ...own], original: look.original };
};

/** Asked a moment after the number, the state or the amount last changed; an answer about others is not shown. */
const useOriginal = (draft: InvoiceDraft, payable: number): Look => {
  const { kind, taxState } = draft;
  const number = draft.referenceNumber.trim();
  const asks = kind === 'credit' && taxState !== '' && number !== '';
  const current = asks ? JSON.stringify([taxState, number, payable]) : '';
  const key = useSettled(current, 500);
  const { state } = useAnswer<Look>(key, async (signal) =>
    key === '' ? { ok: true, value: nothing, headers: new Headers() } : fetchLook(draft, signal),
  );
  if (key !== current || state.is === 'loading') return nothing;
  if (state.is === 'ready') return state.value;
  return { ...nothing, warnings: [{ field: 'referenceNumber', message: `Not looked up: ${state.failure.message}` }] };
};

const nothing: Look = { warnings: [], original: null };

const fetchLook = (draft: InvoiceDraft, signal: AbortSignal) =>
  callStaff<Look>(paths.previewInvoice, {
    method: 'POST',
    body: inputFromDraft(draft),
    signal,
    read: async (response) => {
      const { warnings, original } = (await response.json()) as Look;
      const about = warnings.map((warning) => ({ ...warning, field: draftField(warning.field) }));
      return { original, warnings: about.filter(({ field }) => field === 'referenceNumber') };
    },
  });
