import type { Problem } from '../../outcome.ts';
import type { CreditedInvoice } from '../credited-invoice.ts';
import { dateOnly } from '../draft-fields.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { liveTotals } from '../live-totals.ts';
import { creditWarnings } from './credit-warnings.ts';
import { dateWarnings, numberWarnings, type SeriesFacts } from './date-warnings.ts';
import { letterWarnings } from './letter-warnings.ts';
import { gapWarnings, neverRateWarnings, rateWarnings } from './line-warnings.ts';
import { placeWarnings } from './place-warnings.ts';

/** What is known beside the draft; what is left out is not looked at. */
type DraftFacts = {
  /** The Indian date. */
  today?: string;
  series?: SeriesFacts | null;
  /** Of a credit note: the invoice that its Reference No names, null where it is not one of ours. */
  original?: CreditedInvoice | null;
};

/**
 * `draftWarnings(draft)` → what the law or plain sense speaks against, the gravest first; staff decide, nothing is refused.
 * A credit note keeps the rates of its invoice (CGST Act, section 34): where that is known, they are held against it alone,
 * and where it is not, no date says which rates it had: only a rate that GST never had is wrong on any day.
 */
export function draftWarnings(draft: InvoiceDraft, facts: DraftFacts = {}): Problem[] {
  const { today, series = null, original } = facts;
  const { taxable, tax } = liveTotals(draft).totals;
  return [
    ...(original === undefined ? [] : creditWarnings(draft, original, taxable + tax)),
    ...placeWarnings(draft, taxable),
    ...ratesAtFault(draft, original ?? null),
    ...(today === undefined ? [] : dateWarnings(draft, today, series)),
    ...letterWarnings(draft),
    ...gapWarnings(draft.lines),
    ...numberWarnings(draft, series),
  ];
}

function ratesAtFault(draft: InvoiceDraft, original: CreditedInvoice | null): Problem[] {
  if (original) return [];
  return draft.kind === 'credit' ? neverRateWarnings(draft.lines) : rateWarnings(draft.lines, dateOnly(draft.date));
}
