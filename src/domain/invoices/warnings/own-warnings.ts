import type { Problem } from '../../outcome.ts';
import type { FilingFrequency } from '../../returns/period.ts';
import { isWithoutPayment } from '../../tax/supply-types.ts';
import type { CreditedInvoice } from '../credited-invoice.ts';
import { dateOnly } from '../draft-fields.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { liveTotals } from '../live-totals.ts';
import { dateWarnings, numberWarnings, type SeriesFacts } from './date-warnings.ts';
import { letterWarnings } from './letter-warnings.ts';
import { gapWarnings, neverRateWarnings, rateWarnings } from './line-warnings.ts';
import { placeWarnings } from './place-warnings.ts';

/** Facts from outside the draft. Checks whose fact is missing are skipped. */
export type DraftFacts = {
  /** The Indian date. */
  today?: string;
  series?: SeriesFacts | null;
  /** How often its registration files GSTR-1; as in the company record, monthly when absent. */
  filing?: FilingFrequency | undefined;
  /** Only for a credit note: the invoice that its Reference No names, null when we did not issue it. */
  original?: CreditedInvoice | null;
};

/**
 * `ownWarnings(draft)` → the warnings of `draftWarnings` without the comparison of a credit note with its invoice. The form
 * fetches that comparison for credit notes only.
 */
export function ownWarnings(
  draft: InvoiceDraft,
  { today, series = null, filing = 'monthly', original }: DraftFacts,
): Problem[] {
  return [
    ...(draft.withoutGst ? [] : placeWarnings(draft, liveTotals(draft).totals.taxable, Boolean(original))),
    ...(draft.withoutGst || isWithoutPayment(draft.supplyType) ? [] : wrongRates(draft, original ?? null)),
    ...(today === undefined ? [] : dateWarnings(draft, { today, series, filing })),
    ...letterWarnings(draft),
    ...gapWarnings(draft.lines),
    ...numberWarnings(draft, series),
  ];
}

function wrongRates(draft: InvoiceDraft, original: CreditedInvoice | null): Problem[] {
  if (original) return [];
  return draft.kind === 'credit' ? neverRateWarnings(draft.lines) : rateWarnings(draft.lines, dateOnly(draft.date));
}
