import { useMemo } from 'react';
import type { Desk } from '#contract/desk.ts';
import { draftFromInput, inputFromDraft } from '#contract/invoice-wire.ts';
import { paths } from '#contract/paths.ts';
import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { draftWarnings } from '#domain/invoices/warnings/draft-warnings.ts';
import type { Problem } from '#domain/outcome.ts';
import { callStaff } from '../../parts/frame/session.ts';
import { seriesAt } from '../../parts/preview/series-at.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDebounced } from '../../parts/use-debounced.ts';

/** The invoice that a credit note corrects; `data` is its JSON text on the wire. */
type Original = CreditedInvoice & { data: string };

type Looked = {
  /** Null where the Reference No is none of ours; undefined while it was not looked up. */
  original: Original | null | undefined;
  failed: Problem[];
};

/** What speaks against the draft, reckoned here at once; only the invoice that a credit note names is asked for. */
export function useWarnings(draft: InvoiceDraft, desk: Desk): { warnings: Problem[]; original: Original | null } {
  const { original, failed } = useOriginal(draft);
  const own = useMemo(
    () =>
      draftWarnings(draft, {
        today: desk.today,
        series: seriesAt(desk, draft),
        ...(original === undefined ? {} : { original }),
      }),
    [draft, desk, original],
  );
  return { warnings: failed.length > 0 ? [...failed, ...own] : own, original: original ?? null };
}

/** Asked a moment after the number or the state last changed; an answer about others is not shown. */
function useOriginal(draft: InvoiceDraft): Looked {
  const { kind, taxState } = draft;
  const number = draft.referenceNumber.trim();
  const asks = kind === 'credit' && taxState !== '' && number !== '';
  const current = asks ? JSON.stringify([taxState, number]) : '';
  const key = useDebounced(current, 500);
  const { state } = useAnswer<Looked>(key, async (signal) =>
    key === '' ? { ok: true, value: nothing, headers: new Headers() } : fetchOriginal(draft, signal),
  );
  if (key !== current || state.kind === 'loading') return nothing;
  if (state.kind === 'ready') return state.value;
  return { ...nothing, failed: [{ field: 'referenceNumber', message: `Not looked up: ${state.failure.message}` }] };
}

const nothing: Looked = { original: undefined, failed: [] };

type OriginalOnTheWire = Omit<Original, 'number' | 'draft'> & { refnum: string };

function fetchOriginal(draft: InvoiceDraft, signal: AbortSignal) {
  return callStaff<Looked>(paths.previewInvoice, {
    method: 'POST',
    body: inputFromDraft(draft),
    signal,
    read: async (response) => {
      const { original } = (await response.json()) as { original: OriginalOnTheWire | null };
      if (!original) return { original: null, failed: [] };
      const { refnum, ...facts } = original;
      return { original: { ...facts, number: refnum, draft: draftFromInput(JSON.parse(facts.data)) }, failed: [] };
    },
  });
}
