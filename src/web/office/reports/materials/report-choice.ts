import { paths } from '#contract/paths.ts';
import type { FigureDays } from '#domain/figures/period.ts';
import { type MaterialOrder, materialOrders } from '#domain/materials/material-report.ts';
import { daysInAddress, withoutThisYear } from '../../parts/fields/period-choice.ts';

type SortBy = MaterialOrder | `-${MaterialOrder}`;

/** What the report shows, as its address says it. */
export type ReportAsked = FigureDays & { sort: SortBy; unused: boolean };

const usual: SortBy = 'net';

/** `reportInAddress('?sort=-sold', '2026-11-21')` → this year, the least sold first. */
export function reportInAddress(search: string, today: string): ReportAsked {
  const params = new URLSearchParams(search);
  const sort = params.get('sort') ?? usual;
  const by = materialOrders.find((each) => each === sort.replace(/^-/, ''));
  return {
    ...daysInAddress(params, today),
    sort: !by ? usual : sort.startsWith('-') ? `-${by}` : by,
    unused: params.get('unused') === 'true',
  };
}

/** The address of the report, without what is usual. */
export function addressOfReport(asked: ReportAsked, today: string): string {
  const params = withoutThisYear(reportParams(asked), today);
  if (asked.sort === usual) params.delete('sort');
  if (!asked.unused) params.delete('unused');
  return params.size > 0 ? `${paths.materialReportPage}?${params}` : paths.materialReportPage;
}

/** The parameters of the call. */
export function reportParams({ from, to, sort, unused }: ReportAsked): URLSearchParams {
  return new URLSearchParams({ from, to, sort, unused: String(unused) });
}

/** What a heading sorts by when it is pressed: the other way where the list is in its order. `sortedBy('net', 'net')` → `'-net'` */
export function sortedBy(sort: SortBy, by: MaterialOrder): SortBy {
  return sort === by ? `-${by}` : by;
}

/** How a heading says that the list is in its order: texts from A, counts from the most. */
export function orderSaid(sort: SortBy, by: MaterialOrder): 'ascending' | 'descending' | undefined {
  if (sort !== by && sort !== `-${by}`) return undefined;
  const isText = by === 'code' || by === 'name';
  return isText === (sort === by) ? 'ascending' : 'descending';
}
