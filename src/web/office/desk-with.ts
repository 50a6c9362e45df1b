import type { CompanyAnswer } from '#contract/company.ts';
import type { Desk } from '#contract/desk.ts';
import { formatNumber, seriesOfPrefix } from '#domain/invoice/invoice-number.ts';
import { companyFrom } from './company-draft.ts';
import type { CompanyDraft } from './company-site-draft.ts';

/** The desk as it would be if the record were saved as it is typed: the firm on the paper, and where the series begin. */
export const deskWith = (desk: Desk, draft: CompanyDraft, { company, series }: CompanyAnswer): Desk => {
  const paper = companyFrom(draft, company);
  const nextNumbers = structuredClone(desk.nextNumbers);
  for (const { kind, taxState, prefix, next } of series) {
    const opening = paper.openingNumbers[prefix] ?? 1;
    const begins = seriesOfPrefix(prefix);
    if (next !== null) nextNumbers[kind][taxState] = next;
    else if (begins && opening > 0) nextNumbers[kind][taxState] = formatNumber(begins, opening);
  }
  return { ...desk, paper, nextNumbers };
};
