import type { InvoiceDraft } from '../invoices/invoice.ts';
import { readValidDraft } from '../invoices/read-draft.ts';
import type { InvoicedRow } from './origin-facts.ts';
import { type ProFormaState, proFormaState } from './pro-forma-state.ts';
import { rowsLeft, totalsLeft } from './rows-left.ts';

export type StandingFacts = { draft: InvoiceDraft; invoiced: readonly InvoicedRow[]; isDeclined: boolean };

/** `left`: what an invoice of the rest would come to, in paise; 0 when the buyer has declined. `validUntil`: '' without a last day. */
type Standing = { state: ProFormaState; validUntil: string; left: number };

/** The state of a pro-forma that is not cancelled: `proFormaStanding(facts, '2026-11-21').state` → `'invoiced in part'` */
export function proFormaStanding({ draft, invoiced, isDeclined }: StandingFacts, today: string): Standing {
  const { validUntil = '' } = draft;
  const rows = rowsLeft(readValidDraft(draft).lines, invoiced);
  return {
    state: proFormaState({ isDeclined, validUntil, today, rows }),
    validUntil,
    left: isDeclined ? 0 : totalsLeft(draft, invoiced).payable,
  };
}
