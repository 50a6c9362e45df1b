import type { CompanyAnswer } from '#contract/company.ts';
import type { Desk } from '#contract/desk.ts';
import { formatNumber, seriesOfPrefix } from '#domain/invoices/invoice-number.ts';
import { companyFrom } from './company-draft.ts';
import type { CompanyDraft } from './company-site-draft.ts';

/** The desk with the typed company record: for the firm on the paper and the first numbers of the series. */
export function previewDesk(desk: Desk, draft: CompanyDraft, { company, series }: CompanyAnswer): Desk {
  const paper = companyFrom(draft, company);
  const entries = series.flatMap(({ prefix, next }) => {
    const opening = paper.openingNumbers[prefix] ?? 1;
    const numberSeries = seriesOfPrefix(prefix);
    const first = numberSeries && opening > 0 ? formatNumber(numberSeries, opening) : null;
    const nextNumber = next ?? first;
    return nextNumber === null ? [] : [[prefix, { next: nextNumber, last: null }]];
  });
  return { ...desk, paper, series: { ...desk.series, ...Object.fromEntries(entries) } };
}
