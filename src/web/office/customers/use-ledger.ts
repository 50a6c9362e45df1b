import type { LedgerAnswer } from '#contract/customer-documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { useLoad } from '../parts/use-load.ts';

type LedgerFilter = { id: string; state: string; from: string; to: string; page: number; size: number };

/** Loads a page of a customer's ledger. */
export function useLedger({ id, page, size, ...filter }: LedgerFilter) {
  const query = new URLSearchParams({ ...filter, page: String(page), size: String(size) });
  return useLoad<LedgerAnswer>(`${id} ${query}`, (signal) =>
    callStaff(`${path(paths.customerLedger, { id })}?${query}`, { read: (response) => response.json(), signal }),
  );
}
