import { useRef } from 'react';
import {
  fetchReport,
  fetchReportTotals,
  type InvoiceRecord,
  type ReportFilter,
  type ReportTotals,
} from '../parts/documents/invoice-record.ts';
import { type LoadState, useLoad } from '../parts/use-load.ts';

type Report = {
  rows: LoadState<InvoiceRecord[]>;
  totals: LoadState<ReportTotals>;
  /** The rows and totals that are on the screen while others load; null before the first. */
  latestRows: InvoiceRecord[] | null;
  reload: () => void;
};

/**
 * A page of the report in two calls: the rows, and when these are there, count and sums of the filter. Another filter drops
 * totals that are still being calculated; another page keeps them. Without a filter nothing is loaded.
 */
export function useReport(filter: ReportFilter | null, page: number, size: number): Report {
  const filterKey = JSON.stringify(filter);
  const after = useRef({ filterKey: '', size: 0, numbers: [] as string[] });
  if (after.current.filterKey !== filterKey || after.current.size !== size)
    after.current = { filterKey, size, numbers: [] };

  const rows = useLoad(`${filterKey} ${page} ${size}`, async (signal) => {
    if (!filter) return { ok: true as const, value: { filterKey, records: [] }, headers: new Headers() };
    const { numbers } = after.current;
    const answer = await fetchReport(filter, { page, size, after: numbers[page - 1] ?? '' }, signal);
    if (!answer.ok) return answer;
    numbers[page] = answer.value.at(-1)?.refnum ?? '';
    return { ...answer, value: { filterKey, records: answer.value } };
  });
  const isShown = filter !== null && rows.latest?.filterKey === filterKey;
  const totals = useLoad<ReportTotals | null>(isShown ? filterKey : '', async (signal) =>
    isShown ? fetchReportTotals(filter, signal) : { ok: true as const, value: null, headers: new Headers() },
  );
  return {
    rows: rows.state.kind === 'ready' ? { kind: 'ready', value: rows.state.value.records } : rows.state,
    totals: known(totals.state),
    latestRows: rows.latest?.records ?? null,
    reload: () => {
      after.current.numbers = [];
      rows.reload();
      totals.reload();
    },
  };
}

function known(totals: LoadState<ReportTotals | null>): LoadState<ReportTotals> {
  if (totals.kind !== 'ready') return totals;
  return totals.value ? { kind: 'ready', value: totals.value } : { kind: 'loading' };
}
