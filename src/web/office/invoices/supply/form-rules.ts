import type { CustomerAnswer } from '#contract/customers.ts';
import type { Desk } from '#contract/desk.ts';
import { ownGstinProblem } from '#domain/company/own-gstin-problem.ts';
import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { otherSupplyProblem } from '#domain/invoices/other-supply-problem.ts';
import { ruleProblems } from '#domain/invoices/rule-problems.ts';
import { isSezUnit, sezUnitProblem, wantsSupplyOfSez } from '#domain/invoices/wants-supply-of-sez.ts';
import type { Problem } from '#domain/outcome.ts';
import { closedDateProblems } from '#domain/returns/filing-problems.ts';

type FormFacts = {
  company: Desk['company'];
  customer: CustomerAnswer | null;
  original: CreditedInvoice | null;
  closed?: Desk['closed'];
};

/** What is wrong between the fields of the form, with what is known of the firm, of its buyer and of the invoice that it corrects. */
export function formRules(draft: InvoiceDraft, { company, customer, original, closed = {} }: FormFacts): Problem[] {
  const other = original && otherSupplyProblem(draft, original.draft, original.number);
  const own = company && ownGstinProblem(company, draft);
  return [
    ...(own ? [own] : []),
    ...(isSezUnit(customer, draft.buyerAddress) && wantsSupplyOfSez(draft) ? [sezUnitProblem] : []),
    ...(other ? [other] : []),
    ...closedDateProblems(draft, closed),
    ...ruleProblems(draft),
  ];
}
