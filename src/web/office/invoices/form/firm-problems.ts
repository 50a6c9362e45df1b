import type { Desk } from '#contract/desk.ts';
import { fillInCompany, firmProblem } from '#domain/company/firm-problem.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { isTaxState } from '#domain/tax/states.ts';

/** The company record has no registration for the state of the draft, or does not exist. */
export function firmProblemsOf(draft: InvoiceDraft, { company }: Desk): Problem[] {
  const { taxState } = draft;
  const message = !company ? fillInCompany : isTaxState(taxState) ? firmProblem(company, taxState) : null;
  return message ? [{ field: 'taxState', message }] : [];
}

/** A short form for the field itself: the full sentence is beside it. */
export function firmMarks(draft: InvoiceDraft, desk: Desk): Problem[] {
  if (!desk.company || draft.taxState === '') return [];
  return firmProblemsOf(draft, desk).map(({ field }) => ({ field, message: 'No registration' }));
}
