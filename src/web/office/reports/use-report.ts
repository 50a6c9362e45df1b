import { useRef } from 'react';
import { fetchReport, fetchReportTotals, type ReportFilter } from '../parts/documents/invoice-record.ts';
import { useRowsThenTotals } from '../parts/list/use-rows-then-totals.ts';

/** A page of the report, and count and sums of the filter. Without a filter nothing is loaded. */
export function useReport(filter: ReportFilter | null, page: number, size: number) {
  const filterKey = JSON.stringify(filter);
  // The last number of each page that was shown: the next one begins after it.
  const after = useRef({ filterKey: '', size: 0, numbers: [] as string[] });
  if (after.current.filterKey !== filterKey || after.current.size !== size)
    after.current = { filterKey, size, numbers: [] };
  const report = useRowsThenTotals({
    filter,
    part: `${page} ${size}`,
    fetchRows: async (asked, signal) => {
      const { numbers } = after.current;
      const answer = await fetchReport(asked, { page, size, after: numbers[page - 1] ?? '' }, signal);
      if (answer.ok) numbers[page] = answer.value.at(-1)?.refnum ?? '';
      return answer;
    },
    fetchTotals: fetchReportTotals,
  });
  return {
    ...report,
    reload: () => {
      after.current.numbers = [];
      report.reload();
    },
  };
}
