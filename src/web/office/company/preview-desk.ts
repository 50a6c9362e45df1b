import type { CompanyAnswer } from '#contract/company.ts';
import type { Desk } from '#contract/desk.ts';
import { formatNumber, seriesOfPrefix } from '#domain/invoices/invoice-number.ts';
import { companyFrom } from './company-draft.ts';
import type { CompanyDraft } from './company-site-draft.ts';

/** The desk as it would be if the record were saved as it is typed: the firm on the paper, and where the series begin. */
export function previewDesk(desk: Desk, draft: CompanyDraft, { company, series }: CompanyAnswer): Desk {
  const paper = companyFrom(draft, company);
  const begun = series.flatMap(({ prefix, next }) => {
    const opening = paper.openingNumbers[prefix] ?? 1;
    const begins = seriesOfPrefix(prefix);
    const first = begins && opening > 0 ? formatNumber(begins, opening) : null;
    const given = next ?? first;
    return given === null ? [] : [[prefix, { next: given, last: null }]];
  });
  return { ...desk, paper, series: { ...desk.series, ...Object.fromEntries(begun) } };
}
