import type { Desk } from '#contract/desk.ts';
import { firmProblem } from '#domain/company/firm-problem.ts';
import { ownGstinProblem } from '#domain/company/own-gstin-problem.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { isTaxState } from '../../parts/documents/suggest-tax-type.ts';

/** The problems that the company record has no registration for the state of the draft, does not exist, or is the buyer. */
export function firmProblemsOf(draft: InvoiceDraft, { company }: Desk): Problem[] {
  const { taxState } = draft;
  const message =
    isTaxState(taxState) || !company ? firmProblem(company, isTaxState(taxState) ? taxState : 'delhi') : null;
  if (message) return [{ field: 'taxState', message }];
  const own = company && ownGstinProblem(company, draft);
  return own ? [own] : [];
}

/** A short form for the field itself: the full sentence is beside it. */
export function firmMarks(draft: InvoiceDraft, desk: Desk): Problem[] {
  if (!desk.company || draft.taxState === '') return [];
  return firmProblemsOf(draft, desk).map(({ field }) => ({
    field,
    message: field === 'taxState' ? 'No registration' : 'Our own GSTIN',
  }));
}
