import { useMemo } from 'react';
import type { Desk } from '#contract/desk.ts';
import { draftFromInput, inputFromDraft } from '#contract/invoice-wire.ts';
import { paths } from '#contract/paths.ts';
import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import type { creditWarnings } from '#domain/invoices/warnings/credit-warnings.ts';
import { ownWarnings } from '#domain/invoices/warnings/own-warnings.ts';
import type { Problem } from '#domain/outcome.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { seriesAt } from '../../parts/preview/series-at.ts';
import { useDebounced } from '../../parts/use-debounced.ts';
import { useLoad } from '../../parts/use-load.ts';

/** The invoice that a credit note corrects. `data` is its JSON text on the wire. */
type Original = CreditedInvoice & { data: string };

type OriginalLookup = {
  /** Null when the Reference No is not our invoice; undefined before the lookup. */
  original: Original | null | undefined;
  /** Compares the credit note with it. Fetched with the invoice, because other documents do not need it. */
  compare?: typeof creditWarnings;
  failed: Problem[];
};

/** The warnings of the draft. Computed in the browser; only the invoice of a credit note comes from the server. */
export function useWarnings(draft: InvoiceDraft, desk: Desk): { warnings: Problem[]; original: Original | null } {
  const { original, compare, failed } = useOriginal(draft);
  const own = useMemo(() => {
    const { taxable, tax } = liveTotals(draft).totals;
    const compared = original === undefined ? [] : (compare?.(draft, original, taxable + tax) ?? []);
    const facts = { today: desk.today, series: seriesAt(desk, draft) };
    return [...compared, ...ownWarnings(draft, original === undefined ? facts : { ...facts, original })];
  }, [draft, desk, original, compare]);
  return { warnings: failed.length > 0 ? [...failed, ...own] : own, original: original ?? null };
}

/** Looks up the Reference No, debounced. A result for an earlier number or state is not shown. */
function useOriginal(draft: InvoiceDraft): OriginalLookup {
  const { kind, taxState } = draft;
  const number = draft.referenceNumber.trim();
  const hasReference = kind === 'credit' && taxState !== '' && number !== '';
  const current = hasReference ? JSON.stringify([taxState, number]) : '';
  const key = useDebounced(current, 500);
  const { state } = useLoad<OriginalLookup>(key, async (signal) =>
    key === '' ? { ok: true, value: noLookup, headers: new Headers() } : fetchOriginal(draft, signal),
  );
  if (key !== current || state.kind === 'loading') return noLookup;
  if (state.kind === 'ready') return state.value;
  return {
    ...noLookup,
    failed: [{ field: 'referenceNumber', message: `Invoice not checked: ${state.failure.message}` }],
  };
}

const noLookup: OriginalLookup = { original: undefined, failed: [] };

type OriginalOnTheWire = Omit<Original, 'number' | 'draft'> & { refnum: string };

function fetchOriginal(draft: InvoiceDraft, signal: AbortSignal) {
  return callStaff<OriginalLookup>(paths.previewInvoice, {
    method: 'POST',
    body: inputFromDraft(draft),
    signal,
    read: async (response) => {
      const { original } = (await response.json()) as { original: OriginalOnTheWire | null };
      const { creditWarnings: compare } = await import('#domain/invoices/warnings/credit-warnings.ts');
      if (!original) return { original: null, compare, failed: [] };
      const { refnum, ...facts } = original;
      const draftOfOriginal = draftFromInput(JSON.parse(facts.data));
      return { original: { ...facts, number: refnum, draft: draftOfOriginal }, compare, failed: [] };
    },
  });
}
