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

/** Facts from outside the draft. Checks whose fact is missing are skipped. */
type DraftFacts = {
  /** The Indian date. */
  today?: string;
  series?: SeriesFacts | null;
  /** Of a credit note: the invoice that its Reference No names, null when we did not issue it. */
  original?: CreditedInvoice | null;
};

/**
 * `draftWarnings(draft)` → what is probably wrong, by law or common sense, the most serious first. Staff decide; nothing is
 * refused. A credit note keeps the rates of its invoice (CGST Act, section 34), so its rates are compared with that invoice.
 * Without the invoice the date of its rates is unknown, and only a rate that GST never had gives a warning.
 */
export function draftWarnings(draft: InvoiceDraft, facts: DraftFacts = {}): Problem[] {
  const { today, series = null, original } = facts;
  const { taxable, tax } = liveTotals(draft).totals;
  return [
    ...(original === undefined ? [] : creditWarnings(draft, original, taxable + tax)),
    ...placeWarnings(draft, taxable),
    ...wrongRates(draft, original ?? null),
    ...(today === undefined ? [] : dateWarnings(draft, today, series)),
    ...letterWarnings(draft),
    ...gapWarnings(draft.lines),
    ...numberWarnings(draft, series),
  ];
}

function wrongRates(draft: InvoiceDraft, original: CreditedInvoice | null): Problem[] {
  if (original) return [];
  return draft.kind === 'credit' ? neverRateWarnings(draft.lines) : rateWarnings(draft.lines, dateOnly(draft.date));
}
