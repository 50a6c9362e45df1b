import { paths } from '#contract/paths.ts';
import { useFileDownload } from '../parts/list/use-file-download.ts';
import type { ReportChoice } from './report-filters.tsx';

/**
 * Downloads the register. The CSV file has the tax invoices and credit notes of the dates. The Excel workbook has them too, or
 * with a report type what that report shows.
 */
export function useRegister({ state, from, to, kind, typed, cancelled }: ReportChoice) {
  const { busy, message, save } = useFileDownload();
  const period = { state, from, to };
  const shown: Record<string, string> =
    kind === '' ? {} : { type: kind, q: typed.trim(), cancelled: String(cancelled) };
  return {
    busy: busy !== '',
    message,
    saveCsv: () => save(`${paths.register}?${new URLSearchParams(period)}`, `${nameOf(period)}.csv`),
    saveWorkbook: () =>
      save(`${paths.registerWorkbook}?${new URLSearchParams({ ...period, ...shown })}`, `${nameOf(period)}.xlsx`),
  };
}

function nameOf({ state, from, to }: { state: string; from: string; to: string }) {
  return ['register', state, from, to].filter((part) => part !== '').join('-');
}
