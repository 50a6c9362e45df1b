import type { UnknownBuyersAnswer } from '#contract/customer-documents.ts';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { useLoad } from '../parts/use-load.ts';

/** How many buyers of issued documents are in no book; 0 until it is known. */
export function useUnknownBuyers(): number {
  const { latest } = useLoad<UnknownBuyersAnswer>('unknown buyers', (signal) =>
    callStaff(`${paths.unknownBuyers}?size=1`, { read: (response) => response.json(), signal }),
  );
  return latest?.count ?? 0;
}
