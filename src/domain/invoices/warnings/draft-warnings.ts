import type { Problem } from '../../outcome.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { creditWarnings } from './credit-warnings.ts';
import { type DraftFacts, ownWarnings } from './own-warnings.ts';

/**
 * `draftWarnings(draft)` → what is probably wrong, by law or common sense, the most serious first. Staff decide; nothing is
 * refused. A credit note keeps the rates of its invoice (CGST Act, section 34), so its rates are compared with that invoice.
 * Without the invoice the date of its rates is unknown, and only a rate that GST never had gives a warning.
 */
export function draftWarnings(draft: InvoiceDraft, facts: DraftFacts = {}): Problem[] {
  const { original } = facts;
  const compared = original === undefined ? [] : creditWarnings(draft, original);
  return [...compared, ...ownWarnings(draft, facts)];
}
