import { type TaxState, taxStates } from '../tax/states.ts';
import { isRegistered } from './registered-states.ts';

type Firm = { registrations: Partial<Record<TaxState, { gstin: string }>> };

/** The problem of a shop without a company record. */
export const fillInCompany = 'Fill in the company record first';

/**
 * Why this firm cannot issue documents in `taxState`, or null. Rule 46(a): a document carries the GSTIN of the state it is issued in.
 * `firmProblem(company, 'assam')` → `'The firm has no registration for Assam: add it under Company'`
 */
export function firmProblem(firm: Firm | null, taxState: TaxState): string | null {
  if (!firm) return fillInCompany;
  if (isRegistered(firm, taxState)) return null;
  return `The firm has no registration for ${taxStates[taxState].name}: add it under Company`;
}
