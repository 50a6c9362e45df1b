import { useMemo } from 'react';
import type { Desk } from '#contract/desk.ts';
import { inputFromDraft } from '#contract/invoice-wire.ts';
import { paths } from '#contract/paths.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { isTaxState } from '#domain/tax/states.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { seriesAt } from '../../parts/preview/series-at.ts';
import { useDebounced } from '../../parts/use-debounced.ts';
import { useLoad } from '../../parts/use-load.ts';
import { usePart } from '../../parts/use-part.ts';
import type { NoteRules, Original } from '../correct/read-original.ts';

type OriginalLookup = {
  /** Null when the Reference No is not our invoice; undefined before the lookup. */
  original: Original | null | undefined;
  rules?: NoteRules;
  failed: Problem[];
  /** The state and the number that were looked up. */
  named: string;
};

/** The warnings of the draft. Computed in the browser; only the invoice of a credit note comes from the server. */
export function useWarnings(
  draft: InvoiceDraft,
  desk: Desk,
): { warnings: Problem[]; original: Original | null; rules: NoteRules | undefined; lookAgain: () => void } {
  const { original, rules, failed, lookAgain } = useOriginal(draft);
  // Staff decide what a warning means, so the form does not wait for the rules of warnings.
  const part = usePart(true, () => import('#domain/invoices/warnings/own-warnings.ts'));
  const own = useMemo(() => {
    const compared = original === undefined ? [] : (rules?.compare(draft, original) ?? []);
    const filing = isTaxState(draft.taxState) ? desk.paper?.registrations[draft.taxState]?.filing : undefined;
    const facts = { today: desk.today, series: seriesAt(desk, draft), filing };
    const known = original === undefined ? facts : { ...facts, original };
    return [...compared, ...(part?.ownWarnings(draft, known) ?? [])];
  }, [draft, desk, original, rules, part]);
  return { warnings: failed.length > 0 ? [...failed, ...own] : own, original: original ?? null, rules, lookAgain };
}

/** Looks up the Reference No, debounced. A result for an earlier number or state is not shown; while the buyer is typed, the last one is. */
function useOriginal(draft: InvoiceDraft): OriginalLookup & { lookAgain: () => void } {
  const { kind, taxState } = draft;
  const number = draft.referenceNumber.trim();
  const hasReference = kind === 'credit' && taxState !== '' && number !== '';
  const named = hasReference ? JSON.stringify([taxState, number]) : '';
  // An invoice of before this shop is known by its buyer and its date too.
  const current = named && JSON.stringify([named, draft.buyerAddress, draft.otherReferences]);
  const key = useDebounced(current, 500);
  const {
    state,
    latest,
    reload: lookAgain,
  } = useLoad<OriginalLookup>(key, async (signal) =>
    key === '' ? { ok: true, value: noLookup, headers: new Headers() } : fetchOriginal(draft, named, signal),
  );
  if (key !== current || state.kind === 'loading')
    return { ...(latest?.named === named ? latest : noLookup), lookAgain };
  if (state.kind === 'ready') return { ...state.value, lookAgain };
  return {
    ...noLookup,
    lookAgain,
    failed: [{ field: 'referenceNumber', message: `Invoice not checked: ${state.failure.message}` }],
  };
}

const noLookup: OriginalLookup = { original: undefined, failed: [], named: '' };

function fetchOriginal(draft: InvoiceDraft, named: string, signal: AbortSignal) {
  return callStaff<OriginalLookup>(paths.previewInvoice, {
    method: 'POST',
    body: inputFromDraft(draft),
    signal,
    read: async (response) => {
      const { readOriginal } = await import('../correct/read-original.ts');
      return { ...readOriginal(await response.json()), failed: [], named };
    },
  });
}
