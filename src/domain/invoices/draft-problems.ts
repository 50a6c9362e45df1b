import type { IsListed } from '../catalogue/form-lists.ts';
import { type ChosenField, chosenFields } from '../company/compulsory-fields.ts';
import type { Problem } from '../outcome.ts';
import { fieldProblems } from './field-problems.ts';
import type { InvoiceDraft } from './invoice.ts';
import { ruleProblems } from './rule-problems.ts';

/** `draftProblems(draft, isListed)` → every reason why it cannot be issued, `[]` when it can: its fields first, then its rules. */
export function draftProblems(
  draft: InvoiceDraft,
  isListed: IsListed,
  compulsory: readonly ChosenField[] = chosenFields,
): Problem[] {
  return [...fieldProblems(draft, isListed, compulsory), ...ruleProblems(draft)];
}
