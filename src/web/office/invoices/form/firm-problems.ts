import type { Desk } from '#contract/desk.ts';
import { firmProblem } from '#domain/company/firm-problem.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { isTaxState } from '../../parts/documents/suggest-tax-type.ts';

/** What the company record lacks for this draft, by its field. Without any record a draft without a state lacks it too. */
export function firmProblemsOf({ taxState }: InvoiceDraft, { company }: Desk): Problem[] {
  const message =
    isTaxState(taxState) || !company ? firmProblem(company, isTaxState(taxState) ? taxState : 'delhi') : null;
  return message ? [{ field: 'taxState', message }] : [];
}

/** The same at the field itself, in short: the whole sentence stands beside it. */
export function firmMarks(draft: InvoiceDraft, desk: Desk): Problem[] {
  if (!desk.company || draft.taxState === '') return [];
  return firmProblemsOf(draft, desk).map(({ field }) => ({ field, message: 'No registration' }));
}
